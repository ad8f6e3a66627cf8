// Parts of the page are fetched when they are needed. A page that is older than the server does not find them any more.

class Parts {
  /** One could not be fetched: the page has to be loaded anew. */
  missing = $state(false);

  watch(): void {
    addEventListener("vite:preloadError", () => {
      this.missing = true;
    });
  }
}

export const parts = new Parts();

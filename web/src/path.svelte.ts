// Which page is shown: the path decides.

class Path {
  now = $state(location.pathname);
  constructor() {
    addEventListener("popstate", () => {
      this.now = location.pathname;
    });
    document.addEventListener("click", (event) => {
      const link = (event.target as HTMLElement).closest?.("a");
      const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (!link || !plain || link.origin !== location.origin || link.target) return;
      event.preventDefault();
      go(link.pathname);
    });
  }
}

export const path = new Path();

export function go(to: string): void {
  history.pushState(null, "", to);
  path.now = to;
  scrollTo(0, 0);
}

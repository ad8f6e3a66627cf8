// Which page is shown: the path decides.

class Path {
  now = $state(location.pathname);
  /** What follows the path, as `?code=…`. */
  query = $state(location.search);
  /** The place on the page, as `#gain`. */
  hash = $state(location.hash);
  constructor() {
    addEventListener("popstate", follow);
    document.addEventListener("click", (event) => {
      const link = (event.target as HTMLElement).closest?.("a");
      const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (
        event.defaultPrevented ||
        !link ||
        !plain ||
        link.origin !== location.origin ||
        link.target ||
        link.hasAttribute("download")
      )
        return;
      // the browser itself goes to another place of this page
      if (link.hash && link.pathname + link.search === location.pathname + location.search) return;
      event.preventDefault();
      go(link.pathname + link.search + link.hash);
    });
  }
}

export const path = new Path();

/** Whoever is on the way to another page, and what had the focus when they left; none once they have arrived. */
let leaving: { from: Element | null } | null = null;

export function go(to: string): void {
  const before = path.now;
  history.pushState(null, "", to);
  follow();
  if (path.now !== before) leaving = { from: document.activeElement };
  scrollTo(0, 0);
}

/** Attached to the heading of every page: whoever comes to it from another one goes on from there. */
export function arrival(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (!leaving) return;
  const { from } = leaving;
  leaving = null;
  const now = document.activeElement;
  // what the page has given the focus to keeps it
  if (now === null || now === document.body || now === from) heading.focus({ preventScroll: true });
}

/** Another address for the page that is shown. */
export function rename(to: string): void {
  history.replaceState(null, "", to);
  follow();
}

function follow(): void {
  path.now = location.pathname;
  path.query = location.search;
  path.hash = location.hash;
}

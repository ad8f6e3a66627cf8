// Links and codes into the clipboard.

/** Whether it has been copied: some browsers let nobody, and pages without HTTPS have no clipboard. */
export function copied(text: string): Promise<boolean> {
  const copying = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"));
  return copying.then(
    () => true,
    () => false,
  );
}

/** Whether the page on the screen is the one that the browser came to: only those after it take the focus. */
let firstPath: string | null = null;
let wentOn = false;

/** True for the first address that is asked about, until another one is. */
export function isFirstPage(path: string): boolean {
  firstPath ??= path;
  if (path !== firstPath) wentOn = true;
  return !wentOn;
}

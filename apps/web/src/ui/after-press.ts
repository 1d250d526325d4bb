/** What ends a press: letting go, or that it became a scroll or a drag. */
const ENDS = ['pointerup', 'pointercancel'] as const;

/** Whether a finger or a button is down anywhere on the page. */
let pressed = false;
window.addEventListener('pointerdown', () => (pressed = true), true);
for (const kind of ENDS) window.addEventListener(kind, () => (pressed = false), true);

/**
 * Runs at once, or after the press that is under way is over and has become a click. A sentence that comes up under a field when it is
 * left moves what stands below: without this the button that one is pressing would slip away under the pointer.
 */
export function afterPress(run: () => void): void {
  if (!pressed) {
    run();
    return;
  }
  const over = new AbortController();
  const end = () => {
    over.abort();
    setTimeout(run);
  };
  for (const kind of ENDS) window.addEventListener(kind, end, { signal: over.signal });
}

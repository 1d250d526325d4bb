/** Whether a finger or a button is down anywhere on the page. */
let pressed = false;
window.addEventListener('pointerdown', () => (pressed = true), true);
for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, () => (pressed = false), true);

/**
 * Runs at once, or after the press that is under way has become a click. A sentence that comes up under a field when it is
 * left moves what stands below: without this the button that one is pressing would slip away under the pointer.
 */
export function afterPress(run: () => void): void {
  if (!pressed) run();
  else window.addEventListener('pointerup', () => setTimeout(run), { once: true });
}

/** Kept free below what already stands in the margin, in px. */
const APART_PX = 24;

/** What stands in the margin by itself. */
const IN_THE_MARGIN = '.margin > :not(:empty)';

/** Places a note of the margin so far below the top of what holds it: level with a line, or below what stands in the margin where that reaches down to it. */
export function placeBeside(note: HTMLElement, line: DOMRect, besides = ''): void {
  const holder = note.parentElement?.getBoundingClientRect();
  if (!holder) return;
  const taken = [...document.querySelectorAll(`${IN_THE_MARGIN}${besides}`)].map((one) => one.getBoundingClientRect().bottom);
  put(note, holder, Math.max(line.top, ...taken.map((bottom) => bottom + APART_PX)));
}

/** The same for a note that is wanted now: where below the margin's own it would be out of sight, it stands level with the line, over them. */
export function placeInSightBeside(note: HTMLElement, line: DOMRect, besides: string): void {
  const holder = note.parentElement?.getBoundingClientRect();
  if (!holder) return;
  placeBeside(note, line, besides);
  const below = document.querySelector('.bottombar')?.getBoundingClientRect().top ?? window.innerHeight;
  if (note.getBoundingClientRect().bottom > below) put(note, holder, Math.max(line.top, 0));
}

const put = (note: HTMLElement, holder: DOMRect, top: number) => note.style.setProperty('--beside-at', `${Math.round(top - holder.top)}px`);

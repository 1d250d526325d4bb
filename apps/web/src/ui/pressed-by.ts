let latest = '';
window.addEventListener('pointerdown', ({ pointerType }) => (latest = pointerType), true);

/**
 * Whether a button was pressed by a finger: what it leads to must not bring the screen's keyboard up. A click does not say so everywhere, the press before
 * it does; and where a finger is all that there is, whatever is pressed without a key is pressed by one.
 */
export const isByTouch = ({ detail }: { readonly detail: number }): boolean =>
  detail > 0 && (latest === 'touch' || window.matchMedia('(hover: none) and (pointer: coarse)').matches);

/**
 * Style sheets that did not arrive. The bundler counts one that failed as fetched, so a part that is asked for again would come
 * without its looks: they are brought here, before the part is drawn.
 */
const lost = new Set<HTMLLinkElement>();
let coming: Promise<unknown> | null = null;

const isStyles = (target: EventTarget | null): target is HTMLLinkElement => target instanceof HTMLLinkElement && target.rel === 'stylesheet';

/** Remembers from now on what fails, and what of the page itself has failed already. */
export function rememberLostStyles(): void {
  // The page's own have come or failed before the first script runs.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) if (link.sheet === null) lost.add(link);
  window.addEventListener('error', ({ target }) => isStyles(target) && lost.add(target), true); // it does not bubble
}

/** Asks again for all that were lost; fails where one is lost again. */
export function fetchLostStyles(): Promise<unknown> {
  if (lost.size === 0 && !coming) return Promise.resolve();
  coming ??= Promise.all([...lost].map(fetchAgain)).finally(() => {
    coming = null;
  });
  return coming;
}

const fetchAgain = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const next = link.cloneNode() as HTMLLinkElement;
    next.addEventListener('load', () => resolve());
    next.addEventListener('error', () => reject(new Error(`${link.href} did not arrive.`)));
    lost.delete(link);
    link.replaceWith(next);
  });

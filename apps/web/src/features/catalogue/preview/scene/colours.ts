/** The page's colours for the scene: tokens as the scheme in force has them. */
import type { NodeType } from '../journey-nodes.ts';

/** The token of each kind of stop. Learn blue, practice green, apply purple, review orange; amber is where one begins. */
export const typeTokens: Record<NodeType, string> = {
  start: '--lamp-ink',
  lesson: '--blue',
  quiz: '--green',
  project: '--purple',
  checkpoint: '--orange',
};

/** Reads tokens as they are on the page now: `rgb(…)`. A probe is asked, since a token holds both schemes. */
export function readTokens(place: HTMLElement): (token: string) => string {
  const probe = document.createElement('span');
  probe.hidden = true;
  place.append(probe);
  const read = (token: string): string => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const tokens = [
    '--paper',
    '--sheet',
    '--wash',
    '--edge',
    '--line',
    '--lamp',
    '--lamp-core',
    '--metal',
    '--shade',
    '--pine-fill',
    ...Object.values(typeTokens),
  ];
  const found = new Map(tokens.map((token) => [token, read(token)]));
  probe.remove();
  return (token) => found.get(token) ?? 'rgb(128, 128, 128)';
}

/** Calls when the scheme changes, by the system or by the reader's choice; answers how to stop. */
export function whenSchemeChanges(hear: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const choice = new MutationObserver(hear);
  system.addEventListener('change', hear);
  choice.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', hear);
    choice.disconnect();
  };
}

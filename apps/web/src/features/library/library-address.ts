/** What is looked for stands in the address: Back brings it back, and a link to it can be kept. Pure. */
import type { FoundKind } from '@lou/contract/library';
import { SEARCH_LIMIT } from '@lou/contract/search-limits';
import { kindWords } from './texts.ts';
import type { LookedFor } from './use-search.ts';

export const LIBRARY = '/library';

const isKind = (kind: string): kind is FoundKind => Object.hasOwn(kindWords, kind);

/** What the address asks for; a kind that nobody knows is all of them. */
export function lookedForIn(search: string): LookedFor {
  const asked = new URLSearchParams(search);
  const kind = asked.get('kind') ?? '';
  return { words: (asked.get('q') ?? '').trim().slice(0, SEARCH_LIMIT), kind: isKind(kind) ? kind : null };
}

export function addressOf({ words, kind }: LookedFor): string {
  const asked = new URLSearchParams();
  if (words !== '') asked.set('q', words);
  if (kind !== null) asked.set('kind', kind);
  return asked.size === 0 ? LIBRARY : `${LIBRARY}?${asked}`;
}

/** Where a result opens; a text knows by it that a search led there, and leads back. */
export const openedFrom = (link: string, words: string): string => (link.includes('passage=') ? `${link}&for=${encodeURIComponent(words)}` : link);

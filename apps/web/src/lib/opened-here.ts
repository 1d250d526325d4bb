/** What a reader opened last on this device, newest first: kept for each user, so that the next one at the same desk sees none of it. */
import type { FoundKind } from '@lou/contract/library';
import { useEffect } from 'react';
import { useUser } from './auth.ts';
import { isOurs } from './way-back.ts';

/** So many are remembered. */
export const OPENED_MOST = 6;

export interface Opened {
  readonly kind: FoundKind;
  readonly title: string;
  /** Where it opens. */
  readonly link: string;
}

const placeOf = (userId: string): string => `lou.opened.${userId}`;

const isOpened = (one: unknown): one is Opened => {
  const { kind, title, link } = (one ?? {}) as Partial<Opened>;
  return typeof kind === 'string' && typeof title === 'string' && typeof link === 'string' && isOurs(link);
};

/** Newest first; empty where nothing was opened yet, and where storage is shut or holds something else. */
export function openedBy(userId: string, storage: Pick<Storage, 'getItem'> = localStorage): readonly Opened[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(placeOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOpened).slice(0, OPENED_MOST) : [];
  } catch {
    return [];
  }
}

/** Puts one in front; opened again it moves there. */
export function noteOpened(userId: string, one: Opened, storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage): void {
  try {
    const { kind, title, link } = one;
    const others = openedBy(userId, storage).filter((other) => other.link !== link);
    storage.setItem(placeOf(userId), JSON.stringify([{ kind, title, link }, ...others].slice(0, OPENED_MOST)));
  } catch {
    // storage may be shut; nothing is remembered then
  }
}

/** Remembers what this page has open, once its title is known. */
export function useOpened(kind: Opened['kind'], title: string | undefined, link: string): void {
  const { id } = useUser();
  useEffect(() => {
    if (title !== undefined) noteOpened(id, { kind, title, link });
  }, [id, kind, title, link]);
}

/** What a reader opened last on this device, newest first: kept for each user, so that the next one at the same desk sees none of it. */
import type { FoundKind } from '@lou/contract/library';
import { useEffect } from 'react';
import { useUser } from './auth.ts';
import { keepOnDevice, recallOnDevice } from './kept-here.ts';
import { isOurs } from './way-back.ts';

/** So many are remembered. */
export const OPENED_MOST = 6;

export interface Opened {
  readonly kind: FoundKind;
  readonly title: string;
  /** Where it opens. */
  readonly link: string;
}

const placeOf = (userId: string): string => `opened.${userId}`;

/** Another version of the app may have kept what this one cannot name. */
const kinds: Readonly<Record<FoundKind, true>> = { course: true, lesson: true, item: true, session: true };

const isOpened = (one: unknown): one is Opened => {
  const { kind, title, link } = (one ?? {}) as Partial<Opened>;
  return typeof kind === 'string' && Object.hasOwn(kinds, kind) && typeof title === 'string' && typeof link === 'string' && isOurs(link);
};

/** Newest first; empty where nothing was opened yet. */
export function openedBy(userId: string): readonly Opened[] {
  const kept = recallOnDevice(placeOf(userId));
  return Array.isArray(kept) ? kept.filter(isOpened).slice(0, OPENED_MOST) : [];
}

/** Puts one in front; opened again it moves there. */
export function noteOpened(userId: string, { kind, title, link }: Opened): void {
  const others = openedBy(userId).filter((other) => other.link !== link);
  keepOnDevice(placeOf(userId), [{ kind, title, link }, ...others].slice(0, OPENED_MOST));
}

/** Remembers what this page has open, once its title is known. */
export function useOpened(kind: Opened['kind'], title: string | undefined, link: string): void {
  const { id } = useUser();
  useEffect(() => {
    if (title !== undefined) noteOpened(id, { kind, title, link });
  }, [id, kind, title, link]);
}

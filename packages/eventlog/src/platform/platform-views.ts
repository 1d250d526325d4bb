/** The platform views that a process follows. */
import type { PlatformView, RecordedFact } from '@lou/domain/kernel';
import type { Catalogue } from '../catalogue.ts';

// biome-ignore lint/suspicious/noExplicitAny: a view of any row; Row is both given and taken
export type AnyPlatformView = PlatformView<any>;

/** What names a view's rows in the database: another version is another view. */
export const keyOfView = ({ name, version }: Pick<AnyPlatformView, 'name' | 'version'>): string => `${name}@${version}`;

/** The types that any of these views listens to. */
export const typesOfViews = (views: readonly AnyPlatformView[]): string[] => [...new Set(views.flatMap(({ listensTo }) => listensTo.map(({ type }) => type)))];

/** The rows that a fact touches; none where the view does not listen to it or nobody here can read it. Throws when a key is no name. */
export function keysOfFact(view: AnyPlatformView, fact: RecordedFact, catalogue: Catalogue): readonly string[] {
  if (!view.listensTo.some(({ type }) => type === fact.type) || !catalogue.canReadOrWrote(fact)) return [];
  const keys = view.keysOf(fact);
  if (keys.some((key) => typeof key !== 'string')) throw new Error(`${view.name} gives ${fact.type} a row without a key.`);
  return keys;
}

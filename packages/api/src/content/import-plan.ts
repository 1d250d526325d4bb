/** What a version of the shipped content means for what stands: a pure comparison, unit by unit. */
import { sameAsJson } from './same-as-json.ts';
import { keyOf, type Unit } from './shipped.table.ts';

export interface ImportPlan<Of extends Unit = Unit> {
  /** New, or changed since the last version, and staff have not touched the row. */
  readonly write: readonly Of[];
  /** Changed since the last version, but staff's text stands: it is remembered and offered. */
  readonly offer: readonly Of[];
  /** No longer shipped, and staff have not touched it. */
  readonly remove: readonly Pick<Of, 'kind' | 'id'>[];
  /** Everything that is no longer shipped, by key. */
  readonly gone: readonly string[];
}

/** `before` is what the last version shipped; `edited` the keys of what staff have changed. */
export function planImport<Of extends Unit>(units: readonly Of[], before: readonly Of[], edited: ReadonlySet<string>): ImportPlan<Of> {
  const last = new Map(before.map((unit) => [keyOf(unit), unit]));
  const now = new Set(units.map(keyOf));
  const changed = units.filter((unit) => {
    const shipped = last.get(keyOf(unit));
    return !shipped || !sameAsJson(shipped.content, unit.content);
  });
  const gone = before.filter((unit) => !now.has(keyOf(unit)));
  const stays = gone.filter((unit) => unit.kind === 'section' && [...edited].some((key) => isWithin(unit.id, idOf(key))));
  return {
    write: changed.filter((unit) => !edited.has(keyOf(unit))),
    offer: changed.filter((unit) => edited.has(keyOf(unit))),
    remove: gone.filter((unit) => !edited.has(keyOf(unit)) && !stays.some((section) => isWithin(section.id, unit.id))),
    gone: gone.map(keyOf),
  };
}

/** A section that is no longer shipped stays whole where staff have made anything in it their own. */
const isWithin = (sectionId: string, id: string): boolean => id === sectionId || id.startsWith(`${sectionId}.`) || id.startsWith(`${sectionId}/`);

const idOf = (key: string): string => key.slice(key.indexOf(' ') + 1);

/** The glossary's entries: found by the name of a term, said as its meaning. */

import type { Passage } from '../../course-material.ts';
import { tellingStems } from '../../language/words.ts';
import { isGlossary } from '../../retrieval/is-glossary.ts';
import type { Library } from '../../retrieval/library.ts';
import { speltOut } from '../message/spelt-out.ts';
import { termAskedFor } from '../message/term-asked-for.ts';

/** The glossary's entry for the term that a question asks about, and nothing less than the whole term. */
export function glossaryEntry(question: string, courseIds: readonly string[], library: Pick<Library, 'passagesOf'>): Passage | null {
  const term = termAskedFor(question);
  return term === null ? null : termEntry(term, courseIds, library);
}

/** The entry of a term by its name, whatever article stands before it and whatever form its words have. */
export function termEntry(term: string, courseIds: readonly string[], library: Pick<Library, 'passagesOf'>): Passage | null {
  const one = term.replace(/s\b/g, '');
  return entryNamed(term, courseIds, library) ?? (one === term ? null : entryNamed(one, courseIds, library));
}

function entryNamed(term: string, courseIds: readonly string[], library: Pick<Library, 'passagesOf'>): Passage | null {
  const { name, stems } = readTerm(term);
  let alike: Passage | null = null;
  for (const courseId of courseIds)
    for (const passage of library.passagesOf(courseId)) {
      if (!isGlossary(passage)) continue;
      const title = titleOf(passage);
      if (title.name === name) return passage;
      if ((stems !== '' && title.stems === stems) || otherNamesOf(passage).has(name)) alike ??= passage;
    }
  return alike;
}

/** Said of either side without naming another thing: 'a normal denominator'. */
const ordinary = /\b(?:normal|regular|ordinary|usual|plain|simple|just|real|actual|other)\b ?/g;

/**
 * The entries of two things that are told apart, undefined where one has none. What the two share may be left out:
 * 'current and non-current' of assets are 'current asset' and 'non-current asset'.
 */
export function entriesOfSides(
  sides: readonly [string, string],
  courseIds: readonly string[],
  library: Pick<Library, 'passagesOf'>,
): readonly (Passage | undefined)[] {
  const named = sides.map((side, at) =>
    namesOf(side, sides[1 - at] ?? '')
      .map((name) => termEntry(name, courseIds, library))
      .find((entry) => entry !== null),
  );
  if (named.every((entry) => entry !== undefined)) return named;
  const [one, other] = sides.map((side) => readTerm(side).name);
  const entries = courseIds.flatMap((courseId) => library.passagesOf(courseId)).filter(isGlossary);
  for (const first of entries) {
    const shared = titleOf(first).name.startsWith(`${one} `) ? titleOf(first).name.slice((one ?? '').length) : null;
    const second = shared === null ? undefined : entries.find((entry) => titleOf(entry).name === `${other}${shared}`);
    if (second) return [first, second];
  }
  return named;
}

/** What one of two things may be called: 'active' beside 'passive sentence' is an active sentence, and a normal note a note. */
export function namesOf(side: string, other: string): readonly string[] {
  const words = other.split(' ');
  return [side, side.replace(ordinary, ''), ...(words.length > 1 ? [`${side} ${words.at(-1)}`] : [])];
}

/** The entry as a sentence that can be said: `“Denominator” means the bottom number of a fraction ...`. */
export function entrySentence(entry: Passage): string {
  const meaning = entry.text.slice(entry.text.indexOf(':') + 1).trim();
  return `“${entry.title.charAt(0).toUpperCase()}${entry.title.slice(1)}” means ${meaning}`;
}

interface ReadTerm {
  readonly name: string;
  /** In the order of the alphabet: 'load factor' and 'the factor of the load' are one. */
  readonly stems: string;
}

const readTerm = (term: string): ReadTerm => ({
  name: speltOut(term).replace(/^(?:a|an|the|to) /, ''),
  stems: [...tellingStems(term)].sort().join(' '),
});

/** '...; also called the profit and loss account', 'a long-term or fixed asset': the two may share their last word. */
const alsoCalled = /\balso (?:called|known as|named) ([^.;,()]+)/g;
const otherNames = new WeakMap<Passage, ReadonlySet<string>>();

function otherNamesOf(entry: Passage): ReadonlySet<string> {
  const known = otherNames.get(entry);
  if (known) return known;
  const named = [...entry.text.matchAll(alsoCalled)].flatMap(([, names = '']) => {
    const each = names.split(/ or /).map((name) => readTerm(name.trim()).name);
    const last = each.at(-1)?.split(' ').at(-1) ?? '';
    return [...each, ...each.slice(0, -1).map((name) => `${name} ${last}`)];
  });
  const all = new Set(named);
  otherNames.set(entry, all);
  return all;
}

const titles = new WeakMap<Passage, ReadTerm>();

/** An entry's title, read once for as long as the entry is known. */
function titleOf(entry: Passage): ReadTerm {
  const known = titles.get(entry);
  if (known) return known;
  const title = readTerm(entry.title);
  titles.set(entry, title);
  return title;
}

/** So much of what two entries say stands in both, and they are of one kind. */
const OF_ONE_KIND = 0.2;

/** The term that goes with another: one with the same last word, or whose entry says the most like it; not one that is only its other name. */
export function termBeside(asked: string, courseId: string, library: Pick<Library, 'passagesOf'>): string | null {
  const term = termAskedFor(asked);
  const own = term === null ? null : termEntry(term, [courseId], library);
  if (!own) return null;
  const [named, said] = [tellingStems(own.title), new Set(tellingStems(own.text))];
  let other: { readonly title: string; readonly like: number } | null = null;
  for (const passage of library.passagesOf(courseId)) {
    if (!isGlossary(passage) || passage === own) continue;
    const stems = tellingStems(passage.title);
    // 'Common denominator' is a denominator, and not the other of two.
    const isKindOfIt = named.every((stem) => stems.includes(stem));
    const isOfKind = !isKindOfIt && named.includes(stems.at(-1) ?? '');
    const text = new Set(tellingStems(passage.text));
    if (isKindOfIt || (!isOfKind && (stems.every((stem) => said.has(stem)) || named.every((stem) => text.has(stem))))) continue;
    const shared = [...text].filter((stem) => said.has(stem)).length;
    const like = shared / Math.max(1, text.size + said.size - shared) + (isOfKind ? 1 : 0);
    if (like >= (other?.like ?? OF_ONE_KIND)) other = { title: passage.title, like };
  }
  return other?.title ?? null;
}

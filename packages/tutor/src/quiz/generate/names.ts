/** Names that a material sets side by side, `France, Spain and Italy`: they are of one sort, so one may stand for another in a question. */
import type { Passage } from '../../course-material.ts';
import { sentencesIn } from '../../retrieval/best-sentences.ts';

const name = "\\p{Lu}[\\p{L}’'-]+(?: (?:of |de |the |von |van )?\\p{Lu}[\\p{L}’'-]+){0,3}";
const listed = new RegExp(`(?<![\\p{L}-])(?:the )?${name}(?:, (?:the )?${name})*,? (?:and|or|as well as) (?:the )?${name}(?![\\p{L}-])`, 'gu');
const part = new RegExp(name, 'gu');
/** A capital at the start of a sentence tells nothing. */
const opening = /^(?:The|A|An|In|On|At|Of|For|From|With|By|Both|While|When|After|Before|Since|During|Among|Unlike|Like|Although|As|If|But|And|Or)$/;

/** The sorts of names in a material, each a list of at least four; read once for as long as the list of passages is known. */
export function namesOf(passages: readonly Passage[]): readonly (readonly string[])[] {
  const known = read.get(passages);
  if (known) return known;
  const sortOf = new Map<string, Set<string>>();
  for (const passage of passages) {
    for (const { sentence } of sentencesIn(passage)) {
      for (const [list] of sentence.text.matchAll(listed)) join(namesIn(list), sortOf);
    }
  }
  const sorts = [...new Set(sortOf.values())].map((sort) => [...sort]).filter(({ length }) => length >= 4);
  read.set(passages, sorts);
  return sorts;
}

const read = new WeakMap<readonly Passage[], readonly (readonly string[])[]>();

const namesIn = (list: string): readonly string[] =>
  list.split(/,? (?:and|or|as well as) |, /).flatMap((piece) => {
    const [found] = piece.match(part) ?? [];
    return found && !opening.test(found.split(' ')[0] ?? '') ? [found] : [];
  });

function join(names: readonly string[], sortOf: Map<string, Set<string>>): void {
  const joined = new Set(names);
  for (const one of names) for (const other of sortOf.get(one) ?? []) joined.add(other);
  for (const one of joined) sortOf.set(one, joined);
}

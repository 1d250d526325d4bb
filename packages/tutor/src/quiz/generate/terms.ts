/** What a material defines: the terms of its glossary, and those that its prose defines in a sentence of its own. */

import type { Passage } from '../../course-material.ts';
import { stopWords } from '../../language/stop-words.ts';
import { tellingStems, wordsOf } from '../../language/words.ts';
import { sentencesIn } from '../../retrieval/best-sentences.ts';
import { isGlossary } from '../../retrieval/is-glossary.ts';

/** A verb and a noun are told apart by how their meanings begin; options of one question are of one kind. */
export type TermKind = 'deed' | 'doing' | 'quality' | 'thing' | 'other';

export interface Term {
  /** As it is written: `half step`. */
  readonly name: string;
  /** What it means, without a mark at its end and without remarks and examples. */
  readonly meaning: string;
  readonly kind: TermKind;
  /** Where it is defined, and the words there, which an explanation cites. */
  readonly passage: Passage;
  readonly cited: string;
  readonly stems: ReadonlySet<string>;
  readonly meaningStems: ReadonlySet<string>;
}

/** A meaning with fewer telling words fits more than one term. */
const MEANING_STEMS_LEAST = 3;
const MEANING_WORDS_MOST = 28;
/** A subject of more words is a case and no term. */
const NAME_WORDS_MOST = 3;

/** The terms of a material, glossary first; a term that is defined twice is the glossary's. */
export function termsIn(passages: readonly Passage[]): readonly Term[] {
  const known = read.get(passages);
  if (known) return known;
  const terms = new Map<string, Term>();
  const add = (term: Term | undefined) => {
    const name = term && nameKey(term.name);
    if (term && name && !terms.has(name)) terms.set(name, term);
  };
  for (const passage of passages) if (isGlossary(passage)) add(ofGlossary(passage));
  for (const passage of passages) if (!isGlossary(passage)) for (const { sentence } of sentencesIn(passage)) add(ofSentence(sentence.text, passage));
  read.set(passages, [...terms.values()]);
  return [...terms.values()];
}

/** A course's list of passages is the same one for as long as the course is. */
const read = new WeakMap<readonly Passage[], readonly Term[]>();

const nameKey = (name: string): string => tellingStems(name).join(' ');

function ofGlossary(passage: Passage): Term | undefined {
  const meaning = passage.text.slice(passage.text.indexOf(':') + 1).trim();
  return termOf(passage.title, meaning, passage, passage.text);
}

/** Words that begin a sentence about something that was named before it, or about no one thing. */
const pointsBack =
  /^(?:this|that|these|those|it|its|there|here|what|who|he|she|they|we|you|i|his|her|their|our|your|my|another|other|each|every|some|such|both|one|most|many|much|no|none|nothing|all|any|either|neither|so|then|now|if|when|but|and|or|yet|still|also|today|only|sometimes|often|usually|instead|perhaps|everything|something)\b/i;
const isA = /^(?:(?<article>An?|The) )?(?<name>[\p{L}][\p{L}\d’'-]*(?: [\p{L}\d’'-]+){0,2}) (?:is|was|means) (?<meaning>(?:an?|any|the) .+)[.]$/u;
const isCalled = /^(?<meaning>(?:An?|Any) .+?) is (?:also )?(?:called|known as) (?:an? |the )?(?<name>[\p{L}][\p{L}\d’'-]*(?: [\p{L}\d’'-]+){0,2})[.]$/u;
/** What tells a kind of thing from its likes; without it 'a Y' is a remark and no definition. */
const tellsApart = /\b(?:that|which|who|whose|where|in which|by which|at which|to which|made of|used (?:to|for|in|as)|known for|designed to)\b/;
/** 'His', 'this' and the like lead out of the sentence, and a comparison leads to another one. */
const leadsOut =
  /\b(?:he|she|him|his|her|hers|they|them|their|this|these|those|here|above|below|such|same|too|as well|more|less|better|worse|best|worst|good|bad)\b/i;

/** 'X is a Y that Z' and 'A Y that Z is called X'; undefined for a sentence that defines nothing. */
function ofSentence(sentence: string, passage: Passage): Term | undefined {
  if (pointsBack.test(sentence) || /[“”"$`()?:;—]/.test(sentence)) return undefined;
  const { article, name = '', meaning = '' } = (isCalled.exec(sentence) ?? isA.exec(sentence))?.groups ?? {};
  if (!isName(name, article) || !tellsApart.test(meaning) || leadsOut.test(meaning) || /^the\b/i.test(meaning)) return undefined;
  return termOf(name, meaning, passage, sentence);
}

/** A term of its own, or a proper name: 'A quorum', 'Osmosis', 'The Rhine', and not 'The road' of one story. */
function isName(name: string, article: string | undefined): boolean {
  const words = name.split(' ');
  if (wordsOf(name).some((word) => /^\d/.test(word))) return false;
  if (words.length > NAME_WORDS_MOST || words.some((word) => stopWords.has(word.toLowerCase()))) return false;
  if (/(?:ly|ing)$/.test(words.at(-1) ?? '') && words.length > 1) return false;
  return article !== 'The' || words.every((word) => /^\p{Lu}/u.test(word));
}

function termOf(name: string, meaningAsWritten: string, passage: Passage, cited: string): Term | undefined {
  const meaning = bare(meaningAsWritten);
  const meaningStems = new Set(tellingStems(meaning));
  const stems = new Set(tellingStems(name));
  const words = wordsOf(meaning).length;
  if (stems.size === 0 || meaningStems.size < MEANING_STEMS_LEAST || words > MEANING_WORDS_MOST) return undefined;
  return { name, meaning, kind: termKind(meaning), passage, cited, stems, meaningStems };
}

/** Without what follows a semicolon, without an example, and without the mark at its end. */
const bare = (meaning: string): string =>
  meaning
    .replace(/;.*$/, '')
    .replace(/,? (?:as in|for example)\b.*$/, '')
    .replace(/[.\s]+$/, '')
    .trim();

function termKind(meaning: string): TermKind {
  const [first = ''] = meaning.toLowerCase().split(/\s+/);
  if (/^(?:said )?of (?:an?|the|some)/i.test(meaning)) return 'quality';
  if (first === 'to') return 'deed';
  if (first.endsWith('ing')) return 'doing';
  return /^(?:an?|the|one|any|some|two|three|many|several)$/.test(first) ? 'thing' : 'other';
}

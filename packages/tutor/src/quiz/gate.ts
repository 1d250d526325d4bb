/**
 * The gate that a question item passes before anyone is shown it, as far as a program can hold it. What needs a reader
 * (whether a wrong option is truly wrong, whether the language is clear) it cannot see. Source: lou.md 'Quizzes'.
 */

import type { Passage, QuestionItem } from '../course-material.ts';
import { kept } from '../language/kept.ts';
import { isWholeSentence } from '../language/sentences.ts';
import { plainSpelling, tellingStems } from '../language/words.ts';
import { sentencesIn } from '../retrieval/best-sentences.ts';
import { plainInline } from '../retrieval/plain-text.ts';

export type GateFault =
  | 'not exactly one right option'
  | 'too few or too many options'
  | 'an option is there twice'
  | 'an option speaks of the others'
  | 'options of unlike length'
  | 'the right option is of another kind'
  | 'the question tells the right option'
  | 'no explanation'
  | 'the cited sentence is in no passage'
  | 'a wrong option is supported by a passage';

const OPTIONS_LEAST = 3;
const OPTIONS_MOST = 6;
/** Characters by which options may differ anyway, and how many times as long the longest may be. */
const LENGTH_SLACK = 14;
const LENGTH_TIMES = 1.8;
const TEXTS_KEPT = 4_000;
/** What of the question a sentence must hold beside the whole option to support it: a share, and a number of telling words. */
const SUPPORT = { oneWord: { share: 0.8, words: 3 }, more: { share: 0.6, words: 2 }, sentence: { share: 0, words: 0 } };
/** An option that is a sentence with so many telling words is said in full by a sentence that holds them all. */
const SENTENCE_STEMS_LEAST = 4;

/** Everything that keeps an item back; empty for one that may be shown. `passages` are those of its course. */
export function gateFaults(
  item: Omit<QuestionItem, 'id' | 'revision' | 'sectionId' | 'skill' | 'difficulty'>,
  passages: readonly Passage[],
): readonly GateFault[] {
  const faults: GateFault[] = [];
  const fault = (holds: boolean, name: GateFault) => {
    if (holds) faults.push(name);
  };
  const texts = item.options.map(({ text }) => visible(text));
  const key = item.options.find(({ right }) => right);
  fault(item.options.filter(({ right }) => right).length !== 1, 'not exactly one right option');
  fault(item.options.length < OPTIONS_LEAST || item.options.length > OPTIONS_MOST, 'too few or too many options');
  fault(new Set(texts).size < texts.length, 'an option is there twice');
  fault(
    texts.some((text) => sweeping.test(text)),
    'an option speaks of the others',
  );
  fault(!areOfLikeLength(texts), 'options of unlike length');
  fault(
    key !== undefined && item.options.length > 1 && item.options.every((option) => option === key || optionKind(option.text) !== optionKind(key.text)),
    'the right option is of another kind',
  );
  fault(key !== undefined && tellsKey(item, key.text), 'the question tells the right option');
  fault(item.explanation.trim() === '', 'no explanation');
  const cited = evenSpaces(plainInline(item.passage));
  fault(!materialIn(passages).texts.some((text) => text.includes(cited)), 'the cited sentence is in no passage');
  fault(key !== undefined && supportedWrong(item, key.text, passages), 'a wrong option is supported by a passage');
  return faults;
}

const sweeping = /^(?:all|none|both|neither|any)(?: three| four)? of (?:the (?:above|others|options|answers)|these|them)\b|^(?:a|b|c|d) and (?:a|b|c|d)$/;
const unit = /\b(?:euros?|cents?|percent|hours?|minutes?|cm|km|kg)\b/g;
const denial = /\b(?:not|never|no|nobody|nothing|neither|nor|without|instead|wrong|false|cannot|\w+n['’]t)\b/i;

const visible = kept(TEXTS_KEPT, (text) => plainSpelling(plainInline(text).replace(/[$`]/g, '')).replace(/\s+/g, ' ').trim());
const optionKind = (text: string): 'number' | 'words' => (/\p{L}/u.test(visible(text).replace(unit, '')) ? 'words' : 'number');
const stemsIn = (text: string): ReadonlySet<string> => new Set(tellingStems(plainInline(text)));
const evenSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** No option stands out by its length: the longest is little longer than the shortest, in letters or in proportion. */
export function areOfLikeLength(options: readonly string[]): boolean {
  const sizes = options.map((text) => visible(text).length);
  const [shortest, longest] = [Math.min(...sizes), Math.max(...sizes)];
  return longest - shortest <= LENGTH_SLACK || longest <= shortest * LENGTH_TIMES;
}

interface Material {
  readonly texts: readonly string[];
  /** Stems of the sentences that claim something: one that denies supports nothing. */
  readonly claims: readonly ReadonlySet<string>[];
}
const read = new WeakMap<readonly Passage[], Material>();

/** What the gate asks of passages; read once for as long as the list is known, for a bank asks it item by item. */
function materialIn(passages: readonly Passage[]): Material {
  const known = read.get(passages);
  if (known) return known;
  const claims = passages.flatMap(sentencesIn).flatMap(({ sentence, stems }) => (denial.test(sentence.text) ? [] : [new Set(stems)]));
  const material = { texts: passages.map(({ text }) => evenSpaces(text)), claims };
  read.set(passages, material);
  return material;
}

type Asked = Pick<QuestionItem, 'question' | 'options'>;

/** A telling word or number of the key stands in the question, and fewer than two wrong options share as much. */
function tellsKey({ question, options }: Asked, key: string): boolean {
  const asked = stemsIn(question);
  const shared = (text: string) => [...stemsIn(text)].filter((stem) => asked.has(stem));
  const wrong = options.filter(({ right }) => !right);
  const tells = shared(key).filter((stem) => wrong.filter(({ text }) => stemsIn(text).has(stem)).length < 2);
  return tells.length > 0 && wrong.filter(({ text }) => shared(text).length >= shared(key).length).length < 2;
}

const isClaim = (text: string, said: readonly string[]): boolean => said.length >= SENTENCE_STEMS_LEAST && isWholeSentence(text) && !denial.test(text);

function supportedWrong({ question, options }: Asked, key: string, passages: readonly Passage[]): boolean {
  const asked = [...stemsIn(question)];
  const keyStems = [...stemsIn(key)];
  const { claims } = materialIn(passages);
  return options.some(({ right, text }) => {
    const said = [...stemsIn(text)];
    if (right || said.length === 0) return false;
    const needed = said.length === 1 ? SUPPORT.oneWord : isClaim(text, said) ? SUPPORT.sentence : SUPPORT.more;
    const rest = asked.filter((stem) => !said.includes(stem));
    return claims.some((stems) => {
      if (!said.every((stem) => stems.has(stem))) return false;
      const about = rest.filter((stem) => stems.has(stem)).length;
      const holdsKey = keyStems.length > 0 && keyStems.every((stem) => stems.has(stem));
      const otherNumbers = [...stems].some((stem) => /^\d/.test(stem) && !asked.includes(stem) && !said.includes(stem));
      return about >= needed.words && about >= needed.share * rest.length && !holdsKey && !otherNumbers;
    });
  });
}

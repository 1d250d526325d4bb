/** 'Does depreciation move cash?': a yes or a no, where the sentence that answers decides it beyond doubt. */
import { type Term, termsOf } from '../../grading/answer-terms.ts';
import { stemOf, tellingStems } from '../../language/words.ts';
import { questionKindOf } from '../message/question-kind.ts';
import { speltOut } from '../message/spelt-out.ts';
import { sidesAlike } from '../message/two-sides.ts';
import { isDefinedAs } from './defined-as.ts';
import { isDenied } from './denied-otherwise.ts';

/** A question that denies already, or that offers a choice, has no plain yes. */
const isTwisted = /\b(?:not|never|no|nor|or)\b/;
/** What holds under a condition, within bounds or of some is neither affirmed nor denied as such. */
const isBounded =
  /\b(?:only|if|when|whenever|unless|until|while|where|except|but|although|though|always|never|often|sometimes|usually|mostly|rarely|may|might|some|most|many|few|every|each|all|any|both|least)\b/;
/** With fewer words in common, sameness would be chance. */
const TERMS_LEAST = 2;
/** So many words more may stand before those of the question; between them, none. */
const MORE_WORDS = 1;

/**
 * Whether a sentence affirms or denies what a question asks: its first clause says the question's own words in their order
 * and next to nothing else, under no condition. Null wherever that is not certain.
 */
export function decides(question: string, sentence: string, around?: ReadonlySet<string>): 'yes' | 'no' | null {
  const spelt = speltOut(question).replace(/\?/g, '');
  if (questionKindOf(question) !== 'whether' || sidesAlike(question)) return null;
  if (isDenied(question, sentence, around)) return 'no';
  if (isTwisted.test(spelt) || isBounded.test(spelt)) return null;
  if (isDefinedAs(question, sentence)) return 'yes';
  const asked = termsOf(spelt);
  if (asked.length < TERMS_LEAST) return null;
  for (const said of [sentence, ...saidToo(sentence)]) {
    const clause = ofThatAlone(clauseOf(said), asked);
    const verdict = affirms(spelt, asked, clause) ?? (asksKind.test(spelt) ? null : affirms(spelt, asked, withoutAttribute(clause, asked)));
    if (verdict) return verdict;
  }
  return null;
}

/** The first clause; a list of what it is said of belongs to it. */
const clauseOf = (sentence: string): string => listed.exec(sentence)?.[0] ?? sentence.split(/[;:,.]\s/)[0] ?? '';
const LIST_VERB = '(?:is|are|was|were|do|can|have|take|keep)';
const listed = new RegExp(`^(?:[^;:,.]+, )+(?:(?!\\b${LIST_VERB}\\b)[^;:,.])+ and [^;:,.]+? (?:are|were|do|can|have|take|keep) [^;:,.]+`);

/** '... can be a whole, and so can an hour, or a day': an hour can be a whole. */
function saidToo(sentence: string): readonly string[] {
  const [, deed = '', rest = '', others = ''] = /^.+? (can|do|does|is|are|has|have|must|may|will) (.+?),? and so \1 (.+?)[.;]?$/.exec(sentence) ?? [];
  return others === '' ? [] : others.split(/,? (?:or|and) |, /).map((other) => `${other} ${deed} ${rest}`);
}

/** 'Is a percentage a fraction': a percentage of an amount, which is a fraction of it, is another thing. */
const asksKind = /^(?:(?:so|and|but) )*(?:is|are|was|were) .+ (?<!\b(?:of|on|in|at|with|for|to|than) )an? \w/;
const attribute = /\b(?:of|on|in|at|with|for) (?:(?:an?|the|its|their|your|his|her) )?[\w’'-]+(?: [\w’'-]+)? (?=(?:is|are|was|were|does|can|has|\w+s)\b)/;

/**
 * 'The short axis of a wheel's ellipse lies along its axle': where it is said of a place or a whole that nobody asked
 * of, it is said all the same.
 */
const withoutAttribute = (clause: string, asked: readonly Term[]): string =>
  clause.replace(attribute, (part) => (tellingStems(part).some((stem) => asked.some((term) => term.stem === stem)) ? part : ''));

function affirms(spelt: string, asked: readonly Term[], clause: string): 'yes' | 'no' | null {
  if (isBounded.test(speltOut(clause))) return null;
  const held = inOrder(
    asked,
    termsOf(clause).filter(({ stem }) => !ofNaming.has(stem)),
  );
  if (!held) return null;
  if (asksBeing.test(spelt) && !isParted(clause, held)) return null;
  const [last, ...before] = [...held].reverse();
  if (before.some(({ denied }) => denied) && !last?.denied) return null;
  return last?.denied ? 'no' : 'yes';
}

/** Words that say of a thing what it is, as 'is' does. */
const ofNaming: ReadonlySet<string> = new Set(['called', 'named', 'known', 'also', 'even'].map((word) => stemOf(word)));

const asksBeing = /^(?:(?:so|and|but|ok|well|then) )*(?:is|are|was|were) /;
const being = /\b(?:is|are|was|were|be|means?)\b/;

/** What it is asked of stands before the 'is', and what it is after. */
function isParted(clause: string, held: readonly Term[]): boolean {
  const at = being.exec(clause.toLowerCase())?.index ?? -1;
  const before = new Set(termsOf(clause.slice(0, Math.max(0, at))).map(({ stem }) => stem));
  return at > 0 && held.some(({ stem }) => before.has(stem)) && held.some(({ stem }) => !before.has(stem));
}

/** The terms of the sentence that are the question's, one after the other; null where one is missing or too much stands between. */
function inOrder(asked: readonly Term[], told: readonly Term[]): readonly Term[] | null {
  const held: Term[] = [];
  let from = 0;
  let more = 0;
  for (const { stem } of asked) {
    const at = told.findIndex((term, place) => place >= from && term.stem === stem);
    const term = told[at];
    if (!term || term.clause !== told[0]?.clause) return null;
    if (held.length === 0) more = at;
    else if (at > from) return null;
    held.push(term);
    from = at + 1;
  }
  return more <= MORE_WORDS ? held : null;
}

/** 'Dict and set are hash tables' says of each that it is one; 'all reflexive verbs' are reflexive verbs. */
function ofThatAlone(clause: string, asked: readonly Term[]): string {
  const [, subject = '', rest = ''] = /^(.+?)(?= (?:are|were|do|can|have|take|keep) )(.*)$/.exec(clause) ?? [];
  const stems = new Set(asked.map(({ stem }) => stem));
  const items = subject.replace(/^all (?:the )?/i, '').split(/, (?:and )?| and /);
  const first = asked[0]?.stem ?? '';
  const holding = items.filter((item) => tellingStems(item).some((stem) => stems.has(stem)));
  const one = holding.length > 1 ? holding.filter((item) => tellingStems(item).includes(first)) : holding;
  return one.length === 1 ? `${one[0]}${rest}` : clause;
}

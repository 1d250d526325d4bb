/** What kind of answer a question wants, by its form. */

import { plainSpelling, stemOf, tellingStems, wordsOf } from '../../language/words.ts';
import { filler } from './fillers.ts';
import { sidesOf, wantsApart } from './two-sides.ts';

/** `whether`: a yes or a no with its reason. `what`: what something is or does. Null where the form does not tell. */
export type QuestionKind = 'what' | 'why' | 'how' | 'when' | 'difference' | 'whether' | null;

const opening = `^(?:(?:${filler}|(?:can|could) you|tell me|explain(?: to me)?|i (?:do not|dont) (?:get|understand|know)) )*`;
const forms: readonly (readonly [Exclude<QuestionKind, null | 'difference'>, RegExp])[] = [
  ['why', new RegExp(`${opening}(?:why|how come|what for)\\b|\\bwhats? (?:is )?(?:the )?(?:reason|point|purpose)\\b`)],
  // 'How can it be less', 'how can you win and still lose': what looks impossible wants its reason.
  [
    'why',
    new RegExp(
      `${opening}how (?:can|could|is it possible|does)\\b.*(?:\\bbe (?:\\w+ )?(?:ok|okay|right|true|wrong|possible|so|only|less|more|\\w+er)\\b|\\b(?:and|but) (?:(?:still|yet|end up|not|nevertheless)\\b|have (?:less|more|no)\\b))`,
    ),
  ],
  ['how', new RegExp(`${opening}how (?:do|does|can|could|to|should|would|must|am|are|is|did)\\b`)],
  ['when', new RegExp(`${opening}(?:when|where|which)\\b`)],
  ['what', new RegExp(`${opening}(?:what|whats|define|meaning of|describe)\\b`)],
  ['whether', new RegExp(`${opening}(?:is|are|was|were|do|does|did|can|could|should|would|will|must|may|has|have) `)],
];

/** The kind of a question; 'difference' comes first, since 'what is the difference' and 'how is it different' ask for the same. */
export function questionKindOf(question: string): QuestionKind {
  const plain = plainSpelling(question)
    .replace(/'/g, '')
    .replace(/[^\w\s/]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return wantsApart(question) ? 'difference' : (forms.find(([, form]) => form.test(plain))?.[0] ?? null);
}

/** What a reason is said with. */
export const givesReason = /\b(?:because|since|so that|that is why|which is why)\b|, so\b/;

/** How far a statement is of the kind that a question wants, 0 to 1. */
export function suits(kind: QuestionKind, question: string, statement: string): number {
  const plain = plainSpelling(statement);
  if (kind === 'why') return Number(givesReason.test(plain));
  if (kind === 'how') return tellsHow(question, plain);
  if (kind === 'difference') return tellsApart(question, plain);
  return Number(kind === 'when' && /\b(?:when|if|where|after|before|until|as long as|once)\b/.test(plain));
}

/** 'How do you multiply ...' is answered by 'Multiply ...' and by 'To multiply ...', and half by what speaks of multiplying. */
function tellsHow(question: string, plain: string): number {
  const verb = /\bhow (?:do|can|to|should|would|must)(?: (?:i|you|we|one|they))? (\w+)/.exec(plainSpelling(question))?.[1];
  if (verb === undefined) return 0;
  if (new RegExp(`^(?:to )?${verb}\\b`).test(plain)) return 1;
  return wordsOf(plain).some((word) => stemOf(word) === stemOf(verb)) ? 0.5 : 0;
}

/** What names both sides tells them apart, what names one does by half of a half. */
function tellsApart(question: string, plain: string): number {
  const inText = new Set(tellingStems(plain));
  const held = (sidesOf(question) ?? []).map((side) => tellingStems(side)).filter((stems) => stems.length > 0);
  const named = held.filter((stems) => stems.every((stem) => inText.has(stem))).length;
  return named >= 2 ? 1 : named / 4;
}

/** Whether a text says mainly what is not so. */
export const isDenial = (text: string): boolean => /\b(?:not|no|never|nothing|cannot|neither)\b|n't\b/.test(plainSpelling(text));

const PAIRS_LEAST = 2;

/** The share of a question's neighbouring telling words that stand side by side in a text, 0 to 1; one pair alone is half a sign. */
export const shareOfPairs = (pairs: readonly string[], inText: ReadonlySet<string>): number =>
  pairs.filter((pair) => inText.has(pair)).length / Math.max(PAIRS_LEAST, pairs.length);

/** The telling words of a text, each with the one after it. */
export const pairsOf = (text: string): readonly string[] => {
  const stems = tellingStems(text);
  return stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`);
};

/** What a statement is about: its words up to the first verb that says something of them. */
export function headOf(statement: string): readonly string[] {
  const [head = ''] = plainSpelling(statement).split(
    /\b(?:is|are|was|were|means?|has|have|had|can|may|must|does|do|says?|tells?|names?|makes?|takes?|gives?|keeps?|holds?|comes?|goes|needs?|shows?|leads?|works?|stays?|uses?|counts?)\b/,
  );
  return tellingStems(head);
}

/** Signs that a question is about, read as the notes speak of them: 'what is the difference between = and ==?', 'what does // do'. */
export const withSignsRead = (question: string): string =>
  signs.reduce(
    (sofar, [sign, name]) => sofar.replace(sign, (read) => `${read} ${name}`),
    question.replace(aloneSign, (sign) => (sign === '==' ? '== two equals signs' : '= one equals sign')),
  );
const aloneSign =
  /(?<=^|["'“‘`]|\b(?:between|and|or|vs|is|are|use|an?|the|does|do|whats|one|two|single|double) )==?(?=["'”’`]| (?:and|or|vs|means?|do|does|instead|sign|sometimes)\b|\?|$)/g;

const alone = (sign: string): RegExp => new RegExp(`(?<=^|["'“‘\`]|[a-z] )${sign}(?=["'”’\`]| [a-z]|\\s*\\?|\\s*$)`, 'gi');
/** Each alone between words, and not within a sum. Figures between quotes are text to a program. */
const signs: readonly (readonly [RegExp, string])[] = [
  [alone('//'), 'double slash'],
  [alone('%'), 'percent sign'],
  [alone('\\*\\*'), 'two stars'],
  [/(["'])\d+\1\s*\+\s*(?:\1\d+\1|\d+)/g, 'plus joins text in quotes'],
];
/** True of a message that names one of them, whatever little it says besides: 'and %'. */
export const namesSign = (text: string): boolean => withSignsRead(text) !== text;

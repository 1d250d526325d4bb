/** A text as the terms that grading compares: telling words, figures and signs, each with whether it is denied. */
import { kept } from '../language/kept.ts';
import { hundredsAsFigures, numberFor } from '../language/number-words.ts';
import { plainSpelling, stemOf, wordsOf } from '../language/words.ts';
import { signsSpeltOut } from './exact-signs.ts';

export interface Term {
  readonly word: string;
  readonly stem: string;
  readonly isFigure: boolean;
  /** What a figure, or a word for one, is worth; 0.5 for 1/2, 50 % and a half. */
  readonly value?: number;
  /** The measure that a figure comes with: `percent`, `euro`, `cm`. */
  readonly unit?: string;
  /** The other figure of the sum, difference, product or quotient that it is a part of. */
  readonly reckonedWith?: number;
  /** Stands after a 'not' of its own clause. */
  readonly denied: boolean;
  /**
   * How it is denied: the denier stands right before it; comes after it, 'una is not said'; sets it aside for something else,
   * 'u instead of re'. Absent for what follows the first.
   */
  readonly denial?: 'at once' | 'at the end' | 'instead';
  /** The number of its clause in the text. */
  readonly clause: number;
}

/** Words that carry no content in an answer. Unlike in retrieval, 'more', 'same', 'first', 'all' and their kind do. */
const fillers = new Set(
  `a an the this that these those it its it is are am was were be been being do does did doing done has have had having i you he she we they me him her us them
my your his our their of to in on at by for from with as into onto about and or so then than if when while because cause bc cuz cos coz bcs since though although there here
would could should will shall can may might must what which who whom whose how why where just really very also too like well um uh hm maybe probably im youre
thats theres ones lets let some any such only quite rather even still yet otherwise own kind sort thing thing's thou means mean get gets got getting go goes going went
come comes make makes made give gives given take takes say says said tell tells one theyre itll hes shes u ur ya em`
    .split(/\s+/)
    .filter(Boolean),
);

/** Stands before a clause that the answer rejects (disowned.ts), however often. */
export const DISOWNED = 'xdisownedx';

const deniers = new Set(
  `not no never none nothing nobody neither nor without cannot cant dont doesnt didnt isnt arent wasnt werent wont wouldnt shouldnt couldnt hasnt havent hadnt aint
neednt mustnt instead ${DISOWNED}`.split(/\s+/),
);
/** Deniers that are content as well: 'you get nothing'. */
const spokenDeniers = new Set(['nothing', 'none', 'never', 'nobody']);

/** Pronouns that what is denied may be said of. */
const subjects = new Set('it its they theyre he hes she shes you youre we were i im this that these those there theres one'.split(' '));

/** Small words that are done all the same: 'it hasnt come yet' says what has not been done. */
const deeds = new Set('come comes go goes going get gets got make makes take takes give gives'.split(' '));

/** Measures that follow a figure, by their short and long forms. */
const units = new Map(
  `percent|euro euros eur|dollar dollars usd|pound pounds gbp|cent cents|degree degrees|cm centimetre centimetres centimeter centimeters|mm millimetre millimetres millimeter millimeters
m metre metres meter meters|km kilometre kilometres kilometer kilometers|kg kilo kilos kilogram kilograms|g gram grams|second seconds sec secs|minute minutes min mins|hour hours hr hrs
day days|week weeks|month months|year years yr yrs|ms millisecond milliseconds`
    .split(/[|\n]/)
    .flatMap((line) => {
      const [first = '', ...more] = line.trim().split(' ');
      return [first, ...more].map((word) => [word, first] as const);
    }),
);

/** Where one clause ends and the next begins. */
export const clauseBorder =
  /\s*\n\s*|[.!?;:,()–—]+(?=\s|$)|\s-\s|\b(?:but|because|bc|cause|cos|coz|cuz|bcs|while|whereas|although|even if|even though|though|until|till|unless|so|and|or|then)\b/g;

/** What somebody is kept from is not done: 'it saves her looking', 'he fails to ask', 'it stops you from guessing'. */
const keepsFrom =
  /\b(?:(?:save|spare|stop|keep|prevent)(?:s|d|ed|ped)?(?: (?:you|me|us|them|him|her|it|one|people|the \w+))? (?:from )?(?=\w{3,}ing\b)|fail(?:s|ed)? to |forg[eo]t(?:s|ten)? to |avoid(?:s|ed)? |lack(?:s|ed)? |no need (?:to|for) |need not |neednt |needn't )/g;

/** What is called wrong, or is only said to be what others think, is not said: 'its wrong to add the tops', 'some people think it is 9'. */
const callsWrong =
  /\b(wrong|false|untrue|incorrect|nonsense|(?:a|the) (?:mistake|myth|trap|fallacy))(?: (?:idea|belief))? (?:that|to)\b|\b(?:some|many|most|other) (?:people |students )?(?:would |might |may |often )?(?:think|say|believe|assume)s?\b|\b(?:you|one|people|somebody|someone) (?:might|may|could|would) (?:think|believe|assume)\b|\bi used to (?:think|believe)\b/g;

/** 'Not only A but B' denies neither; 'it is not just A' denies that it is. */
const notOnly = /\b(?:not|isn'?t|doesn'?t) (?:only|just|merely)\b(?=.*\b(?:but|also|too|as well|even|and)\b)|\bno matter\b/g;

/** What a 'without it' leaves out is named before: it denies nothing that follows. */
const withoutIt = /\bwithout (?:it|them|that|this|these|those|him|her)\b(?= \w)/g;

/** A yes or no that answers the question and denies nothing of what follows: 'no they are equal'. */
const answerWord =
  /^\s*(no|nope|nah|yes|yeah|yep)\b(?=\s*(?:[,.;:!-]|$|it|its|it's|they|they're|theyre|you|he|she|there|theres|that|thats|the|i|we|because|bc|cause|not|a|both)\b|\s*[,.;:!-]|\s*$)/;

/** True for a word that carries no content in an answer. */
export const isFiller = (word: string): boolean => fillers.has(word.replace(/'/g, ''));

/** True for a word that denies what follows it in its clause. */
export const isDenier = (word: string): boolean => deniers.has(word.replace(/'/g, ''));

/** A text cut at the borders of its clauses, spelt plainly; a yes or no that answers the question stands apart. */
export interface Clauses {
  readonly answered: 'yes' | 'no' | null;
  readonly clauses: readonly string[];
}

export function answerClauses(text: string): Clauses {
  const plain = hundredsAsFigures(plainSpelling(signsSpeltOut(text)))
    .replace(/\bi (?:think|guess|believe|suppose|reckon)\b/g, ' ')
    .replace(notOnly, ' ')
    .replace(withoutIt, '$&, ')
    .replace(/\brather than\b/g, 'instead of')
    .replace(keepsFrom, 'not ')
    .replace(callsWrong, (_whole, judged?: string) => `${judged ?? ''} not `)
    .replace(/\byes(?:\s*\/\s*|\s+(?:or|and)\s+)no\b/g, 'yesno');
  const answered = answerWord.exec(plain)?.[1];
  const clauses = (answered === undefined ? plain : plain.replace(answerWord, ', ')).split(clauseBorder);
  return { answered: answered === undefined ? null : answered.startsWith('n') ? 'no' : 'yes', clauses };
}

/** Words and signs of a sum between its figures. */
export const operations: ReadonlySet<string> = new Set('plus minus times divided over multiplied × ÷ + *'.split(' '));

/** Figures on either side of a sign, each with the other: in '12 minus 4' neither is the result. */
function reckoned(terms: readonly Term[], words: readonly string[]): readonly Term[] {
  const partner = new Map<string, number>();
  words.forEach((word, at) => {
    if (!operations.has(word)) return;
    const [one, other] = [words[at - 1], words[words[at + 1] === 'by' ? at + 2 : at + 1]].map((part) => numberFor(part ?? ''));
    if (one === undefined || other === undefined) return;
    partner.set(String(one), other).set(String(other), one);
  });
  if (partner.size === 0) return terms;
  const figures = terms.flatMap(({ isFigure, value }) => (isFigure ? String(value) : []));
  const isAlone = (figure: string): boolean => figures.indexOf(figure) === figures.lastIndexOf(figure);
  return terms.map((term) => {
    const other = term.isFigure && isAlone(String(term.value)) ? partner.get(String(term.value)) : undefined;
    return other === undefined ? term : { ...term, reckonedWith: other };
  });
}

const TEXTS_KEPT = 4_000;

/** The terms of a text, in order. 'not', 'never', 'without' deny what follows them in their clause. */
export const termsOf = kept<readonly Term[]>(TEXTS_KEPT, (text) => termsOfClauses(answerClauses(text)));

export function termsOfClauses({ answered, clauses }: Clauses): readonly Term[] {
  const terms = clauses.flatMap(termsOfClause);
  return answered === null ? terms : [{ word: answered, stem: answered, isFigure: false, denied: false, clause: 0 }, ...terms];
}

function termsOfClause(text: string, clause: number): readonly Term[] {
  const terms: Term[] = [];
  let denied = false;
  let denial: NonNullable<Term['denial']> | null = 'at once';
  /** A 'not' with nothing telling after it, so far. */
  let hangs = false;
  /** A pronoun after the last telling word begins anew: in 'if low is above high it isnt there' neither is denied. */
  let anew = false;
  const words = wordsOf(text);
  for (const word of words) {
    const bare = word.replace(/'/g, '');
    if (subjects.has(bare)) anew = true;
    if (deeds.has(bare)) hangs = false;
    const measured = withUnit(terms.at(-1), bare);
    if (measured) {
      terms[terms.length - 1] = measured;
      continue;
    }
    if (bare === DISOWNED) {
      denied = true;
      continue;
    }
    const denies = deniers.has(bare);
    if (spokenDeniers.has(bare) || (!denies && !fillers.has(bare))) {
      const term = termFor(word, denied, clause);
      terms.push(denied && denial ? { ...term, denial } : term);
      if (denied && denial === 'at once') denial = null;
      hangs = false;
      anew = false;
    }
    if (denies) {
      hangs = /^(?:not|cannot|\w+nt)$/.test(bare) && !denied && !anew;
      denied = bare === 'instead' || !denied;
      denial = bare === 'instead' ? bare : 'at once';
    }
  }
  return reckoned(hangs ? terms.map((term) => (term.denied ? term : { ...term, denied: true, denial: 'at the end' as const })) : terms, words);
}

function termFor(word: string, denied: boolean, clause: number): Term {
  const bare = word.replace(/'/g, '');
  const value = numberFor(bare);
  return { word: bare, stem: stemOf(word), isFigure: /^(?:neg_)?\d/.test(word), denied, clause, ...(value === undefined ? {} : { value }) };
}

/** The figure before a measure, with it; null where this is none. */
function withUnit(before: Term | undefined, word: string): Term | null {
  const unit = before?.isFigure && before.unit === undefined ? units.get(word) : undefined;
  if (before?.value === undefined || unit === undefined) return null;
  return { ...before, unit, value: unit === 'percent' ? before.value / 100 : before.value };
}

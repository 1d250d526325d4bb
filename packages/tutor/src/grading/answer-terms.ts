/** A text as the terms that grading compares: telling words, figures and signs, each with whether it is denied. */
import { plainSpelling, stemOf, wordsOf } from '../language/words.ts';

export interface Term {
  readonly word: string;
  readonly stem: string;
  readonly isFigure: boolean;
  /** Stands after a 'not' of its own clause. */
  readonly denied: boolean;
}

/** Words that carry no content in an answer. Unlike in retrieval, 'more', 'same', 'first', 'all' and their kind do. */
const fillers = new Set(
  `a an the this that these those it its is are am was were be been being do does did doing done has have had having i you he she we they me him her us them
my your his our their of to in on at by for from with as into onto about and or so then than if when while because cause bc cuz since though although there here
would could should will shall can may might must what which who whom whose how why where just really very also too like well um uh hm maybe probably im youre
thats theres ones lets let some any such only quite rather even still yet own kind sort thing thing's thou means mean get gets got getting go goes going went
come comes make makes made give gives given take takes say says said tell tells one`
    .split(/\s+/)
    .filter(Boolean),
);

const deniers = new Set(
  `not no never none nothing nobody neither nor without cannot cant dont doesnt didnt isnt arent wasnt werent wont wouldnt shouldnt couldnt hasnt havent hadnt aint
instead`.split(/\s+/),
);
/** Deniers that are content as well: 'you get nothing'. */
const spokenDeniers = new Set(['nothing', 'none', 'never', 'nobody']);

const clauseBorder = /[.!?;:,\n()–—]+(?=\s|$)|\s-\s|\b(?:but|because|bc|cause|while|whereas|although|though|until|unless|so|and|or|then)\b/g;

/** A yes or no that answers the question and denies nothing of what follows: 'no they are equal'. */
const answerWord =
  /^\s*(no|nope|nah|yes|yeah|yep)\b(?=\s*(?:[,.;:!-]|$|it|its|it's|they|they're|theyre|you|he|she|there|theres|that|thats|the|i|we|because|bc|cause|not|a|both)\b|\s*[,.;:!-]|\s*$)/;

/** The terms of a text, in order. 'not', 'never', 'without' deny what follows them in their clause. */
export function termsOf(text: string): readonly Term[] {
  const plain = plainSpelling(text)
    .replace(/\bi (?:think|guess|believe|suppose|reckon)\b/g, ' ')
    .replace(/\brather than\b/g, 'instead of')
    .replace(/\byes(?:\s*\/\s*|\s+(?:or|and)\s+)no\b/g, 'yesno');
  const answered = answerWord.exec(plain)?.[1];
  const terms = (answered === undefined ? plain : plain.replace(answerWord, '')).split(clauseBorder).flatMap(termsOfClause);
  if (answered === undefined) return terms;
  const word = answered.startsWith('n') ? 'no' : 'yes';
  return [{ word, stem: word, isFigure: false, denied: false }, ...terms];
}

function termsOfClause(clause: string | undefined): readonly Term[] {
  const terms: Term[] = [];
  let denied = false;
  for (const word of wordsOf(clause ?? '')) {
    const bare = word.replace(/'/g, '');
    const denies = deniers.has(bare);
    if (spokenDeniers.has(bare) || (!denies && !fillers.has(bare))) terms.push({ word: bare, stem: stemOf(word), isFigure: /^\d/.test(word), denied });
    if (denies) denied = !denied;
  }
  return terms;
}

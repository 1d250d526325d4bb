/** Which of two things that a question offers the sentence names that answers it. */
import { termsOf } from '../../grading/answer-terms.ts';
import { stemOf, wordsOf } from '../../language/words.ts';
import type { Choice, Offered } from '../message/choice.ts';

/** So much of what the choice is about must stand in the clause that names one. */
const ABOUT_LEAST = 0.5;
/** What holds under a condition decides nothing for all cases. */
const isBounded = /\b(?:if|when|whenever|unless|until|except|depends|sometimes|often|either|both|neither|may|might|or)\b/;
const clauseBorder = /[,;:]|\b(?=(?:and|but|while|whereas|because|since|so)\b)/;
/** 'So it takes ...' goes on about what the clause before it is about. */
const goesOnAbout = /^\s*(?:so |and |but )?(?:it|they)\b/;

/** The one that a clause names and does not deny, where it is about the same thing and no such clause names the other; null otherwise. */
export function chosen({ offered, of }: Choice, sentence: string): Offered | null {
  const [subject] = of;
  if (subject === undefined || isBounded.test(sentence.toLowerCase())) return null;
  let before = new Set<string>();
  const named = new Set<Offered>();
  for (const clause of sentence.toLowerCase().split(clauseBorder)) {
    const own = new Set(wordsOf(clause).map((word) => stemOf(word)));
    const about = goesOnAbout.test(clause) ? new Set([...before, ...own]) : own;
    before = own;
    if (/\b(?:that|which|who|whose)\b/.test(clause) || !about.has(subject) || of.filter((stem) => about.has(stem)).length < ABOUT_LEAST * of.length) continue;
    const denied = new Set(termsOf(clause).flatMap((term) => (term.denied ? [term.stem] : [])));
    for (const each of offered) {
      const isNamed = each.stems.every((stem) => own.has(stem));
      if (isNamed && each.stems.some((stem) => denied.has(stem))) return null;
      if (isNamed) named.add(each);
    }
  }
  const [only, more] = named;
  return only && !more ? only : null;
}

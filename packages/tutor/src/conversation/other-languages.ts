/** Messages in a language that the course is not in. Lou says so in that language, once, and does not pretend to understand. */
import { wordsOf } from '../language/words.ts';

export type OtherLanguage = 'es' | 'fr' | 'de' | 'pt' | 'it';

/** Short words that carry no subject; what two languages share counts for both. */
const smallWords: Readonly<Record<OtherLanguage, ReadonlySet<string>>> = {
  es: words(
    'que qué el la los las un una es son de del en por para con como cuando donde porque pero muy yo tu no si esto esta este puedo puedes hacer quiero entiendo cual mi me lo se hay',
  ),
  fr: words(
    'que qui le la les un une est sont de du des en pour avec comme quand ou pourquoi mais tres je tu ne pas oui ce cette puis peux faire veux comprends quel quelle mon me c il elle',
  ),
  de: words(
    'was der die das ein eine ist sind von in fur mit wie wann wo warum aber sehr ich du nicht ja nein dies kann kannst machen mochte verstehe welche mein mir und den dem',
  ),
  pt: words(
    'que o a os as um uma sao de do da em por para com como quando onde porque mas muito eu voce nao sim isto esta este posso pode fazer quero entendo qual meu me isso',
  ),
  it: words(
    'che il lo la gli le un una sono di del in per con come quando dove perche ma molto io tu non si questo questa posso puoi fare voglio capisco quale mio mi cosa',
  ),
};
const english = words(
  'what is the a an of in for with how when where why but very i you not no yes this that can do does want understand which my me and are it to be or if so please mean means say explain between word words',
);

const LEAST_SMALL_WORDS = 2;
const LEAST_SHARE = 0.34;

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/**
 * The language that a message is written in when it is plainly none of English: at least two small words of it, a third
 * of all words, and more than English has. Words of the course itself (`knows`) count for no language.
 */
export function otherLanguageOf(text: string, knows: (word: string) => boolean): OtherLanguage | null {
  const all = wordsOf(text);
  const telling = all.filter((word) => !knows(word) || english.has(word));
  if (telling.length < 3) return null;
  const inEnglish = telling.filter((word) => english.has(word)).length;
  let best: OtherLanguage | null = null;
  let most = Math.max(LEAST_SMALL_WORDS - 1, inEnglish, LEAST_SHARE * telling.length);
  for (const [language, small] of Object.entries(smallWords) as [OtherLanguage, ReadonlySet<string>][]) {
    const found = telling.filter((word) => small.has(word)).length;
    if (found <= most) continue;
    best = language;
    most = found;
  }
  return best;
}

/** Said in the language that was met, so that it is understood. */
export const languageSentences: Readonly<Record<OtherLanguage, string>> = {
  es: 'Por ahora solo entiendo inglés, así que te pido que lo escribas en inglés; unas pocas palabras bastan.',
  fr: 'Pour le moment je ne comprends que l’anglais ; écris-le en anglais, quelques mots suffisent.',
  de: 'Bisher verstehe ich nur Englisch; schreib es bitte auf Englisch, ein paar Wörter genügen.',
  pt: 'Por enquanto só entendo inglês; escreva em inglês, poucas palavras bastam.',
  it: 'Per ora capisco solo l’inglese; scrivilo in inglese, bastano poche parole.',
};

/** Messages in a language that the course is not in. Lou says so in that language, once, and does not pretend to understand. */
import { stopWords } from '../../language/stop-words.ts';
import { wordsOf } from '../../language/words.ts';

export type OtherLanguage = 'es' | 'fr' | 'de' | 'pt' | 'it' | 'nl' | 'ru' | 'zh' | 'ja' | 'ko' | 'ar' | 'hi';
type Latin = Extract<OtherLanguage, 'es' | 'fr' | 'de' | 'pt' | 'it' | 'nl'>;

/** Short words that carry no subject; what two languages share counts for both. */
const smallWords: Readonly<Record<Latin, ReadonlySet<string>>> = {
  es: words(
    'que el la los las un una es son de del en por para con como cuando donde porque pero muy yo tu no si esto esta este puedo puedes hacer quiero cual mi me lo se hay cosa eso asi',
  ),
  fr: words(
    'que qui le la les un une est sont de du des en pour avec comme quand ou mais tres je tu ne pas oui ce cette puis peux faire veux quel quelle mon me c il elle cela ca moi tout',
  ),
  de: words(
    'was der die das ein eine ist sind von in fur mit wie wann wo aber sehr ich du nicht ja nein dies kann kannst machen mochte welche mein mir und den dem man es hier bitte',
  ),
  pt: words(
    'que o a os as um uma sao de do da em por para com como quando onde mas muito eu voce nao sim isto esta este posso pode fazer quero qual meu me isso',
  ),
  it: words(
    'che il lo la gli le un una sono di del in per con come quando dove ma molto io tu non si questo questa posso puoi fare voglio quale mio mi cosa e',
  ),
  nl: words('wat de het een is zijn van in voor met hoe wanneer waar maar heel ik je niet ja nee dit kan kun maken wil welke mijn mij en dat er uit'),
};
/** Words that nobody uses in English and that say what a person wants: two words are enough to know the language by them. */
const tellingWords: Readonly<Record<Latin, ReadonlySet<string>>> = {
  es: words('entiendo comprendo explica explicame respuesta dime significa ayuda ayudame espanol puedes quiero necesito pregunta hola porque'),
  fr: words('comprends comprend explique expliquez reponse signifie aidez aide francais pourquoi veux peux merci bonjour dis donne donnez'),
  de: words('macht bedeutet heisst heibt verstehe versteht erklare erklar antwort hilfe deutsch warum wieso frage kannst bitte gib'),
  pt: words('entendo compreendo explica explique resposta significa ajuda portugues porque pergunta diga quero'),
  it: words('capisco spiega spiegami risposta significa aiuto aiutami italiano perche domanda dimmi voglio'),
  nl: words('begrijp betekent antwoord uitleg hulp nederlands waarom vraag zeg geef doet'),
};
const saidOfWords = words('understand mean means say explain word words question please want');
/** A word that two languages share with English counts for English as well: 'me', 'a', 'as', 'no'. */
const isEnglish = (word: string): boolean => stopWords.has(word) || saidOfWords.has(word);

/** By the letters alone. Kana before Han, since Japanese has both. */
const scripts: readonly (readonly [OtherLanguage, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['hi', /\p{Script=Devanagari}/u],
];

const LEAST_SMALL_WORDS = 2;
const LEAST_SHARE = 0.34;

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

export interface Heard {
  readonly language: OtherLanguage;
  /** By its letters or by a word that says what a person wants: also where the course itself is about that language. */
  readonly plainly: boolean;
}

/**
 * The language that a message is written in when it is plainly none of English: in other letters; a telling word and a
 * small one, and not more of English; or at least two small words, a third of all words, and more than English has. In
 * the last case words of the course itself (`knows`) count for no language.
 */
export function otherLanguageOf(text: string, knows: (word: string) => boolean): Heard | null {
  const letters = text.match(/\p{L}/gu) ?? [];
  const script = scripts.find(([, letter]) => letters.filter((one) => letter.test(one)).length > letters.length / 2);
  if (script) return { language: script[0], plainly: true };
  const all = wordsOf(text);
  const inEnglish = (list: readonly string[]) => list.filter(isEnglish).length;
  const wanting = mostOf(tellingWords, all, 0);
  if (wanting) {
    const small = all.filter((word) => smallWords[wanting].has(word) && !tellingWords[wanting].has(word)).length;
    const telling = all.filter((word) => tellingWords[wanting].has(word)).length;
    if (small + telling >= LEAST_SMALL_WORDS && small + telling > inEnglish(all) && small + telling >= all.length / 2)
      return { language: wanting, plainly: true };
  }
  const telling = all.filter((word) => !knows(word) || isEnglish(word));
  if (telling.length <= LEAST_SMALL_WORDS) return null;
  const spoken = mostOf(smallWords, telling, Math.max(LEAST_SMALL_WORDS - 1, inEnglish(telling), LEAST_SHARE * telling.length));
  return spoken && { language: spoken, plainly: false };
}

/** The language of which most words are there, more than `least`. */
function mostOf(vocabularies: Readonly<Record<Latin, ReadonlySet<string>>>, said: readonly string[], least: number): Latin | null {
  let best: Latin | null = null;
  let most = least;
  for (const [language, vocabulary] of Object.entries(vocabularies) as [Latin, ReadonlySet<string>][]) {
    const found = said.filter((word) => vocabulary.has(word)).length;
    if (found <= most) continue;
    best = language;
    most = found;
  }
  return best;
}

/** Said in the language that was met, so that it is understood: what Lou can do, and how to go on. */
export const languageSentences: Readonly<Record<OtherLanguage, string>> = {
  es: 'Por ahora solo entiendo inglés, así que te pido que lo escribas en inglés; unas pocas palabras bastan.',
  fr: 'Pour le moment je ne comprends que l’anglais ; écris-le en anglais, quelques mots suffisent.',
  de: 'Bisher verstehe ich nur Englisch; schreib es bitte auf Englisch, ein paar Wörter genügen.',
  pt: 'Por enquanto só entendo inglês; escreva em inglês, poucas palavras bastam.',
  it: 'Per ora capisco solo l’inglese; scrivilo in inglese, bastano poche parole.',
  nl: 'Voorlopig begrijp ik alleen Engels; schrijf het in het Engels, een paar woorden zijn genoeg.',
  ru: 'Пока я понимаю только английский; напишите по-английски, достаточно нескольких слов.',
  zh: '我目前只懂英语，请用英语写，几个词就够了。',
  ja: '今のところ英語しか分かりません。英語で書いてください、短い言葉で大丈夫です。',
  ko: '지금은 영어만 이해합니다. 영어로 써 주세요. 몇 단어면 충분합니다.',
  ar: 'أفهم الإنجليزية فقط حتى الآن؛ اكتب بالإنجليزية من فضلك، تكفي بضع كلمات.',
  hi: 'अभी मैं केवल अंग्रेज़ी समझता हूँ; कृपया अंग्रेज़ी में लिखें, कुछ शब्द काफ़ी हैं।',
};

/**
 * Signs and letters that change an answer, as words: powers, sharps and flats, lone letters, small words that are spoken of,
 * units, currency, signs of a sum. Word splitting would drop them, and n² would read as n, C♯ as C. Case matters here: 'Bb' is a note, 'bb' is not.
 */
import { numbersJoined } from './composed-numbers.ts';

const superscripts: Readonly<Record<string, string>> = {
  '⁰': '0',
  '¹': '1',
  '²': '2',
  '³': '3',
  '⁴': '4',
  '⁵': '5',
  '⁶': '6',
  '⁷': '7',
  '⁸': '8',
  '⁹': '9',
  ⁿ: 'n',
};

const currencies: Readonly<Record<string, string>> = { '€': 'euro', '£': 'pound', $: 'dollar' };

/** A letter that is no article and no pronoun: at the end of its clause, joined to another letter of its kind, or a capital after another word. */
const loneA =
  /(?<![\p{L}\p{N}_'’])[Aa](?=\s*(?:$|[.,;:!?)\n]|(?:(?:and|or|to)\b(?!\s+(?:a|an|the)\b)|(?:is|minor|major|becomes|has)\b)|[-–]\s*[A-G]\b))|(?<=\p{Ll} )A(?![\p{L}\p{N}_'’])|(?<=(?<!\p{L})[‘'“"])[Aa](?=[’'”"](?!\p{L}))/gu;
const loneI =
  /(?<=\b(?:[IV]+|to|and|or|from|on|then)\b[\s,–-]+)I(?=\s*(?:$|[.,;:!?)\n–-]|(?:and|or|to|is|then)\b))|\bI(?=(?:[\s,]+|\s*[–-]\s*)(?:(?:to|and)\s+)?(?:I|IV|VI?|ii|vi)\b)/g;

/** A small word that is spoken of, and joins nothing: in quotes, or after 'means' and its like at the end of its clause. */
const named =
  /["“](because|but|and|or|while|so|then)["”]|(?<=\b(?:means?|says?|is|are|word|words|called|the|an?)\s+)(because|but|and|or|while|so|then)(?=\s*(?:$|[.,;:!?)\n]))/gi;

/** 're-usable' is 'reusable'. */
const prefixApart = /\b(re|un|pre|co|multi|sub|mis)-(?=\p{Ll}{3})/giu;
/** Small words that are often written as one. */
const runTogether = /\b(at|a|as|in|each|of)(least|most|lot|well|fact|other|course)\b/gi;

/** Not the verb without its 'I', which opens a sentence before a word of state: 'Am not sure', 'Am still lost', 'Am guessing'. */
const chordAm =
  /\bAm\b(?!\s+I\b)(?!(?<=(?:^|[.!?\n])\s*Am)\s+(?:not\b(?!\s+[A-G]\b)|(?:never|so|very|too|just|still|quite|really|sure|unsure|certain|confused|lost|stuck|sorry|afraid|done|ready)\b|\p{Ll}+ing\b))/gu;

/** '5k', '1.5k'; a large K only of money, since it is also a unit. */
const thousands =
  /(?<![\w.,])(\d+(?:,\d{3})*(?:[.,]\d+)?)k\b|(?<=[€£$]\s*)(\d+(?:,\d{3})*(?:[.,]\d+)?)\s?[kK]\b|(?<![\w.,])(\d+(?:,\d{3})*(?:[.,]\d+)?)K(?=\s*[€£$])/g;
const inThousands = (figure: string): string => {
  const plain = figure.replace(/,(?=\d{3}(?!\d))/g, '').replace(',', '.');
  return String(Number((Number(plain) * 1000).toFixed(6)));
};

/** The same text with these signs spelt in letters and underscores, which word splitting keeps together. */
export function signsSpeltOut(text: string): string {
  return (
    numbersJoined(text)
      .replace(prefixApart, '$1')
      .replace(runTogether, (_whole, first: string, second: string) => `${first} ${second}`)
      // Formulas keep their content; the dollar that is left is money.
      .replace(/\$([^$\n]*[\\^_{}=+][^$\n]*|\s*\w\s*)\$/g, ' $1 ')
      .replace(/\\sharp/g, '♯')
      .replace(/\\flat/g, '♭')
      .replace(/\^\{?([\w+-]+)\}?/g, (_whole, power: string) => `^${power}`)
      .replace(/[⁰¹²³⁴-⁹ⁿ]+/g, (power) => `^${[...power].map((digit) => superscripts[digit]).join('')}`)
      .replace(/\b(\w+)\s*(?:\^|\*\*)\s*(\w+)/g, (_whole, base: string, power: string) => ` pow_${base}_${power} `)
      .replace(/\b(\d+|[a-zA-Z])\s+(?:squared|to the power of (?:2|two))\b/g, ' pow_$1_2 ')
      .replace(/\b(\d+|[a-zA-Z])\s+cubed\b/g, ' pow_$1_3 ')
      .replace(/\b(\d+|[a-zA-Z])\s+to the power of\s+(\w+)/g, ' pow_$1_$2 ')
      .replace(/\b([A-G]|[b-g])(?:\s*♯|#|[\s-]sharp\b)/g, ' $1_sharp ')
      .replace(/\b([A-G]|[b-g])(?:\s*♭|[\s-]flat\b)/g, ' $1_flat ')
      .replace(/\b([A-G])b\b/g, ' $1_flat ')
      .replace(chordAm, ' letter_a minor ')
      .replace(named, (_whole, quoted?: string, spoken?: string) => ` word_${quoted ?? spoken} `)
      .replace(loneA, ' letter_a ')
      .replace(loneI, ' letter_i ')
      .replace(thousands, (_whole, ...figures: (string | undefined)[]) => inThousands(figures.find((figure) => figure !== undefined) ?? ''))
      .replace(/([€£$])\s*(\d[\d.,]*\d|\d)/g, (_whole, sign: string, figure: string) => `${figure} ${currencies[sign]} `)
      .replace(/(\d)\s*([€£$])/g, (_whole, figure: string, sign: string) => `${figure} ${currencies[sign]} `)
      .replace(/(\d)\s*°\s*C?/g, '$1 degrees ')
      .replace(/(\d)\s*(?:per\s?cent|pct)\b/gi, '$1 % ')
      .replace(/(?<![\d.,])(\d{1,3}) (?=000\b)/g, '$1')
      .replace(/\b1st\b/gi, 'first')
      .replace(/\b2nd\b/gi, 'second')
      .replace(/\b3rd\b/gi, 'third')
      .replace(/(\d)\s*[x×*·]\s*(?=\d)/gi, '$1 times ')
      .replace(/(\d)\s+[-−–]\s+(?=\d)/g, '$1 minus ')
      .replace(/(?<![\w)\]-])[-−](?=\d)/g, ' neg_')
      .replace(/\bnegative (?=\d)/gi, 'neg_')
      .replace(/(?<![=!<>])=(?!=)/g, ' equals ')
      .replace(/(?<=[\s\d])\+(?=[\s\d])/g, ' plus ')
  );
}

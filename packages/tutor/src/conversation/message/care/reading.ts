/** How a message is read for what a person needs: spelt out, in whole and clause by clause, without words that only colour it. */
import { speltOut } from '../spelt-out.ts';

/** Letters that are hidden so that no filter finds the word. */
const hidden: readonly (readonly [RegExp, string])[] = [
  [/\bk[i!1*]ll/gi, 'kill'],
  [/\bd[i!1*]e\b/gi, 'die'],
  [/\bs[u*][i!1*]c[i!1*]d/gi, 'suicid'],
  [/\br[a4@*]p(?=e)/gi, 'rap'],
  [/\bn[u*]d(?=es?\b)/gi, 'nud'],
];

/** One spelling for each of the words that the forms are built from. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\b(?:imma|ima|i am a(?= (?:unalive|kill)))\b/g, 'i am going to'],
  [/\b(?:gna|gunna|gon|finna|boutta|bouta)\b/g, 'going to'],
  [/\b(?:wana|wnna|wanto|wan t)\b/g, 'want to'],
  [/\bself harm(?:ing|ed|s)?\b/g, 'self harm'],
  [/\btryna\b/g, 'trying to'],
  [/\b(want(?:ed)?|going|trying|need|have|ready|about) 2\b/g, '$1 to'],
  [/\b(?:suicid|suisid|sucid|suicd|suiside|sewer ?slid)\w*/g, 'suicide'],
  [/\bun alive\b/g, 'unalive'],
  [/\bmy ?(?:self|slef|sel)\b/g, 'myself'],
  [/\b(him|her) ?self\b/g, '$1self'],
  [/\bthem ?sel(?:f|ves)\b/g, 'themself'],
  [/\b(?:any more|any longer|no more|anymor)\b/g, 'anymore'],
  [/\b(?:no one|noone|no 1|no1)(?=s?\b)/g, 'nobody'],
  [/\b(?:everybody|every one)(?=s?\b)/g, 'everyone'],
  [/\b(?:somebody|some one|sb)(?=s?\b)/g, 'someone'],
  [/\b(?:mum|mam|mommy|mummy|mama)(?=s?\b)/g, 'mom'],
  [/\b(?:daddy|papa)(?=s?\b)/g, 'dad'],
  [/\bstep (?=\w)/g, 'step'],
  [/\b(life|everything|nothing|nobody|someone|everyone|somebody)s\b/g, '$1 is'],
  [/\b(dad|mom|father|mother|uncle|brother|sister|boyfriend|girlfriend|friend)s (?=\w+ing\b)/g, '$1 is '],
  [/\b(?:aint|arent)\b/g, 'is not'],
  [/\bid (?=rather\b)/g, 'i would '],
  [/\btheres\b/g, 'there is'],
];

/** What colours a sentence and changes nothing in it. */
const colouring = new RegExp(
  `\\b(?:${[
    'just|really|literally|honestly|lowkey|kinda|sorta|kind of|sort of|actually|fr|rn|ngl|tbh|fucking|fking|fkn|frickin|always|already|still|even',
    'sometimes|often|maybe|probably|basically|seriously|idk|omg|bro|so|very|totally|completely|absolutely|constantly|also|btw|tho|though|lol',
  ].join('|')})\\b ?`,
  'g',
);

const read = (text: string): string =>
  spellings
    .reduce((plain, [from, to]) => plain.replace(from, to), speltOut(text))
    .replace(colouring, '')
    .replace(/\?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The whole message, then each clause of it where there are more. */
export function readingsOf(text: string): readonly string[] {
  const open = hidden.reduce((plain, [from, to]) => plain.replace(from, to), text);
  const clauses = open.split(/[.,;:!?…\n()"“”]+| [-–—] /).filter((clause) => clause.trim() !== '');
  return [...new Set([...new Set([open, ...(clauses.length > 1 ? clauses.map((clause) => clause.trim()) : [])])].map(read))];
}

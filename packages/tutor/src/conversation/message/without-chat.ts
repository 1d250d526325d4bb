/**
 * A question without what chat puts around it: 'hey lou, how do u add fractions tho lol' asks how you add fractions. What
 * is taken out is nothing that any course is about; signs and spelling of the rest stay, since '==' may be the question.
 */
import { wellSpelt } from './misspelt.ts';

const before =
  /^\W*(?:hey|hi|hello|yo|ok|okay|so|and|but|also|well|um+|uh+|hm+|oh|ah|ugh|omg|lol|haha+|wow|bro|dude|man|lou|pls|plz|please|sorry|wait|btw|actually|quick question|one question|(?:i have )?a question|my (?:teacher|friend|boss|mum|mom|dad|brother|sister|tutor|coach) (?:asked|asks|wants to know|said to ask)|i (?:was|am|’m|'m) (?:just )?wondering|i wonder|(?:do )?you know|any idea)(?![\w'’])[\s,:;.!-]*/i;
const after =
  /[\s,.!-]*\b(?:tho|though|lol|haha+|pls|plz|please|thanks|thx|thank you|lou|btw|bro|dude|man|anyway|for me|in your own words|in (?:one|two|a few|plain|simple|easy|easier|other|fewer) (?:words?|sentences?|steps)|(?:again,? (?:but )?|but )(?:more simply|easier|simpler|shorter|slower)|(?:my )?english is not (?:so good|very good|good|my (?:first|native|mother) (?:language|tongue)))[\s.!]*(\??)\s*$/i;
const chatSpelling: readonly (readonly [RegExp, string])[] = [
  [/\bu\b(?!\s*[=<>+*/-])/gi, 'you'],
  [/\bur\b/gi, 'your'],
  [/\bwhats\b/gi, 'what is'],
  [/\b(?:pls|plz|lol|tho)\b/gi, ' '],
  [/\bbc\b/gi, 'because'],
  [/\bw\/o\b/gi, 'without'],
  [/(?<![\w.])(\d{1,3})k\b/gi, '$1,000'],
];

export function withoutChat(text: string): string {
  let bare = wellSpelt(chatSpelling.reduce((sofar, [short, long]) => sofar.replace(short, long), text)).trim();
  for (let shorter = cut(bare); shorter !== bare; shorter = cut(bare)) bare = shorter;
  return bare;
}

/** One layer off either end; what is nothing but chat stays as it is. */
function cut(text: string): string {
  const less = text.replace(before, '').replace(after, '$1').trim();
  return /[\p{L}\p{N}]/u.test(less) ? less : text;
}

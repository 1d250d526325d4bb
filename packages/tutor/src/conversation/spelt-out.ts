/** A message as it would be spelt out: no marks but the question mark, no contractions, no chat spelling. */
import { plainSpelling } from '../language/words.ts';

const writtenFor: readonly (readonly [RegExp, string])[] = [
  [/\b(?:i'm|im)\b/g, 'i am'],
  [/\b(?:i've|ive)\b/g, 'i have'],
  [/\bi'd\b/g, 'i would'],
  [/\bi'll\b/g, 'i will'],
  [/\b(?:don't|dont)\b/g, 'do not'],
  [/\b(?:doesn't|doesnt)\b/g, 'does not'],
  [/\b(?:didn't|didnt)\b/g, 'did not'],
  [/\b(?:can't|cant|cannot)\b/g, 'can not'],
  [/\b(?:won't|wont)\b/g, 'will not'],
  [/\b(?:isn't|isnt)\b/g, 'is not'],
  [/\b(?:aren't|arent)\b/g, 'are not'],
  [/\b(?:what's|whats|wats)\b/g, 'what is'],
  [/\b(?:that's|thats)\b/g, 'that is'],
  [/\bit's\b/g, 'it is'],
  [/\b(?:who's|whos)\b/g, 'who is'],
  [/\b(?:how's|hows)\b/g, 'how is'],
  [/\b(?:where's|wheres)\b/g, 'where is'],
  [/\b(?:let's|lets)\b/g, 'let us'],
  [/\b(?:you're|youre)\b/g, 'you are'],
  [/\b(?:gonna)\b/g, 'going to'],
  [/\b(?:wanna)\b/g, 'want to'],
  [/\b(?:gotta)\b/g, 'have to'],
  [/\b(?:u)\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\bi (?:not|no) (?=(?:understand|know|get|remember|see)\b)/g, 'i do not '],
  [/\b(?:pls|plz|plss)\b/g, 'please'],
  [/\b(?:wat|wut)\b/g, 'what'],
  [/\b(?:y)\b(?=\s*\?)/g, 'why'],
  [/\bexplane\b/g, 'explain'],
  [/\bwdym\b/g, 'what do you mean'],
  [/\bidgi\b/g, 'i do not get it'],
  [/\btysm\b/g, 'thank you so much'],
  [/(?<=\w)(?: (?:tho|though|lol|haha+))+(?=\??$)/g, ''],
];

export function speltOut(text: string): string {
  let plain = plainSpelling(text).replace(/[^a-z0-9'?]+/g, ' ');
  plain = plain.trim();
  for (const [short, long] of writtenFor) plain = plain.replace(short, long);
  return plain.replace(/'/g, '').replace(/\s+/g, ' ').trim();
}

/** Signs of a program or a formula that a text spelt out loses: it is no wish then, whatever its words say. */
export const hasSigns = (text: string): boolean => /[=<>*%+^|&#{}[\]\\]|\/\//.test(text);

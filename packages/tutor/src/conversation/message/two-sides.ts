/**
 * The two things that a question sets side by side: 'X and Y, what is the difference', 'X vs Y', 'isn't X the same as
 * Y', 'X or Y, which is which'.
 */
import { plainSpelling } from '../../language/words.ts';

const be = '(?:is|are|was|were|does|do|did|isnt|arent)';
const joins = '(?:and|from|to|than|vs|versus|with|or)';
const wholly = '(?:(?:really|just|basically|pretty much|kind of|exactly|actually|more or less|all|both|any|so|that|very|how) )*';

/** What asks for a difference outright, with the two in between. */
const apart: readonly RegExp[] = [
  /\bdif\w*n(?:ce|se)s? (?:between|of|in) (.+?) (?:and|from|to|than|vs|versus|or) (.+)$/,
  new RegExp(`\\b${be} (.+?) (?:differ|${wholly}dif\\w*nt) (?:from|to|than) (.+)$`),
  /^(.+?) (?:vs|versus|compared (?:to|with)) (.+)$/,
  new RegExp(`\\b(?:compare|distinguish|tell|confuse|confusing|mix(?:ing)? up) (?:between )?(.+?) ${joins} (.+?)(?: apart| up)?$`),
  /^(.+?) (?:or|and) (.+?),? (?:which (?:one )?is which|(?:i|we) (?:\w+ )*(?:mix|confuse|swap)\b.*)$/,
  /^which (?:one )?is which,? (.+?) (?:or|and) (.+)$/,
  new RegExp(`\\b${be} (.+?) (?:and|from|to|than) (.+?)(?: ${wholly}(?:dif\\w*nt|apart))?$`),
];

/** What asks whether the two are one. */
const alike: readonly RegExp[] = [
  new RegExp(`^(?:\\w+ ){0,3}?${be}(?: not)? (.+?) ${wholly}(?:the same(?: thing)?|identical|equal|equivalent) (?:as|to|with) (.+)$`),
  new RegExp(`^(?:\\w+ ){0,3}?${be}(?: not)? (.+?) and (.+?) ${wholly}(?:the same(?: thing)?|identical|equivalent|one thing)$`),
];

const asksApart =
  /\bdif\w*n(?:ce|se|t)s?\b.*\b(?:between|and|from|to|than|of)\b|\b(?:vs|versus)\b|\bcompared? (?:to|with)\b|\bwhich (?:one )?is which\b|\b(?:and|from) .+ (?:dif\w*nt|apart)$|^(?:\w+ ){0,3}?compare .+ (?:and|with|to) |\b(?:mix(?:ing)? up|confus(?:e|ing)|distinguish|how (?:do|can) \w+ tell) .+ (?:and|from|with) /;

/** Whether a question wants two things told apart. */
export const wantsApart = (question: string): boolean => asksApart.test(plain(question));

/** The two things that a question wants told apart; null where it does not name two. */
export const sidesOf = (question: string): readonly [string, string] | null => firstOf(apart, question);

/** The two things of which a question asks whether they are one; null where it asks nothing of the kind. */
export const sidesAlike = (question: string): readonly [string, string] | null => firstOf(alike, question);

function firstOf(forms: readonly RegExp[], question: string): readonly [string, string] | null {
  const asked = plain(question);
  const named = forms.map((form) => form.exec(asked)).find((found) => found !== null);
  return named ? [asSide(named[1] ?? ''), asSide(named[2] ?? '')] : null;
}

const plain = (question: string): string =>
  plainSpelling(question)
    .replace(/\b(is|are)n't\b/g, '$1nt')
    .replace(/[^\w\s'=/,-]/g, ' ')
    .replace(/,? (?=which is)/, ', ')
    .replace(/\s+/g, ' ')
    .trim();

/** Where the second thing ends and the question goes on: ', both give me the number', 'if it is the same key', 'just by looking'. */
const goesOn =
  /(?<=\w)(?:,.*| (?:if|when|because|since|although|though|but|where) .*| (?:just |only )?by (?:\w+ing|just|looking) .*| i (?:still|just|really|always|keep|do|can|am|get|mix|never) .*)$/;

const asSide = (words: string): string =>
  words
    .replace(goesOn, '')
    .replace(/^(?:(?:so|and|but|ok|whats|what is|how|why|a|an|the|between|both|,) )+/, '')
    .replace(/,? (?:then|again|please|exactly|here|different|apart|even|really|actually|which is which)$/, '')
    .replace(/,$/, '')
    .trim();

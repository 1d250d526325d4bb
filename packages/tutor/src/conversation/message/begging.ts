/** How the answer is begged for, so that what Lou says to it fits. Matched against a message spelt out (spelt-out.ts). */

/**
 * `plain`: no more than the wish. `allowed`: somebody is said to allow it. `dressed`: as a game, a poem, a code.
 * `piece`: a part of it. `pressed`: with haste, a trade or a threat.
 */
export type Begging = 'plain' | 'allowed' | 'dressed' | 'piece' | 'pressed';

/** True of a message that holds one of these, as a word or words. */
const holds = (...says: readonly string[]): RegExp => new RegExp(`\\b(?:${says.join('|')})\\b`);

const telling = '(?:tell|show|give|say)';
const forms: readonly (readonly [Begging, RegExp])[] = [
  [
    'dressed',
    holds(
      'pretend|imagine|act (?:as|like)|suppose|play|game|role|you are now',
      'poem|story|song|rap|rhymes?|letter to|acrostic|pirate|translate|in (?:spanish|french|german|latin|emojis?)',
      '(?:in )?(?:morse|hex|binary|json|code|base ?64|rot ?13)|backwards|reversed?|decode|encode|continue|finish|complete|fill in',
    ),
  ],
  [
    'allowed',
    holds(
      'allow(?:s|ed)?|permi(?:t|ts|tted|ssion)|authori[sz]ed|clearance|supervisor|developer|admin|creator|quality control',
      '(?:said|says|told|agreed|confirmed)(?: \\w+){0,4} (?:you|lou|ok|okay|fine)',
      `you (?:may|can|are allowed to) ${telling}`,
    ),
  ],
  [
    'piece',
    holds(
      '(?:first|last|next|second|other|missing|one|few|two|three|rest)(?: \\w+){0,2} (?:words?|letters?|half|part|bit|sentences?|syllables?)',
      'half of|the rest|part of (?:it|the)|at least|starts? with|begins? with|initials?',
    ),
  ],
  [
    'pressed',
    holds(
      'exam|minutes?|hours?|tomorrow|hurry|quick(?:ly)?|late|deadline|due|fail|now|already|last (?:time|chance)',
      'pay|paid|promise|deal|fair|everyone else|everybody|or i|otherwise|tell anyone|come on|beg|desperate|stop|enough',
    ),
  ],
];

/** The first that fits; `plain` where none does. */
export const howBegged = (spelt: string): Begging => forms.find(([, form]) => form.test(spelt))?.[0] ?? 'plain';

/** The form of a wish: whole messages, spelt out (spelt-out.ts), with the small words that people put before and after them. */
import type { Intent } from '@lou/domain/tutoring/moves';
import { asksFor, filler } from '../fillers.ts';

/** What one intent is known by. Each of `says` is a pattern of a whole message, without the small words around it. */
export interface Wish {
  readonly intent: Intent;
  readonly says: readonly string[];
}

const event = '(?:\\w+ )?(?:exams?|tests?|quiz|finals?|mid ?terms?|class|presentation)';
const when = '(?:tomorrow|today|tonight|soon|next week|this week|on \\w+|in (?:an?|\\w+) (?:minutes?|mins?|hours?|days?|weeks?))';
/** Why it is wished for: 'I have my exam tomorrow and ...'. */
const occasion = `(?:i have|i have got|there is) (?:(?:my|an?|the|this|our) )?${event}(?: ${when})*(?: (?:and|so|but))?`;
const before = `(?:(?:${filler}|${asksFor}|${occasion}|whatever|nvm|never mind) )*`;
const after = '(?: (?:please|now|lou|then|first|for me|thanks|thank you|again|tho|though|lol|haha))*';

/** True of a message that says one of these and nothing else. */
export const wholly = (says: readonly string[]): RegExp => new RegExp(`^${before}(?:${says.join('|')})${after}$`);

/**
 * What a short message asks for, by its form. Wishes are looked for in messages that are little else, so that a question
 * about examples or tests in the subject is still a question. The forms are data, by subject, in wishes/; all of them match
 * a message spelt out (spelt-out.ts).
 */
import type { Intent } from '@lou/domain/tutoring/moves';
import { moodIn } from './moods.ts';
import { beyondWords } from './wishes/beyond-words.ts';
import { aboutLou, farewell, greeting, ownLanguage, thanks } from './wishes/company.ts';
import { dates, howLong, left, otherSection } from './wishes/course-ahead.ts';
import { wholly } from './wishes/form.ts';
import { example, hint, simpler, solution, workForMe } from './wishes/help.ts';
import { shorter, summary } from './wishes/in-short.ts';
import { assent, back, easier, harder, moveOn, quiz, whatNext } from './wishes/onward.ts';
import { ownResults } from './wishes/own-results.ts';
import { again, doubt, objection, place, recap, rules, standing } from './wishes/the-talk.ts';
import { whatFor } from './wishes/what-for.ts';

/** In the order in which they are looked for: what fits two is what stands first. */
const inOrder = [
  greeting,
  thanks,
  farewell,
  aboutLou,
  ownLanguage,
  standing,
  rules,
  dates,
  left,
  howLong,
  again,
  whatFor,
  summary,
  place,
  objection,
  recap,
  beyondWords,
  workForMe,
  doubt,
  quiz,
  hint,
  solution,
  otherSection,
  harder,
  easier,
  back,
  shorter,
  simpler,
  example,
  whatNext,
  moveOn,
  assent,
];
const forms = inOrder.map(({ intent, says }) => ({ intent, form: wholly(says) }));

/** A longer message is more than a wish. */
const WISH_CHARACTERS = 160;

/** 'No quiz please' wishes for none. */
const refuses = /^(?:(?:please|ok|sorry|but) )*no (?:more |another )?(?:quiz|quizzes|tests?|practice|questions?|hints?|clues?|examples?)\b/;

/** The wish or mood that a message voices by its form, or null where it is a question, an answer or a remark. */
export function wishIn(spelt: string): Intent | null {
  const bare = spelt.replace(/\?/g, ' ').replace(/\s+/g, ' ').trim();
  const mood = moodIn(bare);
  if (mood !== null || bare.length > WISH_CHARACTERS || refuses.test(bare)) return mood;
  return formOf(bare) ?? secondOfTwo(bare);
}

/** What fits no form may still ask of one's own results: those are heard by the words that it is made of. */
const formOf = (bare: string): Intent | null =>
  bare.length > WISH_CHARACTERS ? null : (forms.find(({ form }) => form.test(bare))?.intent ?? ownResults(bare));

/**
 * Two wishes in one breath: 'thanks bye', 'too easy give me something harder'. The second is what is wanted now; nobody
 * greets second, so 'explain greetings' is no two.
 */
const TWO_WISHES_WORDS = 12;
const givesReason = /^(?:because|cause|cos|since)$/;
function secondOfTwo(bare: string): Intent | null {
  const words = bare.split(' ');
  if (words.length > TWO_WISHES_WORDS) return null;
  for (let at = 1; at < words.length; at++) {
    // 'Tell me the answer because I need to sleep' does not say good night.
    if (givesReason.test(words[at] ?? '')) return null;
    const first = formOf(words.slice(0, at).join(' '));
    const second = first && formOf(words.slice(at).join(' '));
    if (first && second && second !== 'greeting') return afterFirst(first, second);
  }
  return null;
}

/** The last wish of a message that is nothing but wishes, one after another: 'I don't get it, say it in easy words'. */
export function lastOfWishes(clauses: readonly string[]): Intent | null {
  const wishes = clauses.map((clause) => formOf(clause.replace(/\?/g, ' ').trim()));
  const [before, last] = wishes.slice(-2);
  return before && last && wishes.every((wish) => wish !== null) ? afterFirst(before, last) : null;
}

const isStuck: ReadonlySet<Intent> = new Set(['simpler', 'again', 'hint']);
/** The later wish, but for who does not get it and asks what to do next: no other section is meant. */
const afterFirst = (first: Intent, second: Intent): Intent => (second === 'what-next' && isStuck.has(first) ? 'hint' : second);

/** The embedded brain's ways of saying, one for each deed that the table of moves can decide on. */
import type { Deed } from '@lou/domain/tutoring/moves';
import { sayAgain, sayHeard, sayInShort, sayMisses, sayRules, sayWhatIsMissing, sayWhatItRestsOn, sayWhereWeAre } from './say-about-talk.ts';
import { sayLeft, sayNoDates, sayOtherSection } from './say-ahead.ts';
import { sayAbsent, sayElsewhere, sayExplanation, sayInPart, sayNear, sayOwnText } from './say-explanation.ts';
import { sayCorrection, sayRest, saySolution, sayWhole } from './say-graded.ts';
import { sayHint, sayKeepsSolution, sayMissWithHint, sayReturn } from './say-hint.ts';
import {
  sayApologyTaken,
  sayCare,
  sayGoodbye,
  sayGreeting,
  sayHandBack,
  sayInvitation,
  sayLanguage,
  sayLetPass,
  sayLiftUp,
  sayLine,
  sayThanksBack,
  sayWho,
  sayWordsOnly,
} from './say-small-talk.ts';
import { sayAsk, sayAskEasier, sayAskHarder, sayAskLeft, sayNext, sayQuiz, sayStanding } from './say-standing.ts';
import { saySum } from './say-sum.ts';
import { sayWhatFor } from './say-what-for.ts';
import type { Sayer } from './sayer.ts';

export const sayers: Readonly<Record<Deed, Sayer>> = {
  'point-to-a-person': sayCare,
  'hold-the-line': sayLine,
  'lift-up': sayLiftUp,
  'say-which-language': sayLanguage,
  invite: sayInvitation,
  greet: sayGreeting,
  'welcome-thanks': sayThanksBack,
  'say-goodbye': sayGoodbye,
  introduce: sayWho,
  'accept-apology': sayApologyTaken,
  'let-pass': sayLetPass,
  'hand-back': sayHandBack,
  'say-words-only': sayWordsOnly,
  'say-where-we-are': sayWhereWeAre,
  'say-what-for': sayWhatFor,
  'say-again': sayAgain,
  'sum-up': sayInShort,
  'count-left': sayLeft,
  'say-no-dates': sayNoDates,
  'point-to-course-page': sayOtherSection,
  'go-over-misses': sayMisses,
  'hear-objection': sayHeard,
  'say-rules': sayRules,
  'stand-by-it': sayWhatItRestsOn,
  'work-out': saySum,
  report: sayStanding,
  'name-next': sayNext,
  'offer-quiz': sayQuiz,
  explain: sayExplanation,
  'explain-in-part': sayInPart,
  'explain-simpler': sayOwnText,
  shorten: sayOwnText,
  'give-example': sayOwnText,
  'say-what-is-near': sayNear,
  'point-elsewhere': sayElsewhere,
  admit: sayAbsent,
  hint: sayHint,
  'keep-solution': sayKeepsSolution,
  ask: sayAsk,
  'ask-harder': sayAskHarder,
  'ask-easier': sayAskEasier,
  'ask-left': sayAskLeft,
  'return-to-question': sayReturn,
  confirm: sayWhole,
  correct: sayCorrection,
  'ask-for-rest': sayRest,
  'say-what-is-missing': sayWhatIsMissing,
  'hint-after-miss': sayMissWithHint,
  'tell-solution': saySolution,
};

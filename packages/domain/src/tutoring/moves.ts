/**
 * From what the learner wants, the open item, what retrieval found and how an answer was graded, to the move.
 * A table that is read from the top; the first row that fits decides. Source: lou.md 'A turn', steps 2 and 5.
 */
import type { Move } from './events.ts';

/** What a message wants. `care` comes before everything else. */
export type Intent =
  | 'care'
  | 'rudeness'
  | 'low-spirits'
  | 'other-language'
  | 'empty'
  | 'greeting'
  | 'thanks'
  | 'farewell'
  | 'about-lou'
  | 'standing'
  /** Where the talk is, and what it is about. */
  | 'place'
  /** What it is good for to learn this. */
  | 'what-for'
  /** Lou's last question or words once more. */
  | 'again'
  /** What was dealt with, or what the section says, in short. */
  | 'summary'
  /** How much is left, and how long it takes. */
  | 'left'
  | 'how-long'
  /** When something is due or happens: an exam, a class. */
  | 'dates'
  /** A question that was left, once more. */
  | 'back'
  /** Another section, named or by its number. */
  | 'other-section'
  /** What was missed. */
  | 'recap'
  /** Speaks up for an answer that was given. */
  | 'objection'
  /** How Lou's questions work: whether one may guess, what a miss costs. */
  | 'rules'
  /** Whether it is really so, and always; or that it is not. */
  | 'doubt'
  | 'apology'
  /** Said in passing, beside the open question: no try at it. */
  | 'remark'
  /** The learner's own work, to be done for them. */
  | 'work-for-me'
  /** Something that words alone cannot give: a drawing, a sound, a reminder. */
  | 'beyond-words'
  /** What comes after this section. */
  | 'what-next'
  /** On with Lou's questions, leaving an open one for later. */
  | 'move-on'
  /** A sum to be worked out. */
  | 'sum'
  | 'quiz'
  | 'harder'
  | 'easier'
  | 'simpler'
  /** The same in fewer words. */
  | 'shorter'
  | 'example'
  | 'hint'
  | 'solution'
  | 'assent'
  | 'answer'
  | 'question';

/**
 * What the material holds on the question; `given-away` when an answer would be the open item's, `in-part` when something
 * else that it holds on it would not.
 */
export type Finding = 'found' | 'in-part' | 'near' | 'elsewhere' | 'absent' | 'given-away';

/** How the answer to the open item came out, and what the ladder gives for it; `said-again` makes points that stood already and is no try. */
export type Graded = 'settled' | 'misbelief' | 'partly' | 'said-again' | 'not-yet' | 'out-of-tries';

/** What Lou does in the turn; the brain has one way of saying each. */
export type Deed =
  | 'point-to-a-person'
  | 'hold-the-line'
  | 'lift-up'
  | 'say-which-language'
  | 'invite'
  | 'greet'
  | 'welcome-thanks'
  | 'say-goodbye'
  | 'introduce'
  | 'accept-apology'
  | 'let-pass'
  | 'hand-back'
  | 'say-words-only'
  | 'say-where-we-are'
  | 'say-what-for'
  | 'say-again'
  | 'sum-up'
  | 'count-left'
  | 'say-no-dates'
  | 'point-to-course-page'
  | 'go-over-misses'
  | 'hear-objection'
  | 'say-rules'
  | 'stand-by-it'
  | 'work-out'
  | 'report'
  | 'name-next'
  | 'offer-quiz'
  | 'explain'
  | 'explain-in-part'
  | 'explain-simpler'
  | 'shorten'
  | 'give-example'
  | 'say-what-is-near'
  | 'point-elsewhere'
  | 'admit'
  | 'hint'
  | 'keep-solution'
  | 'ask'
  | 'ask-harder'
  | 'ask-easier'
  | 'ask-left'
  | 'return-to-question'
  | 'confirm'
  | 'correct'
  | 'ask-for-rest'
  /** The point stands already; what is still missing is asked for. */
  | 'say-what-is-missing'
  | 'hint-after-miss'
  | 'tell-solution';

/** What is known when the move is decided. */
export interface Situation {
  readonly intent: Intent;
  /** Lou asked something that is not settled. */
  readonly itemIsOpen: boolean;
  /** A hint of the open item is still left. */
  readonly hintIsLeft: boolean;
  readonly finding: Finding;
  /** There is an idea in the talk that 'simpler' and 'an example' can be about. */
  readonly ideaInTalk: boolean;
  /** A key idea is left that Lou can ask about, the open question's own left out. */
  readonly ideaToAsk: boolean;
  /** Set when the message was graded as an answer. */
  readonly graded: Graded | null;
}

export interface Decision {
  readonly move: Move;
  readonly deed: Deed;
}

interface Row extends Decision {
  readonly intents: readonly Intent[];
  readonly when?: (situation: Situation) => boolean;
}

const row = (intents: readonly Intent[], deed: Deed, move: Move, when?: (situation: Situation) => boolean): Row =>
  when ? { intents, deed, move, when } : { intents, deed, move };
const open = ({ itemIsOpen }: Situation) => itemIsOpen;
const canHint = ({ itemIsOpen, hintIsLeft }: Situation) => itemIsOpen && hintIsLeft;
const canTell = ({ ideaInTalk, finding }: Situation) => ideaInTalk && finding !== 'given-away';
const finds = (finding: Finding) => (situation: Situation) => situation.finding === finding;
const grades = (graded: Graded) => (situation: Situation) => situation.graded === graded;

/** Every row of the table, in the order in which it is read. */
export const moveTable: readonly Row[] = [
  row(['care'], 'point-to-a-person', 'care'),
  row(['rudeness'], 'hold-the-line', 'redirect'),
  row(['low-spirits'], 'lift-up', 'encourage'),
  row(['other-language'], 'say-which-language', 'redirect'),

  row(['answer'], 'confirm', 'check', grades('settled')),
  row(['answer'], 'tell-solution', 'show', grades('out-of-tries')),
  row(['answer'], 'correct', 'check', grades('misbelief')),
  row(['answer'], 'ask-for-rest', 'check', grades('partly')),
  row(['answer'], 'say-what-is-missing', 'ask', grades('said-again')),
  row(['answer'], 'hint-after-miss', 'hint', (situation) => situation.graded === 'not-yet' && canHint(situation)),
  row(['answer'], 'return-to-question', 'check', grades('not-yet')),

  row(['empty'], 'return-to-question', 'ask', open),
  row(['empty'], 'invite', 'small-talk'),
  row(['greeting'], 'greet', 'small-talk'),
  row(['thanks'], 'welcome-thanks', 'small-talk'),
  row(['farewell'], 'say-goodbye', 'small-talk'),
  row(['about-lou'], 'introduce', 'small-talk'),
  row(['apology'], 'accept-apology', 'small-talk'),
  row(['remark'], 'let-pass', 'small-talk'),
  row(['work-for-me'], 'hand-back', 'redirect'),
  row(['beyond-words'], 'say-words-only', 'redirect'),
  row(['place'], 'say-where-we-are', 'report'),
  row(['what-for'], 'say-what-for', 'report'),
  row(['again'], 'say-again', 'ask', open),
  row(['again'], 'say-again', 'explain'),
  row(['summary'], 'sum-up', 'report'),
  row(['left', 'how-long'], 'count-left', 'report'),
  row(['dates'], 'say-no-dates', 'report'),
  row(['other-section'], 'point-to-course-page', 'redirect'),
  row(['recap'], 'go-over-misses', 'report'),
  row(['objection'], 'hear-objection', 'report'),
  row(['rules'], 'say-rules', 'report'),
  row(['standing'], 'report', 'report'),
  row(['what-next'], 'name-next', 'report'),
  row(['quiz'], 'offer-quiz', 'quiz'),

  row(['hint'], 'hint', 'hint', canHint),
  row(['solution'], 'keep-solution', 'hint', open),
  row(['simpler'], 'explain-simpler', 'explain', canTell),
  row(['shorter'], 'shorten', 'explain', canTell),
  row(['example'], 'give-example', 'explain', canTell),
  row(['simpler', 'example'], 'hint', 'hint', canHint),
  row(['back'], 'ask-left', 'ask'),
  row(['hint', 'simpler', 'shorter', 'example', 'assent'], 'return-to-question', 'ask', open),
  row(['hint', 'solution'], 'explain-simpler', 'explain', canTell),
  row(['harder'], 'ask-harder', 'ask', ({ ideaToAsk }) => ideaToAsk),
  row(['easier'], 'ask-easier', 'ask', ({ ideaToAsk }) => ideaToAsk),
  row(['easier'], 'hint', 'hint', canHint),
  row(['easier'], 'return-to-question', 'ask', open),
  row(['harder', 'easier'], 'offer-quiz', 'quiz'),
  row(['assent', 'move-on'], 'ask', 'ask', ({ ideaToAsk }) => ideaToAsk),
  row(['move-on'], 'return-to-question', 'ask', open),
  row(['move-on', 'assent'], 'name-next', 'report'),
  row(['doubt'], 'stand-by-it', 'explain', ({ ideaInTalk }) => ideaInTalk),
  row(['doubt'], 'return-to-question', 'ask', open),
  row(['doubt'], 'invite', 'small-talk'),
  row(['sum'], 'work-out', 'explain', finds('found')),

  row(['question', 'answer', 'hint', 'solution', 'simpler', 'example'], 'explain', 'explain', finds('found')),
  row(['hint', 'solution', 'simpler', 'shorter', 'example'], 'invite', 'small-talk'),
  row(['question', 'answer'], 'explain-in-part', 'explain', finds('in-part')),
  row(['question', 'answer', 'sum'], 'return-to-question', 'ask', (situation) => situation.finding === 'given-away' && open(situation)),
  row(['question', 'answer'], 'say-what-is-near', 'explain', finds('near')),
  row(['question', 'answer'], 'point-elsewhere', 'redirect', finds('elsewhere')),
  row(['question', 'answer', 'sum'], 'admit', 'admit'),
];

/** The move of a turn. The table leaves no situation out; should one be added without its row, Lou admits. */
export function decideMove(situation: Situation): Decision {
  const fits = moveTable.find(({ intents, when }) => intents.includes(situation.intent) && (when?.(situation) ?? true));
  return fits ? { move: fits.move, deed: fits.deed } : { move: 'admit', deed: 'admit' };
}

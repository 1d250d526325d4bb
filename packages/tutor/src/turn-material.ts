/** What a turn is given: where the learner is, what was said and asked before, and what this learner may see. */
import type { Move } from '@lou/domain/tutoring/events';
import type { KeyIdea } from './course-material.ts';

export interface Personality {
  readonly tone: 'friendly' | 'professional' | 'casual' | 'formal';
  readonly expertise: 'beginner' | 'intermediate' | 'expert';
  readonly teachingStyle: 'interactive' | 'lecture' | 'socratic' | 'practical';
  readonly responseStyle: 'explanatory' | 'concise' | 'detailed' | 'encouraging';
}

/** Lou's open question: hints, 'Show me' and the next answer are about it. */
export interface OpenItem {
  /** `check:{keyIdeaId}` */
  readonly itemId: string;
  readonly keyIdeaId: string;
  readonly hintsGiven: number;
  readonly attempts: number;
  /** Graded answers before the solution may be told; the course sets it. */
  readonly tries: number;
  /** Points that earlier answers to it made (`pointsSeen` of its AnswerGraded facts), so that an answer may come in parts. */
  readonly pointsSeen: readonly string[];
}

/** What staff wrote for Lou alone beside a block of a lesson: what to look for, what to avoid, what to ask. It may hold a solution. */
export interface LouContext {
  readonly blockId: string;
  readonly title: string;
  readonly text: string;
}

/** A question of Lou's that this learner has met: `open` was asked and left, `shown` had its solution told or shown. */
export interface AskedIdea {
  readonly keyIdeaId: string;
  readonly came: 'open' | 'settled' | 'shown';
  /** Last dealt with in an earlier session. */
  readonly earlier: boolean;
}

/** What a course calls one of its skills or sections, as the learner reads it on the screens. */
export interface Topic {
  readonly name: string;
  /** The key ideas that it is made of, in the order of the lessons. */
  readonly keyIdeaIds: readonly string[];
  readonly isSection: boolean;
}

/** A course that a talk without one may turn to. */
export interface OfferedCourse {
  readonly id: string;
  readonly title: string;
  readonly keyIdeas: readonly KeyIdea[];
  readonly topics?: readonly Topic[];
}

/** How the learner's latest quizzes went: those of the talk's course, or all where none of it was answered. */
export interface PastQuizzes {
  /** The last of which a question was answered; `on` is the title of what it was about. */
  readonly last: { readonly on: string | null; readonly right: number; readonly answered: number; readonly total: number } | null;
  /** Questions of a quiz that was offered after it, where none of them is answered yet. */
  readonly waiting: number | null;
  /** Answered wrongly, and not rightly since. */
  readonly wrong: number;
  /** Of those the newest, newest first, with the skill that each is on. */
  readonly missed: readonly { readonly question: string; readonly skill: string }[];
}

/** Everything that a turn may use. */
export interface TurnMaterial {
  readonly text: string;
  readonly topic: string;
  /** `description`: what the course says of itself. */
  readonly course: { readonly id: string; readonly title: string; readonly description?: string } | null;
  /** `objectives`: what its lesson says one will be able to do, each beginning with a verb. */
  readonly section: { readonly id: string; readonly title: string; readonly objectives?: readonly string[] } | null;
  /** The skills and sections of the course. */
  readonly topics?: readonly Topic[];
  /** In a talk without a course, those that this learner may see. */
  readonly courses?: readonly OfferedCourse[];
  /** In a talk about a knowledge item, the name under which its passages are indexed: Lou looks there first. */
  readonly shelf?: string | null;
  /** In a talk that a quiz begins: the welcome asks nothing beside it. */
  readonly quizFirst?: boolean;
  /** The questions of the quiz on the screen that this learner has not answered: their answers are kept. */
  readonly quizQuestions?: readonly string[];
  /** The options of those questions, as they are shown. */
  readonly quizOptions?: readonly string[];
  /** The lesson's manner, as this learner is spoken to. */
  readonly personality: Personality;
  /** Of the section's blocks, in order; those without one are absent. */
  readonly louContexts?: readonly LouContext[];
  readonly keyIdeas: readonly KeyIdea[];
  /** Key ideas explained or answered well in this session. */
  readonly keyIdeasMet: readonly string[];
  readonly openItem: OpenItem | null;
  /** Lou's questions on these ideas so far, over all sessions, in the order in which they were last dealt with. */
  readonly asked?: readonly AskedIdea[];
  /** The last turns, oldest first, at most twelve: so far back Lou looks for what it said already. */
  readonly lastTurns: readonly { readonly asked: string; readonly replied: string; readonly move: Move }[];
  /** What this learner may see; ranking happens within it. */
  readonly visible: { readonly courseIds: ReadonlySet<string> };
  /** For 'how am I doing' and 'what next': numbers from the views, never invented. */
  readonly standing: {
    readonly sectionsCompleted: number;
    readonly sectionsTotal: number;
    readonly questionsRight: number;
    readonly questionsAnswered: number;
    readonly quizzes?: PastQuizzes;
    /** The title of the section that comes next. */
    readonly next: string | null;
    /** In a talk without a course the figures are of all courses that the learner is enrolled in: how many, and the one that `next` is of. */
    readonly courses?: number;
    readonly nextIn?: string | null;
    readonly firstName: string | null;
  };
  /** A number that makes every choice among equals the same again (a hash of the turn id). */
  readonly seed: number;
}

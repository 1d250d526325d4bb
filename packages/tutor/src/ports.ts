/**
 * What the rest of Lou may ask of the tutor, and what it hands over. The tutor fetches nothing, writes nothing and
 * knows no clock: it is given the material of a turn and answers sentences that have been checked.
 * The order of steps is lou.md's 'A turn'; steps 0, 1 and 8 (write down, hear, record) belong to api/tutoring.
 */
import type { Move } from '@lou/domain/tutoring/events';
import type { AnswerPoint, KeyIdea, Passage } from './course-material.ts';
import type { TurnMaterial } from './turn-material.ts';

/** A sentence that passed the checks, with the passages it cites. */
export interface CheckedSentence {
  readonly text: string;
  readonly citations: readonly { readonly passageId: string; readonly sentence: string }[];
}

/** What Lou decided and said in a turn; the facts to record follow from it. */
export interface TurnOutcome {
  readonly move: Move;
  readonly sentences: readonly CheckedSentence[];
  readonly keyIdeaIds: readonly string[];
  readonly skills: readonly string[];
  /** Set when Lou asked a question of its own. */
  readonly asks: { readonly itemId: string; readonly keyIdeaId: string; readonly skill: string } | null;
  /** Set when the learner's text was graded as an answer to the open item. */
  readonly graded: {
    readonly itemId: string;
    readonly keyIdeaId: string;
    readonly skill: string;
    readonly grade: number;
    readonly pointsSeen: readonly string[];
    readonly pointsMissing: readonly string[];
    readonly misconceptionId: string | null;
    readonly settled: boolean;
    readonly counts: boolean;
  } | null;
  readonly hint: { readonly itemId: string; readonly level: 1 | 2 | 3 } | null;
  readonly solution: { readonly itemId: string; readonly skill: string; readonly because: 'button' | 'tries' } | null;
  /** True when the learner wants a quiz: the caller chooses and offers the items. */
  readonly wantsQuiz: boolean;
  /** What the quiz is on, in a talk without a section: the course that is named or that the talk turned to, or a section of it. */
  readonly quizOn?: { readonly courseId: string; readonly sectionId: string | null } | null;
  /** Who put it into words: `embedded-1`, `model:{id}`, or both with a plus where the one finished what the other began. */
  readonly brain: string;
  /** Set where the turn was one for a model, however it went. */
  readonly model?: ModelPart;
  readonly milliseconds: { readonly understand: number; readonly gather: number; readonly say: number; readonly check: number };
  readonly tokens: number;
}

/** What a model did in a turn that was for it. */
export interface ModelPart {
  /** Calls that were made, repeated ones included. */
  readonly calls: number;
  /** True where a sentence failed its checks and the model was asked once more. */
  readonly repaired: boolean;
  /** Why the checks refused sentences of the model, in order. */
  readonly refusals: readonly string[];
  /** Why the embedded brain said all or the rest; null where the model said its part to the end. */
  readonly handedOver: HandOver | null;
}

/** Why the embedded brain took over. `resting`: the model failed of late and is left alone for a while. */
export type HandOver =
  | 'checks'
  | 'budget'
  | 'resting'
  | 'key'
  | 'not-found'
  | 'bad-request'
  | 'too-many'
  | 'server'
  | 'unreachable'
  | 'slow'
  | 'cut'
  | 'malformed'
  | 'declined'
  | 'empty';

/** The tokens that one learner may still spend on a model today. */
export interface TokenPurse {
  /** Sets tokens aside before a call; false where there are not so many left, and nothing is set aside then. */
  reserve(tokens: number): Promise<boolean>;
  /** After the call: gives back what was set aside and counts what was used. */
  settle(reserved: number, used: number): Promise<void>;
}

export interface TutorRequest {
  readonly material: TurnMaterial;
  /**
   * Told each sentence that is checked while the rest of the reply is still being made, in order; the outcome begins with
   * these sentences, word for word. A brain that has its reply whole at once tells none, nor is any told of a reply that
   * records a decision (a grade, a hint, a solution): that is written down before it is said. What was told is never taken back.
   */
  readonly onSentence?: (sentence: CheckedSentence) => void | Promise<void>;
  readonly signal?: AbortSignal;
  /** What a model may spend; without one, as much as it takes. */
  readonly purse?: TokenPurse;
}

/** What a project or an assignment asks one to write, and what a good answer says. */
export interface WrittenTask {
  readonly task: string;
  readonly points: readonly AnswerPoint[];
  /** The points are phrases, as of a language that is learned: one is made by its very words alone. */
  readonly wordForWord?: boolean | undefined;
}

export interface WrittenGrade {
  /** Share of the points seen, 0 to 100, whole. */
  readonly percent: number;
  /** Both in the order of the task's points. */
  readonly pointsSeen: readonly string[];
  readonly pointsMissing: readonly string[];
}

export interface Tutor {
  readonly name: string;
  /**
   * The passages Lou may cite, and the key ideas whose words they are also found by; replaces what was known of a
   * course. Called when content changes.
   */
  index(courseId: string, passages: readonly Passage[], keyIdeas?: readonly KeyIdea[]): void;
  forget(courseId: string): void;
  /** Lou's first words in a session. */
  welcome(material: Omit<TurnMaterial, 'text'>): readonly CheckedSentence[];
  /** The question of Lou's that `welcome` ends with for the same material, to be recorded as asked; null when it asks none. */
  opening(material: Omit<TurnMaterial, 'text'>): TurnOutcome['asks'];
  reply(request: TutorRequest): Promise<TurnOutcome>;
  /** The next hint to the open item, by the button. */
  hint(material: TurnMaterial): TurnOutcome;
  /** The solution of the open item, by the button 'Show me'. */
  showMe(material: TurnMaterial): TurnOutcome;
  /** Grades what was written for a milestone, with words weighed as the courses named use them. The same text always gets the same grade. */
  gradeWritten(task: WrittenTask, text: string, within: ReadonlySet<string>): WrittenGrade;
}

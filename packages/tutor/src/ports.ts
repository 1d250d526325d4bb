/**
 * What the rest of Lou may ask of the tutor, and what it hands over. The tutor fetches nothing, writes nothing and
 * knows no clock: it is given the material of a turn and answers sentences that have been checked.
 * The order of steps is lou.md's 'A turn'; steps 0, 1 and 8 (write down, hear, record) belong to api/tutoring.
 */
import type { Difficulty } from '@lou/domain/shapes';
import type { Move } from '@lou/domain/tutoring/events';

/** About 120 words of something a learner may read; its id names the revision it was cut from. */
export interface Passage {
  /** `{lessonId}@{revision}#{n}` for a lesson, `{blockId}@{revision}#{n}` for a block, `glossary:{courseId}/{term}`, `knowledge:{itemId}@{revision}#{n}`. */
  readonly id: string;
  readonly courseId: string;
  readonly sectionId: string | null;
  readonly lessonId: string | null;
  /** The nearest heading, and above it lesson, section and course. */
  readonly title: string;
  readonly parents: readonly string[];
  /** Plain text; formulas as they are written between $ signs. */
  readonly text: string;
  /** Where it begins on the lesson page. */
  readonly anchor: string;
}

export interface Misconception {
  readonly id: string;
  readonly belief: string;
  readonly heardAs: readonly string[];
  readonly correction: string;
}

/** What one sentence of the lesson tells beside the key idea, and how learners ask for it. */
export interface Detail {
  /** That sentence, word for word; it can be said away from its page. */
  readonly says: string;
  readonly askedAs: readonly string[];
}

/** What kind of figure a quantity is: at least 0, whole and at least 0, from 0 to 1 (also said in per cent), or any. */
export type QuantityKind = 'amount' | 'whole' | 'share' | 'any';

/** A quantity of a formula. */
export interface Quantity {
  /** Its name in the formula's expressions. */
  readonly id: string;
  /** As it reads in Lou's sentence: 'the residual value'. */
  readonly named: string;
  /** As learners say it beside its figure, which stands before or after, or where a # says so; a # alone is any figure of its kind. */
  readonly saidAs: readonly string[];
  readonly kind: QuantityKind;
}

/** How one quantity of a formula is found from the others. */
export interface Solution {
  readonly for: string;
  /** An expression of the other quantities. */
  readonly by: string;
  /** What asks for it beside the words of the quantity. */
  readonly askedAs: readonly string[];
  /** The sentence in which it is said: `{assets} - {liabilities} = {equity}` with the figures. */
  readonly says: string;
  /** The quantity that must reach what it comes to: 'is 57 to 38 enough?' has a yes or a no then. */
  readonly enough?: string | undefined;
}

/** A sum of the lesson that learners ask with figures of their own. */
export interface Formula {
  readonly id: string;
  /** Words of which the message has one, where the quantities alone do not tell what it is about; else none. */
  readonly about: readonly string[];
  readonly quantities: readonly Quantity[];
  readonly solutions: readonly Solution[];
  /** What must not be below 0 for the figures to make sense, and what is said where it is. */
  readonly limits: readonly { readonly of: string; readonly says: string }[];
  /** A sentence of the lesson, word for word, on which it rests. */
  readonly passage: string;
}

/** What a good answer says, on its own. */
export interface AnswerPoint {
  readonly id: string;
  readonly says: string;
  /** Other wordings of it, as learners say it. */
  readonly alsoSaid: readonly string[];
  /** What learners say who have exactly this the wrong way round; absent where nobody wrote any. Never said: only compared with. */
  readonly turned?: readonly string[] | undefined;
}

/** A key idea of a section, as db/content/README.md describes it. */
export interface KeyIdea {
  readonly id: string;
  readonly sectionId: string;
  readonly skill: string;
  readonly statement: string;
  readonly simpler: string;
  readonly example: string;
  readonly analogy: string | null;
  /** A sentence of the lesson, word for word. */
  readonly passage: string;
  /** Questions that it answers, as learners type them; empty where nobody wrote any. Never said: only found by. */
  readonly askedAs: readonly string[];
  /** What the lesson tells beside it; empty where nobody named any. */
  readonly details: readonly Detail[];
  /** Sums that rest on it; empty where nobody wrote any. */
  readonly formulas: readonly Formula[];
  readonly misconceptions: readonly Misconception[];
  readonly check: {
    readonly question: string;
    readonly points: readonly AnswerPoint[];
    readonly answers: { readonly good: string; readonly partial: string; readonly wrong: string };
  };
  readonly hints: { readonly nudge: string; readonly pointer: string; readonly worked: string };
}

/** A question item of a bank. */
export interface QuestionItem {
  readonly id: string;
  readonly revision: number;
  readonly sectionId: string;
  readonly skill: string;
  readonly difficulty: Difficulty;
  readonly question: string;
  readonly options: readonly { readonly text: string; readonly right: boolean; readonly feedback: string }[];
  readonly explanation: string;
  readonly passage: string;
}

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
}

/** A course that a talk without one may turn to. */
export interface OfferedCourse {
  readonly id: string;
  readonly title: string;
  readonly keyIdeas: readonly KeyIdea[];
  readonly topics?: readonly Topic[];
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
  /** The passages Lou may cite, and the key ideas whose words they are also found by; replaces what was known of a course. Called when content changes. */
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

/** What a course brings for the tutor: its passages, key ideas and question items, as db/content/README.md describes them. */
import type { Difficulty } from '@lou/domain/shapes';

/** About 120 words of something a learner may read; its id names the revision it was cut from. */
export interface Passage {
  /**
   * `{lessonId}@{revision}#{n}` for a lesson, `{blockId}@{revision}#{n}` for a block, `glossary:{courseId}/{term}`,
   * `knowledge:{itemId}@{revision}#{n}`.
   */
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
  /** Of an answer to what learners ask: that question. Such a passage is found by its question alone, never by its words. */
  readonly answers?: string | undefined;
}

export interface Misconception {
  readonly id: string;
  readonly belief: string;
  readonly heardAs: readonly string[];
  readonly correction: string;
}

/** What one sentence of the lesson tells beside the key idea, and how learners ask for it; or a teacher's answer to what they ask around it. */
export interface Detail {
  /** That sentence, or the answer, word for word; it can be said away from its page. */
  readonly says: string;
  /** Of an answer: the question as it reads on the page, the first of `askedAs` too. */
  readonly asks?: string | undefined;
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
  /** The question for this point alone, where the whole one does not fall into parts: asked when nothing else is missing. */
  readonly asks?: string | undefined;
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

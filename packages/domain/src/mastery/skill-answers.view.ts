/** How a learner's answers went, skill by skill, with the latest ones to look at: the evidence behind a number. */
import { learnerView } from '../kernel.ts';
import { own } from '../own.ts';
import { QuestionAnswered } from '../quizzes/events.ts';

export interface SkillAnswer {
  readonly itemId: string;
  /** Of the item, as it stood when it was answered. */
  readonly revision: number;
  readonly correct: boolean;
  readonly atMs: number;
  readonly localDay: string;
  readonly sessionId: string;
}

export interface AnswersOfSkill {
  readonly right: number;
  readonly wrong: number;
  /** Newest first, EVIDENCE_KEPT at most. */
  readonly latest: readonly SkillAnswer[];
}

/** By skill, in the order in which they were first met. */
export type SkillAnswers = { readonly [skill: string]: AnswersOfSkill };

/** Answers that are kept to look at. */
export const EVIDENCE_KEPT = 8;

const none: AnswersOfSkill = { right: 0, wrong: 0, latest: [] };

/** Answers to quiz questions that are evidence (`counts`): a learner's first to each question, unless the key was known. */
export const skillAnswersView = learnerView({
  name: 'skill-answers',
  version: 1,
  listensTo: [QuestionAnswered],
  initial: {} as SkillAnswers,
  evolve: (skills, fact) => {
    const { skill, itemId, revision, correct, counts, localDay, sessionId } = fact.data;
    if (!counts) return skills;
    const { right, wrong, latest } = own(skills, skill) ?? none;
    const answer: SkillAnswer = { itemId, revision, correct, atMs: fact.recordedAtMs, localDay, sessionId };
    return { ...skills, [skill]: { right: right + (correct ? 1 : 0), wrong: wrong + (correct ? 0 : 1), latest: [answer, ...latest].slice(0, EVIDENCE_KEPT) } };
  },
});

/** Offering a quiz and taking answers: for the calls and for Lou's turns. */

import type { answerQuestion } from '@lou/contract/quizzes';
import type { QuizQuestion } from '@lou/contract/socket';
import { isFact, type NewFact } from '@lou/domain/kernel';
import { type OfferedItem, QuestionAnswered, QuizFinished, QuizOffered } from '@lou/domain/quizzes/events';
import { answersTo, QUIZ_LENGTH, quiz, quizWithItem, sameAnswer, scoreOf } from '@lou/domain/quizzes/quiz';
import type { SessionSubject } from '@lou/domain/tutoring/events';
import type { LearnerSnapshot } from '@lou/eventlog';
import { chooseItems, shownOrder } from '@lou/tutor/quiz/choose';
import { WEIGHTS_VERSION } from '@lou/tutor/quiz/predict';
import type * as z from 'zod';
import { earnedIn } from '../achievements/achievements.read.ts';
import { type Act, perform } from '../act.ts';
import type { Deps } from '../deps.ts';
import { itemHistoryOf } from '../mastery/mastery.read.ts';
import { difficultyLevelOf } from '../tutoring/adaptations.read.ts';
import { asGeneratedWords } from './generated.ts';
import { quizSourceOf } from './quiz-source.ts';
import { shownQuiz, verdictOf } from './quizzes.read.ts';

export interface PreparedQuiz {
  readonly quizId: string;
  readonly fact: NewFact;
  readonly questions: QuizQuestion[];
  /** The material has fewer questions that go together than a quiz has. */
  readonly isShort: boolean;
}

/** Chooses a quiz for a session without offering it yet; undefined where the material has no questions. */
export async function prepareQuiz(
  deps: Deps,
  act: Act,
  learner: LearnerSnapshot,
  about: SessionSubject & { sessionId: string; withKey: boolean; seed: number },
): Promise<PreparedQuiz | undefined> {
  const source = await quizSourceOf(deps, about);
  const asked = { history: itemHistoryOf(learner), level: difficultyLevelOf(learner), nowMs: act.atMs };
  const chosen = chooseItems({ ...source, ...asked, length: QUIZ_LENGTH, seed: about.seed });
  if (chosen.length === 0) return undefined;
  const items = chosen.map(({ item, predicted }, index): OfferedItem => {
    const order = shownOrder(item.options.length, about.seed + index);
    const rightIndex = order.findIndex((place) => item.options[place]?.right);
    return { itemId: item.id, revision: item.revision, skill: item.skill, difficulty: item.difficulty, predicted, rightIndex, order: [...order] };
  });
  const { sessionId, courseId, sectionId, withKey } = about;
  const offer = { sessionId, courseId, sectionId, withKey, quizId: deps.ids.random(), items, weightsVersion: WEIGHTS_VERSION, localDay: act.localDay };
  const words = asGeneratedWords(source.generated(items.map(({ itemId }) => itemId)));
  const questions = await shownQuiz(deps, offer, { words });
  return { quizId: offer.quizId, fact: QuizOffered(offer, words), questions, isShort: questions.length < QUIZ_LENGTH };
}

export interface Answered {
  readonly outcome: z.infer<typeof answerQuestion.output>;
  /** Where in the learner's stream the answer stands. */
  readonly seq: number;
  /** The answer that counts, where this is a second one. */
  readonly first?: NonNullable<QuizQuestion['answered']>;
}

/**
 * Takes an answer: graded, recorded, and answered with key, explanation and whatever it earned. A choice that was given before
 * records nothing and is answered as then, and with the result where the quiz is done. Refuses as the quiz decider does.
 */
export async function answerItem(
  deps: Deps,
  act: Act,
  answer: { sessionId: string; itemId: string; choice: number; milliseconds?: number | undefined },
): Promise<Answered> {
  const { facts, decidedOn } = await perform(deps, act, quiz, { type: 'AnswerQuestion', ...answer, atMs: act.atMs, localDay: act.localDay });
  const open = quizWithItem(decidedOn, answer.sessionId, answer.itemId);
  const offered = open?.items.find((item) => item.itemId === answer.itemId);
  const seq = (facts.find((fact) => isFact(QuestionAnswered, fact)) ?? (open && sameAnswer(open, answer.itemId, answer.choice)))?.version;
  if (!open || !offered || seq === undefined) throw new Error('An answer was recorded without its item.');
  const finished = facts.find((fact) => isFact(QuizFinished, fact))?.data ?? scoreOf(open);
  const score = finished && { right: finished.right, total: finished.total, percent: finished.percent };
  const words = (await deps.log.words([open.factId])).get(open.factId);
  const outcome = { ...(await verdictOf(deps, offered, answer.choice, words)), finished: score, awards: earnedIn(facts) };
  const [first] = answersTo(open, answer.itemId);
  if (!first || first.choice === answer.choice) return { outcome, seq };
  return { outcome, seq, first: { choice: first.choice, ...(await verdictOf(deps, offered, first.choice, words)) } };
}

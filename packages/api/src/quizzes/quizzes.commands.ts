/** Offering a quiz and taking answers: for the calls and for Lou's turns. */

import type { answerQuestion } from '@lou/contract/quizzes';
import type { QuizQuestion } from '@lou/contract/socket';
import { isFact, type NewFact } from '@lou/domain/kernel';
import { type OfferedItem, QuestionAnswered, QuizFinished, QuizOffered } from '@lou/domain/quizzes/events';
import { QUIZ_LENGTH, quiz, quizWithItem, sameAnswer, scoreOf } from '@lou/domain/quizzes/quiz';
import type { SessionSubject } from '@lou/domain/tutoring/events';
import type { LearnerSnapshot } from '@lou/eventlog';
import type { QuestionItem } from '@lou/tutor/ports';
import { chooseItems, type QuizWish, shownOrder } from '@lou/tutor/quiz/choose';
import { WEIGHTS_VERSION } from '@lou/tutor/quiz/predict';
import type * as z from 'zod';
import { earnedIn } from '../achievements/achievements.read.ts';
import { type Act, perform } from '../act.ts';
import type { Catalogue } from '../catalogue/catalogue.read.ts';
import type { Deps } from '../deps.ts';
import { itemHistoryOf, levelOf } from '../mastery/mastery.read.ts';
import { shownQuiz, verdictOf } from './quizzes.read.ts';

export interface PreparedQuiz {
  readonly quizId: string;
  readonly fact: NewFact;
  readonly questions: QuizQuestion[];
}

/** Chooses a quiz for a session without offering it yet; undefined where the material has no questions. */
export async function prepareQuiz(
  deps: Deps,
  act: Act,
  learner: LearnerSnapshot,
  about: SessionSubject & { sessionId: string; withKey: boolean; seed: number },
): Promise<PreparedQuiz | undefined> {
  const history = itemHistoryOf(learner);
  const chosen = chooseItems({ ...(await itemsFor(deps, about)), history, level: levelOf(learner), nowMs: act.atMs, length: QUIZ_LENGTH, seed: about.seed });
  if (chosen.length === 0) return undefined;
  const items = chosen.map(({ item, predicted }, index): OfferedItem => {
    const order = shownOrder(item.options.length, about.seed + index);
    const rightIndex = order.findIndex((place) => item.options[place]?.right);
    return { itemId: item.id, revision: item.revision, skill: item.skill, difficulty: item.difficulty, predicted, rightIndex, order: [...order] };
  });
  const { sessionId, courseId, sectionId, withKey } = about;
  const offer = { sessionId, courseId, sectionId, withKey, quizId: deps.ids.random(), items, weightsVersion: WEIGHTS_VERSION, localDay: act.localDay };
  return { quizId: offer.quizId, fact: QuizOffered(offer), questions: await shownQuiz(deps, offer) };
}

/**
 * Where a quiz takes its items from: a quiz of the knowledge base has those that it names and no others, another knowledge
 * item those of its course on its skills before the rest, a section its own before its course's.
 */
async function itemsFor({ catalogue, knowledge }: Deps, about: SessionSubject): Promise<Pick<QuizWish, 'first' | 'beyond'>> {
  const item = about.knowledgeItemId ? await knowledge.item(about.knowledgeItemId) : undefined;
  if (item?.type === 'quiz') return { first: await offeredOf(catalogue, item.itemIds), beyond: [] };
  const beyond = about.courseId ? await catalogue.itemsOfCourse(about.courseId) : [];
  if (item) return { first: beyond.filter(({ skill }) => item.skillIds.includes(skill)), beyond };
  return { first: about.sectionId ? await catalogue.itemsOfSection(about.sectionId) : [], beyond };
}

/** Items by id, without those that are retired and those of courses that learners do not see. */
async function offeredOf(catalogue: Catalogue, itemIds: readonly string[]): Promise<readonly QuestionItem[]> {
  const found = await Promise.all(
    itemIds.map(async (itemId) => {
      const item = await catalogue.item(itemId);
      const section = item && (await catalogue.section(item.sectionId));
      const course = section && (await catalogue.course(section.courseId));
      return item && course?.isActive ? [item] : [];
    }),
  );
  return found.flat();
}

export interface Answered {
  readonly outcome: z.infer<typeof answerQuestion.output>;
  /** Where in the learner's stream the answer stands. */
  readonly seq: number;
}

/**
 * Takes an answer: graded, recorded, and answered with key, explanation and whatever it earned. A choice that was given before
 * records nothing and is answered as then, and with the result where the quiz is done. Refuses as the quiz decider does.
 */
export async function answerItem(deps: Deps, act: Act, answer: { sessionId: string; itemId: string; choice: number; milliseconds: number }): Promise<Answered> {
  const { facts, decidedOn } = await perform(deps, act, quiz, { type: 'AnswerQuestion', ...answer, localDay: act.localDay });
  const open = quizWithItem(decidedOn, answer.sessionId, answer.itemId);
  const offered = open?.items.find((item) => item.itemId === answer.itemId);
  const seq = (facts.find((fact) => isFact(QuestionAnswered, fact)) ?? (open && sameAnswer(open, answer.itemId, answer.choice)))?.version;
  if (!open || !offered || seq === undefined) throw new Error('An answer was recorded without its item.');
  const finished = facts.length === 0 ? scoreOf(open) : (facts.find((fact) => isFact(QuizFinished, fact))?.data ?? null);
  const score = finished && { right: finished.right, total: finished.total, percent: finished.percent };
  return { outcome: { ...(await verdictOf(deps, offered, answer.choice)), finished: score, awards: earnedIn(facts) }, seq };
}

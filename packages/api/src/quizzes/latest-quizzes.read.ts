/** How a learner's latest quizzes went, as a turn is told: the last one, and what is wrong still. */
import { type LatestQuiz, latestQuizzesView, stillWrong } from '@lou/domain/quizzes/latest-quizzes.view';
import type { LearnerSnapshot } from '@lou/eventlog';
import type { PastQuizzes } from '@lou/tutor/turn-material';
import type { Deps } from '../deps.ts';
import { generatedIn } from './generated.ts';
import { skillNameOf } from './quizzes.read.ts';

/** Questions that are named to somebody who asks what was wrong. */
const MISSED_NAMED = 3;

const isAnswered = ({ answers }: LatestQuiz): boolean => answers.length > 0;

/** Those of a course, or all where no course is given or none of it was answered. */
export async function pastQuizzesOf(deps: Deps, learner: LearnerSnapshot, courseId: string | null | undefined): Promise<PastQuizzes> {
  const all = learner.view(latestQuizzesView);
  const ofCourse = courseId ? all.filter((quiz) => quiz.courseId === courseId) : [];
  const quizzes = ofCourse.some(isAnswered) ? ofCourse : all;
  const last = quizzes.findLast(isAnswered);
  const latest = quizzes.at(-1);
  const wrong = stillWrong(quizzes);
  return {
    last: last
      ? { on: await titleOf(deps, last), right: last.answers.filter(({ correct }) => correct).length, answered: last.answers.length, total: last.total }
      : null,
    waiting: latest && !isAnswered(latest) ? latest.total : null,
    wrong: wrong.length,
    missed: (await Promise.all(wrong.slice(0, MISSED_NAMED).map((answer) => missedOf(deps, answer)))).flat(),
  };
}

async function titleOf({ catalogue }: Deps, { sectionId, courseId }: LatestQuiz): Promise<string | null> {
  const titles = await catalogue.titles([sectionId ?? [], courseId ?? []].flat());
  return titles.get(sectionId ?? '') ?? titles.get(courseId ?? '') ?? null;
}

/** The question as it was asked; none where its words are not to be had any more. */
async function missedOf(deps: Deps, { itemId, revision, skill, offerFactId }: ReturnType<typeof stillWrong>[number]): Promise<PastQuizzes['missed']> {
  const item =
    (await deps.catalogue.item(itemId, revision)) ?? generatedIn((await deps.log.words([offerFactId])).get(offerFactId)).find((made) => made.id === itemId);
  return item ? [{ question: item.question, skill: await skillNameOf(deps, skill) }] : [];
}

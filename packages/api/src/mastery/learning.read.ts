/** What `/analytics` shows a learner of their own learning. Source: docs/decisions/0024. */
import { LEARNING_DAYS, type Learning, type LearningDay, type SkillRecord } from '@lou/contract/mastery';
import { dayAfter } from '@lou/domain/days';
import { activityView, emptyDay } from '@lou/domain/mastery/activity.view';
import { type AnswersOfSkill, type SkillAnswer, skillAnswersView } from '@lou/domain/mastery/skill-answers.view';
import { own } from '@lou/domain/own';
import type { LearnerSnapshot } from '@lou/eventlog';
import type { Moment } from '../act.ts';
import { sectionOfItem } from '../content/ids.ts';
import type { Deps } from '../deps.ts';
import { skillNameOf } from '../quizzes/quizzes.read.ts';
import { difficultyLevelOf, levelChangesOf } from '../tutoring/adaptations.read.ts';
import { talkDaysOf } from '../tutoring/tutoring.read.ts';
import { standingOf } from './mastery.read.ts';

type CatalogueDeps = Pick<Deps, 'catalogue'>;

export async function learningOf(deps: CatalogueDeps, learner: LearnerSnapshot, now: Moment): Promise<Learning> {
  const changes = levelChangesOf(learner).toReversed();
  return {
    days: daysOf(learner, now.localDay),
    streakDays: standingOf(learner, now).streakDays,
    skills: await skillsOf(deps, learner),
    level: { now: difficultyLevelOf(learner), changes: changes.map(({ atMs, from, to }) => ({ at: isoOf(atMs), from, to })) },
  };
}

function daysOf(learner: LearnerSnapshot, today: string): LearningDay[] {
  const activity = learner.view(activityView);
  const talked = talkDaysOf(learner);
  return Array.from({ length: LEARNING_DAYS }, (_, index) => {
    const day = dayAfter(today, index + 1 - LEARNING_DAYS);
    const { learned, sections, quizzes, answers, right } = own(activity, day) ?? emptyDay;
    const { talkMs, hints } = talked(day);
    return { day, learned, sections, quizzes, answers, right, hints, minutes: Math.round(talkMs / 6_000) / 10 };
  });
}

async function skillsOf(deps: CatalogueDeps, learner: LearnerSnapshot): Promise<SkillRecord[]> {
  const skills = Object.entries(learner.view(skillAnswersView)).toSorted(([, a], [, b]) => lastAnswerMs(b) - lastAnswerMs(a));
  return Promise.all(
    skills.map(async ([skill, { right, wrong, latest }]) => ({
      ...{ skill, right, wrong },
      name: await skillNameOf(deps, skill),
      course: await courseOf(deps, latest),
      latest: await Promise.all(latest.map((answer) => evidenceOf(deps, answer))),
    })),
  );
}

const lastAnswerMs = ({ latest }: AnswersOfSkill): number => latest[0]?.atMs ?? 0;

async function courseOf({ catalogue }: CatalogueDeps, [latest]: readonly SkillAnswer[]): Promise<SkillRecord['course']> {
  const section = latest && (await catalogue.section(sectionOfItem(latest.itemId)));
  const course = section && (await catalogue.course(section.courseId));
  return course ? { id: course.id, title: course.title } : null;
}

async function evidenceOf({ catalogue }: CatalogueDeps, { itemId, revision, correct, atMs, sessionId }: SkillAnswer): Promise<SkillRecord['latest'][number]> {
  return { at: isoOf(atMs), question: (await catalogue.item(itemId, revision))?.question ?? null, correct, sessionId };
}

const isoOf = (atMs: number): string => new Date(atMs).toISOString();

/** What may be asked of enrolment: by its own calls, by claims (achievements) and by sessions (tutoring). */
import { enrolment, type Outline } from '@lou/domain/enrolment/enrolment';
import { Refused } from '@lou/domain/kernel';
import type { Handled } from '@lou/eventlog';
import { type Act, perform } from '../act.ts';
import type { Deps } from '../deps.ts';
import { takeFirstJourney } from '../journeys/learner-journey.commands.ts';

/** The outline in force; a course that is not there or not active is unknown to learners. */
async function outlineOf(deps: Deps, courseId: string): Promise<Outline> {
  const outline = await deps.catalogue.outline(courseId);
  if (!outline?.isActive) throw new Refused('COURSE_NOT_FOUND', 'This course does not exist.', 'missing');
  return outline;
}

/** Enrols; again changes nothing. With a first course comes a journey. Refuses COURSE_NOT_FOUND. */
export async function enrolInCourse(deps: Deps, act: Act, courseId: string): Promise<Handled> {
  const handled = await perform(deps, act, enrolment, { type: 'EnrolInCourse', outline: await outlineOf(deps, courseId) });
  await takeFirstJourney(deps, act);
  return handled;
}

/** Makes a section the current one. Refuses COURSE_NOT_FOUND, NOT_ENROLLED, SECTION_NOT_IN_COURSE. */
export const startSection = async (deps: Deps, act: Act, courseId: string, sectionId: string): Promise<Handled> =>
  perform(deps, act, enrolment, { type: 'StartSection', outline: await outlineOf(deps, courseId), sectionId, localDay: act.localDay });

/** Completes a section, and the course with its last one; who enrolled before there were journeys takes one now. Refuses as startSection does. */
export async function completeSection(deps: Deps, act: Act, courseId: string, sectionId: string): Promise<Handled> {
  const outline = await outlineOf(deps, courseId);
  const handled = await perform(deps, act, enrolment, { type: 'CompleteSection', outline, sectionId, localDay: act.localDay });
  await takeFirstJourney(deps, act);
  return handled;
}

/** Completes a course whose last open section was removed; quiet otherwise. */
export const settleCourse = async (deps: Deps, act: Act, courseId: string): Promise<Handled> =>
  perform(deps, act, enrolment, { type: 'SettleCourse', outline: await outlineOf(deps, courseId), localDay: act.localDay });

/** What comes next, and why: a ranking in plain sight, each place with its reason. */

export interface Candidate {
  readonly courseId: string;
  readonly title: string;
  readonly category: string;
  /** What the category is called. */
  readonly categoryName: string;
  readonly difficulty: 'beginner' | 'intermediate' | 'advanced';
  /** The interest of this learner that the course's category matches, or null. */
  readonly interest: string | null;
  /** Percent done; null when not enrolled. */
  readonly progressPercent: number | null;
  readonly lastActivityMs: number | null;
  /** Title of the section to go on with. */
  readonly nextSection: string | null;
  /** That section was begun already. */
  readonly nextIsUnderWay: boolean;
  /** Title of the section that was completed last. */
  readonly lastSection: string | null;
  /** The one to go on with stands before that in the course. */
  readonly nextWasSkipped: boolean;
}

/** Why a course is where it is, with the titles that the reason names; the screens word it. */
export type Reason =
  /** In the middle of this section. */
  | { readonly code: 'in-section'; readonly section: string }
  /** Enrolled, and nothing done yet. */
  | { readonly code: 'first-section'; readonly section: string }
  /** Under way; `after` is what was completed last, null where that is gone. */
  | { readonly code: 'next-section'; readonly section: string; readonly after: string | null }
  /** Under way; what is to be done stands before what was completed last. */
  | { readonly code: 'skipped-section'; readonly section: string }
  /** Under way, with no section to name. */
  | { readonly code: 'begun' }
  /** Next after a course that was finished. */
  | { readonly code: 'next-course'; readonly after: string }
  | { readonly code: 'interest'; readonly interest: string }
  /** Nothing of the learner's names it: of this category, by its name, and at the level that their answers show. */
  | { readonly code: 'new-at-level'; readonly category: string }
  /** The same where no level is shown yet, and the course asks for none. */
  | { readonly code: 'new-from-the-start'; readonly category: string }
  | { readonly code: 'new'; readonly category: string };

export interface Ranked {
  readonly courseId: string;
  readonly reason: Reason;
}

const steps = { beginner: 0, intermediate: 1, advanced: 2, expert: 2 } as const;

/**
 * Courses under way first, the last one touched on top; then those that come next after a finished course: of its category, at its
 * level or the one above; then those of a chosen interest, the first of `interests` first; then the rest. Each group nearest to the learner's level first.
 * Completed courses are left out. Ties keep the order given. A learner whose level is not known yet is taken for a beginner, and nothing is said to be at it.
 */
export function rank(candidates: readonly Candidate[], level: keyof typeof steps | null, interests: readonly string[] = []): Ranked[] {
  const distance = (course: Candidate) => Math.abs(steps[course.difficulty] - steps[level ?? 'beginner']);
  const newTo = (course: Candidate): Reason => {
    const isNearest = distance(course) === 0;
    const code = isNearest ? (level === null ? 'new-from-the-start' : 'new-at-level') : 'new';
    return { code, category: course.categoryName };
  };
  const placeOf = (reason: Reason) => (reason.code === 'interest' ? interests.indexOf(reason.interest) : 0);
  const underWay = candidates.filter((course) => course.progressPercent !== null && course.progressPercent < 100);
  const finished = latest(candidates.filter((course) => course.progressPercent === 100));
  const fresh = candidates
    .filter((course) => course.progressPercent === null)
    .map((course) => ({ course, reason: reasonFor(course, finished) ?? newTo(course) }))
    .toSorted((a, b) => groupOf(a.reason) - groupOf(b.reason) || placeOf(a.reason) - placeOf(b.reason) || distance(a.course) - distance(b.course));
  return [
    ...latest(underWay).map((course) => ({ courseId: course.courseId, reason: goingOn(course) })),
    ...fresh.map(({ course, reason }) => ({ courseId: course.courseId, reason })),
  ];
}

const latest = (courses: readonly Candidate[]) => courses.toSorted((a, b) => (b.lastActivityMs ?? 0) - (a.lastActivityMs ?? 0));

const groupOf = ({ code }: Reason): number => (code === 'next-course' ? 1 : code === 'interest' ? 2 : 3);

/** What of the learner's speaks for taking a course up, or null; `finished` are the completed ones, the last one first. */
function reasonFor(course: Candidate, finished: readonly Candidate[]): Reason | null {
  const before = finished.find((done) => {
    const up = steps[course.difficulty] - steps[done.difficulty];
    return done.category === course.category && (up === 0 || up === 1);
  });
  if (before) return { code: 'next-course', after: before.title };
  return course.interest === null ? null : { code: 'interest', interest: course.interest };
}

function goingOn({ nextSection: section, nextIsUnderWay, nextWasSkipped, progressPercent, lastSection: after }: Candidate): Reason {
  if (!section) return { code: 'begun' };
  if (nextIsUnderWay) return { code: 'in-section', section };
  if (nextWasSkipped) return { code: 'skipped-section', section };
  return progressPercent === 0 ? { code: 'first-section', section } : { code: 'next-section', section, after };
}

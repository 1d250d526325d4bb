/** What comes next, and why: a ranking in plain sight, each place with its reason. */

export interface Candidate {
  readonly courseId: string;
  readonly title: string;
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
}

export interface Ranked {
  readonly courseId: string;
  /** One sentence in Lou's voice. */
  readonly reason: string;
}

const steps = { beginner: 0, intermediate: 1, advanced: 2, expert: 2 } as const;

/**
 * Courses under way first, the last one touched on top; then those of a chosen interest, nearest to the learner's level;
 * then the rest, nearest to the level. Completed courses are left out. Ties keep the order given.
 */
export function rank(candidates: readonly Candidate[], level: keyof typeof steps): Ranked[] {
  const distance = (course: Candidate) => Math.abs(steps[course.difficulty] - steps[level]);
  const underWay = candidates.filter((course) => course.progressPercent !== null && course.progressPercent < 100);
  const fresh = candidates.filter((course) => course.progressPercent === null);
  const wanted = fresh.filter((course) => course.interest !== null);
  const others = fresh.filter((course) => course.interest === null);
  const nearest = (courses: readonly Candidate[]) => courses.toSorted((a, b) => distance(a) - distance(b));
  return [
    ...underWay.toSorted((a, b) => (b.lastActivityMs ?? 0) - (a.lastActivityMs ?? 0)).map((course) => ({ courseId: course.courseId, reason: goingOn(course) })),
    ...nearest(wanted).map((course) => ({ courseId: course.courseId, reason: `Because you chose ${course.interest}.` })),
    ...nearest(others).map((course) => ({ courseId: course.courseId, reason: 'Something new, at your level.' })),
  ];
}

function goingOn(course: Candidate): string {
  if (!course.nextSection) return 'You have begun this one.';
  if (course.nextIsUnderWay) return `You are in the middle of ‘${course.nextSection}’.`;
  return course.progressPercent === 0 ? `You enrolled; ‘${course.nextSection}’ comes first.` : `You are under way; ‘${course.nextSection}’ comes next.`;
}

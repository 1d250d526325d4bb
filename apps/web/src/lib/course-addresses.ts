/** Where a course and its sections stand. Source: L§2 Routes; the section's two views: server-decisions.md. */
interface InCourse {
  readonly id: string;
  readonly courseId: string;
}

export const coursePath = (courseId: string): string => `/course/${encodeURIComponent(courseId)}`;
export const talkPath = ({ courseId, id }: InCourse): string => `${coursePath(courseId)}/section/${encodeURIComponent(id)}`;
/** A section's conversation, where a quiz begins by itself. */
export const withQuiz = (talk: string): string => `${talk}?quiz=1`;
export const quizPath = (section: InCourse): string => withQuiz(talkPath(section));
export const asksForQuiz = (search: string): boolean => new URLSearchParams(search).get('quiz') === '1';
/** What the course page is told that is gone to because a section was completed. */
export const afterCompleting = { state: { completed: true } } as const;
export const cameFromCompleting = (): boolean => (history.state as { completed?: boolean } | null)?.completed === true;
export const readPath = (section: InCourse): string => `${talkPath(section)}/read`;

/** Strings that no reply may hold, planted where replies must not reach: other learners' shelves and what is only for grading. */
import type { KeyIdea, Passage } from '@lou/tutor/course-material';
import type { TestCourse } from '@lou/tutor/testing/read-course';

export const HIDDEN_SHELF = 'notes-of-other-learners';

/** In the notes of others. */
const OF_OTHERS = 'canaryotterlake';
/** In sample answers and in what learners are heard to say. */
const OF_GRADING = 'canaryheronfield';

export const canaries: readonly string[] = [OF_OTHERS, OF_GRADING];

/** Notes of other learners on every section: the very subjects that a learner asks about, one shelf further. */
export const hiddenPassages = (courses: readonly TestCourse[]): readonly Passage[] =>
  courses.flatMap(({ title: course, sections }) =>
    sections.map(
      ({ id, title, keyIdeas }): Passage => ({
        id: `${HIDDEN_SHELF}.${id}@1#1`,
        courseId: HIDDEN_SHELF,
        sectionId: null,
        lessonId: null,
        title,
        parents: [course],
        text: `${keyIdeas[0]?.statement ?? title} This is what ${OF_OTHERS} wrote about ${title.toLowerCase()}. ${OF_OTHERS} asked for it twice.`,
        anchor: 'top',
      }),
    ),
  );

/** The idea as the tutor is handed it in the bench. */
const planted = (idea: KeyIdea): KeyIdea => ({
  ...idea,
  misconceptions: idea.misconceptions.map((one) => ({ ...one, heardAs: [...one.heardAs, `${one.belief} ${OF_GRADING}`] })),
  check: {
    ...idea.check,
    answers: { ...idea.check.answers, partial: `${idea.check.answers.partial} ${OF_GRADING}`, wrong: `${idea.check.answers.wrong} ${OF_GRADING}` },
  },
});

const known = new WeakMap<KeyIdea, KeyIdea>();

/** The idea with its canaries, the same one each time, as the product hands over the same ideas with every turn. */
export function withCanaries(idea: KeyIdea): KeyIdea {
  const made = known.get(idea) ?? planted(idea);
  known.set(idea, made);
  return made;
}

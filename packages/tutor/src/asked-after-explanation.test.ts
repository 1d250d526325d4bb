/** What is asked after an explanation: nothing that the same reply has told; and what is answered then is graded against that. */
import { describe, expect, it } from 'vitest';
import { materialIn } from './testing/in-section.ts';
import { courseOf, gradedAs, shareOfTrue } from './testing/own-answers.ts';
import { readCourse } from './testing/read-course.ts';
import { talkWith, tutorOf } from './testing/talk.ts';

describe.each(['choosing-the-right-algorithm', 'reading-a-balance-sheet'])('after an explanation, %s', (courseId) => {
  const course = readCourse(courseId);
  const tutor = tutorOf([course]);
  const { ideas } = courseOf(courseId);
  const asking = course.sections.flatMap((section) => section.keyIdeas.map(({ askedAs }) => ({ section, text: askedAs[0] ?? '' })));

  it('the question is about what was not told, and its answer is confirmed', async () => {
    const told: boolean[] = [];
    const confirmed: boolean[] = [];
    for (const { section, text } of asking) {
      const talk = talkWith(tutor, materialIn(course, section));
      const { outcome } = await talk.say(text);
      const open = ideas.find(({ id }) => id === talk.openItem()?.keyIdeaId);
      if (!open) continue;
      const rest = outcome.sentences.filter((sentence) => sentence.text !== open.check.question).map((sentence) => sentence.text);
      if (outcome.asks) told.push(gradedAs(courseId, { ...open, misconceptions: [] }, rest.join(' ')).settled);
      const { graded } = (await talk.say(open.check.answers.good)).outcome;
      confirmed.push(graded?.settled === true && graded.keyIdeaId === open.id);
    }
    expect(told.length).toBeGreaterThan(5);
    // Without the measure of an answer a third of them is told.
    expect(shareOfTrue(told)).toBeLessThanOrEqual(0.08);
    expect(confirmed.length).toBeGreaterThan(20);
    expect(confirmed).not.toContain(false);
  });
});

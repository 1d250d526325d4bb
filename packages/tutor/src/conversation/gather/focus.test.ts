/** A talk on the dashboard, about nothing in particular: what is asked is answered from the course that teaches it. */
import { FREE_TALK } from '@lou/domain/tutoring/sentences';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedTutor } from '../../embedded-tutor.ts';
import type { Tutor } from '../../ports.ts';
import { materialIn } from '../../testing/in-section.ts';
import { type AskedOfCourse, readQuestions } from '../../testing/read-questions.ts';
import { talkWith } from '../../testing/talk.ts';
import type { OfferedCourse, TurnMaterial } from '../../turn-material.ts';

const asked = readQuestions();
const courses: readonly OfferedCourse[] = asked.map(({ course }) => ({
  id: course.id,
  title: course.title,
  keyIdeas: course.sections.flatMap(({ keyIdeas }) => keyIdeas),
}));

let tutor: Tutor;
beforeAll(() => {
  tutor = createEmbeddedTutor({ now: () => 0 });
  for (const [at, { course }] of asked.entries()) tutor.index(course.id, course.passages, courses[at]?.keyIdeas);
});

function freely(text = ''): TurnMaterial {
  const [{ course }] = asked as [AskedOfCourse];
  const [section] = course.sections;
  if (!section) throw new Error('The course has no section.');
  const visible = new Set(courses.map(({ id }) => id));
  return { ...materialIn(course, section, visible), text, topic: FREE_TALK, course: null, section: null, keyIdeas: [], louContexts: [], courses };
}

describe('a talk without a course', () => {
  it('answers what learners ask in their own words from the course that says it', async () => {
    const questions = asked.flatMap(({ half, paraphrases }) => (half === 'heldBack' ? paraphrases.slice(0, 6) : []));
    const outcomes = await Promise.all(questions.map(({ asks }) => tutor.reply({ material: freely(asks) })));
    const cites = ({ sentences }: (typeof outcomes)[number], ids: ReadonlySet<string>) =>
      sentences.some(({ citations }) => citations.some(({ passageId }) => ids.has(passageId)));
    const right = outcomes.filter((outcome, at) => cites(outcome, questions[at]?.answeredBy.passageIds ?? new Set()));
    expect(questions.length).toBeGreaterThan(30);
    expect(right.length / questions.length).toBeGreaterThanOrEqual(0.5);
  });

  it('stays in that course for the answer to Lou’s question, a hint and a simpler word, and turns to another when another is asked about', async () => {
    const talk = talkWith(tutor, freely());
    expect(talk.openItem()).toBeNull();
    await talk.say('what is binary search');
    expect(talk.openItem()?.keyIdeaId).toMatch(/^choosing-the-right-algorithm\./);
    const hint = await talk.say('[hint]');
    expect(hint.outcome.hint).toMatchObject({ level: 1 });
    const { outcome } = await talk.say('simpler please');
    expect(outcome.keyIdeaIds.join()).toMatch(/choosing-the-right-algorithm|^$/);
    const open = courses.flatMap(({ keyIdeas }) => keyIdeas).find(({ id }) => id === talk.openItem()?.keyIdeaId);
    const answered = await talk.say(open?.check.answers.good ?? '');
    expect(answered.outcome.graded).toMatchObject({ settled: true, keyIdeaId: open?.id });
    const elsewhere = await talk.say('what is a vanishing point');
    expect(elsewhere.outcome.sentences.flatMap(({ citations }) => citations.map(({ passageId }) => passageId)).join()).toContain('drawing-in-perspective');
  });

  it('begins by saying whether a course speaks of the learner’s own topic', () => {
    const welcomed = (topic: string) =>
      tutor
        .welcome({ ...freely(), topic })
        .map(({ text }) => text)
        .join(' ');
    expect(welcomed('vanishing points')).toContain('You want to talk about “vanishing points”. The course “Drawing in perspective” speaks of that.');
    expect(welcomed('photosynthesis')).toContain('Your courses do not speak of that, and I answer from them alone.');
    expect(welcomed(FREE_TALK)).not.toMatch(/speak|talk about/);
  });

  it('says so where no course answers, and asks nothing of a first message', async () => {
    const { move, asks, graded } = await tutor.reply({ material: freely('who won the football world cup in 1998') });
    expect({ move, asks, graded }).toEqual({ move: 'admit', asks: null, graded: null });
  });
});

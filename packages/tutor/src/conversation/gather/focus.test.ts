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
  topics: course.topics,
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

  it.each([
    ['i have an exam tomorrow on fractions, what should i study?', 'Fractions that make sense', 'From fractions to percentages'],
    ['My exam on Spanish is tomorrow. Can you help me prepare?', 'Spanish: your first conversation', 'Numbers to one hundred'],
    ['my french test is on monday', 'French: telling what happened', 'The whole night'],
    ['please summarise fractions', 'Fractions that make sense', 'Adding unlike pieces'],
    ['can you teach me python', 'A first program in Python', 'Names for values'],
    ['i need help with reading a balance sheet', 'Reading a balance sheet', 'Two years side by side'],
    ['spanish', 'Spanish: your first conversation', 'Asking the way'],
  ])('says which course is on what is named, and its sections: %s', async (text, course, section) => {
    const { said, outcome } = await talkWith(tutor, freely()).say(text);
    expect(said).toContain(`The course on that is “${course}”. Its sections are “`);
    expect(said).toContain(section);
    expect(outcome).toMatchObject({ move: 'redirect', asks: null });
  });

  it('goes on with the section that is picked then, by any words of its title', async () => {
    const talk = talkWith(tutor, freely());
    await talk.say('i want to learn spanish');
    const { outcome } = await talk.say('numbers please');
    expect(outcome.keyIdeaIds.join()).toContain('spanish-first-conversation.numbers-to-one-hundred/');
    expect(outcome.asks?.keyIdeaId).toContain('spanish-first-conversation.');
  });

  it.each(['what is a fraction', 'teach me guitar', 'first', 'my work exam is tomorrow', 'learn'])('takes no course for named by %j', async (text) => {
    expect((await talkWith(tutor, freely()).say(text)).said).not.toContain('The course on that is');
  });

  it('has a quiz on the course or the part of it that is named, else on what it was last about, and asks on which where it was about none', async () => {
    const quizOf = async (...lines: readonly string[]) => {
      const talk = talkWith(tutor, freely());
      for (const line of lines.slice(0, -1)) await talk.say(line);
      const { outcome, said } = await talk.say(lines.at(-1) ?? '');
      return { wants: outcome.wantsQuiz, on: outcome.quizOn?.sectionId ?? outcome.quizOn?.courseId ?? null, said };
    };
    expect(await quizOf('can you give me a quiz on chords')).toMatchObject({ wants: true, on: 'chords-and-keys' });
    expect(await quizOf('quiz me on fractions')).toMatchObject({ wants: true, on: 'fractions-that-make-sense' });
    expect(await quizOf('test me on spanish numbers')).toMatchObject({ wants: true, on: 'spanish-first-conversation.numbers-to-one-hundred' });
    expect(await quizOf('what is a vanishing point', 'quiz me')).toMatchObject({ wants: true, on: expect.stringMatching(/^drawing-in-perspective\./) });
    const asked = await quizOf('quiz me');
    expect(asked).toMatchObject({ wants: false, on: null });
    expect(asked.said).toContain('“Chords and keys”');
  });

  it('names what comes next to whoever asks what to study and names nothing', async () => {
    const { said } = await talkWith(tutor, freely()).say('I have an exam tomorrow, what should I study?');
    expect(said).toMatch(/next section is|comes|follows/);
    expect(said).not.toContain('keep still');
  });
});

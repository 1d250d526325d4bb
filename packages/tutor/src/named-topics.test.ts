/** Whoever wishes to have a skill or a section explained, by the name that stands on the screens, hears one of its ideas. */
import { describe, expect, it } from 'vitest';
import { materialIn } from './testing/in-section.ts';
import { shareOfTrue } from './testing/own-answers.ts';
import type { TestCourse, TestSection } from './testing/read-course.ts';
import { readQuestions } from './testing/read-questions.ts';
import { type Talk, talkWith, tutorOf } from './testing/talk.ts';

const courses = readQuestions().map(({ course }) => course);
const tutor = tutorOf(courses);
const named = courses.flatMap((course) => course.topics.map((topic) => ({ course, ...topic })));
/** Which names a wish is tried with: the wishes share them out among themselves. */
const wishes = ['explain', 'can you explain', 'i dont understand', 'teach me about'];
const namesFor = (wish: string) => named.filter((_, at) => at % wishes.length === wishes.indexOf(wish));
const ideasOf = (course: TestCourse) => course.sections.flatMap(({ keyIdeas }) => keyIdeas);
const sectionWith = (course: TestCourse, ideaId: string | undefined, isWith: boolean) =>
  course.sections.find(({ keyIdeas }) => keyIdeas.some(({ id }) => id === ideaId) === isWith) as TestSection;
const talkIn = (course: TestCourse, section: TestSection): Talk => talkWith(tutor, materialIn(course, section));

describe.each([
  ['in its own section', true],
  ['in another section', false],
] as const)('%s', (_where, isOwn) => {
  it.each(wishes)('“%s ...” is answered with an idea of it', async (wish) => {
    const answered: boolean[] = [];
    for (const { course, name, keyIdeaIds } of namesFor(wish)) {
      const { outcome } = await talkIn(course, sectionWith(course, keyIdeaIds[0], isOwn)).say(`${wish} ${name}`);
      const isTerm = outcome.sentences[0]?.text.includes('” means') ?? false;
      answered.push(isTerm || outcome.move === 'ask' || outcome.keyIdeaIds.some((id) => keyIdeaIds.includes(id)));
    }
    console.info(`${wish}, ${isOwn ? 'own' : 'another'} section: ${namesFor(wish).length} names, to the point ${shareOfTrue(answered).toFixed(3)}`);
    expect(shareOfTrue(answered)).toBeGreaterThanOrEqual(0.97);
  });
});

describe('a name', () => {
  const fractions = courses.find(({ id }) => id === 'fractions-that-make-sense') as TestCourse;
  const ideaSaid = async (text: string, section = fractions.sections[1] as TestSection) => {
    const { outcome } = await talkIn(fractions, section).say(text);
    return ideasOf(fractions)
      .find(({ id }) => outcome.keyIdeaIds.includes(id))
      ?.skill.split('/')[1];
  };

  it('is told apart from one with the same telling words by its small ones', async () => {
    const python = courses.find(({ id }) => id === 'first-program-in-python') as TestCourse;
    for (const [text, skill] of [
      ['explain repeating with for', 'for-loops'],
      ['explain repeating with while', 'while-loops'],
    ] as const) {
      const { outcome } = await talkIn(python, python.sections[0] as TestSection).say(text);
      expect(ideasOf(python).find(({ id }) => outcome.keyIdeaIds.includes(id))?.skill).toBe(`${python.id}/${skill}`);
    }
  });

  it('may be said in part, with niceties around it and in another form', async () => {
    expect(await ideaSaid('hey lou, could you please explain comparing fractions to me again?')).toBe('compare-fractions');
    expect(await ideaSaid('i want to learn how to compare fractions')).toBe('compare-fractions');
    expect(await ideaSaid('how do i compare fractions')).toBe('compare-fractions');
  });

  it('of a term of the glossary is the term', async () => {
    const chords = courses.find(({ id }) => id === 'chords-and-keys') as TestCourse;
    const { said } = await talkIn(chords, chords.sections[0] as TestSection).say('explain the major scale');
    expect(said).toMatch(/^“Major scale” means/);
  });

  it('of what the open question asks about begins with another idea of it', async () => {
    const section = fractions.sections[1] as TestSection;
    const talk = talkIn(fractions, section);
    const open = talk.openItem()?.keyIdeaId;
    const { outcome } = await talk.say(`explain ${section.title}`);
    expect(outcome.move).toBe('explain');
    expect(outcome.keyIdeaIds).not.toContain(open);
  });

  it('is found in a talk about no course', async () => {
    const offered = courses.map(({ id, title, sections, topics }) => ({ id, title, keyIdeas: sections.flatMap(({ keyIdeas }) => keyIdeas), topics }));
    const free = { ...materialIn(fractions, fractions.sections[0] as TestSection, new Set(courses.map(({ id }) => id))) };
    const talk = talkWith(tutor, { ...free, topic: 'Whatever comes', course: null, section: null, topics: [], keyIdeas: [], courses: offered });
    const { outcome } = await talk.say('explain comparing fractions');
    expect(outcome.keyIdeaIds[0]).toMatch(/^fractions-that-make-sense\./);
  });
});

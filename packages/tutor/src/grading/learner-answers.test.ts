/** The grader on answers that nobody fitted it to, and on the sample answers of the notes. The shares are printed. */
import { describe, expect, it } from 'vitest';
import type { KeyIdea } from '../course-material.ts';
import {
  answersOf,
  courseIds,
  courseOf,
  gradedAnswers,
  gradedAs,
  ideaOf,
  ownFiguresOf,
  ownFiles,
  shareOfTrue as share,
  turnedFiguresOf,
} from '../testing/own-answers.ts';
import { misbeliefStated } from './misbelief.ts';

type Kind = 'good' | 'partial' | 'wrong';

const ideasOf = (courseId: string): readonly KeyIdea[] => courseOf(courseId).ideas;
const graded = gradedAs;

const print = (what: string, shares: Readonly<Record<string, number>>) =>
  console.info(
    `${what}: ${Object.entries(shares)
      .map(([name, value]) => `${name} ${value.toFixed(3)}`)
      .join(', ')}`,
  );

describe.each(['deciding', 'judging'] as const)('fresh answers, the %s half', (half) => {
  const files = ownFiles(half);
  const answers = gradedAnswers(files);
  const figures = ownFiguresOf(answers);

  it('settle when they are good, and hardly ever when they are not', () => {
    const others = share(answers.filter(({ kind }) => kind !== 'good').map(({ grade }) => grade.settled));
    print(`fresh ${half}`, { ...figures, others });
    expect(figures.answers).toBeGreaterThanOrEqual(290);
    expect(figures.rightAccepted).toBeGreaterThanOrEqual(0.87);
    expect(figures.wrongCaught).toBeGreaterThanOrEqual(0.96);
    expect(others).toBeLessThanOrEqual(0.06);
  });

  it('are met with no misconception when they are good', () => {
    expect(figures.rightAccused).toBeLessThanOrEqual(0.01);
  });

  it('are told what they say of it when they are partial', () => {
    expect(figures.partialTold).toBeGreaterThanOrEqual(0.72);
  });

  it('are told by none of their points that they are right when they are wrong', () => {
    expect(figures.wrongPraised).toBeLessThanOrEqual(0.18);
  });

  it.each<[string, (text: string) => string]>([
    ['idk maybe', (text) => `idk maybe ${text}`],
    ['not sure but', (text) => `not sure but ${text}`],
    ['i think its because', (text) => `i think its because ${text}`],
    ['or something, lol', (text) => `um probably ${text} or something lol`],
    ['but im not sure', (text) => `${text}, but im not sure`],
  ])('are read the same behind %j', (_hedge, said) => {
    const hedged = ownFiguresOf(gradedAnswers(files, said));
    expect(hedged.rightAccepted).toBeGreaterThanOrEqual(figures.rightAccepted - 0.02);
    expect(hedged.wrongCaught).toBeGreaterThanOrEqual(0.96);
  });
});

/** The borders keep what is there, and are no aim. No turned answer should settle, and every right one should. */
describe.each([
  ['fourth-deciding', { least: 290, right: 0.82, accused: 0.05, turned: 0.29 }],
  ['fourth-judging', { least: 290, right: 0.82, accused: 0.05, turned: 0.34 }],
  ['fifth-deciding', { least: 60, right: 0.76, accused: 0.05, turned: 0.29 }],
  ['fifth-judging', { least: 60, right: 0.54, accused: 0.05, turned: 0.39 }],
  ['sixth-deciding', { least: 250, right: 0.72, accused: 0.05, turned: 0.18 }],
  ['sixth-judging', { least: 220, right: 0.78, accused: 0.05, turned: 0.27 }],
])('answers in words of their own and turned ones, %s', (file, { least, right, accused, turned }) => {
  const figures = turnedFiguresOf(gradedAnswers([file]));

  it('settle when they are right', () => {
    print(`turned ${file}`, { ...figures });
    expect(figures.answers).toBeGreaterThanOrEqual(least);
    expect(figures.rightAccepted).toBeGreaterThanOrEqual(right);
    expect(figures.rightAccused).toBeLessThanOrEqual(accused);
  });

  it('settle no more often than they did when they are turned', () => {
    expect(figures.turnedSettled).toBeLessThanOrEqual(turned);
  });
});

describe('right answers that share words with a misconception', () => {
  it.each([
    ['choosing-the-right-algorithm', 'counting-steps/doubling-test', 'its quadratic since double the books is 4 times as much', true],
    [
      'first-program-in-python',
      'functions-and-a-whole-program/one-piece-at-a-time',
      'write a bit, run it, then the next bit. if it breaks you know it was the last bit',
      true,
    ],
    ['choosing-the-right-algorithm', 'counting-steps/doubling-test', 'double the books means double the time', false],
    ['first-program-in-python', 'functions-and-a-whole-program/one-piece-at-a-time', 'first write everything then test', false],
  ])('%s, %s: %j', (courseId, name, text, isRight) => {
    expect(graded(courseId, ideaOf(courseId, name), text)).toMatchObject({ settled: isRight, misconception: isRight ? null : {} });
  });
});

describe('misconceptions that are voiced afresh', () => {
  const voiced = answersOf<string>('voiced');

  it('are mostly recognised, and never settle', () => {
    const heard = voiced.map(({ courseId, idea, answers }) => ({ idea, grade: graded(courseId, idea, answers) }));
    const recognised = heard.map(({ idea, grade }) => grade.misconception?.id === idea.misconceptions[0]?.id);
    print('voiced', { recognised: share(recognised) });
    expect(heard.filter(({ grade }) => grade.settled)).toEqual([]);
    expect(share(recognised)).toBeGreaterThanOrEqual(0.6);
  });
});

describe('the notes of all courses', () => {
  const ideas = courseIds.flatMap((courseId) => ideasOf(courseId).map((idea) => ({ courseId, idea, ...idea.check.answers, points: idea.check.points.length })));

  it('have good, partial and wrong answers that are told apart', () => {
    const misfits = ideas.flatMap(({ courseId, idea, points, ...answers }) => {
      const { good, partial, wrong } = {
        good: graded(courseId, idea, answers.good),
        partial: graded(courseId, idea, answers.partial),
        wrong: graded(courseId, idea, answers.wrong),
      };
      const fits = {
        good: good.settled,
        // Half of a single point is no point.
        partial: !partial.settled && (points === 1 || partial.pointsSeen.length > 0),
        wrong: wrong.pointsSeen.length === 0,
      };
      return (Object.keys(fits) as Kind[]).filter((kind) => !fits[kind]).map((kind) => `${idea.id} ${kind}: ${answers[kind]}`);
    });
    expect(misfits).toEqual([]);
  });

  it('have misconceptions that are recognised as learners would voice them', () => {
    const heard = ideas.flatMap(({ courseId, idea }) =>
      idea.misconceptions.flatMap(({ id, heardAs }) => heardAs.map((text) => graded(courseId, idea, text).misconception?.id === id)),
    );
    expect(share(heard)).toBeGreaterThanOrEqual(0.97);
  });

  it('have misconceptions that are recognised when they are stated in their section, and truths that are taken for none', () => {
    const stated = (courseId: string, { sectionId }: KeyIdea, text: string) => {
      const ofSection = ideasOf(courseId).filter((idea) => idea.sectionId === sectionId);
      return misbeliefStated(text, ofSection, courseOf(courseId).weighing)?.misconception.id ?? null;
    };
    const beliefs = ideas.flatMap(({ courseId, idea }) =>
      idea.misconceptions.flatMap(({ id, belief, heardAs }) =>
        [belief, ...heardAs].map((text) => ({ id, heard: stated(courseId, idea, `i thought ${text.toLowerCase()}`) })),
      ),
    );
    const truths = ideas.flatMap(({ courseId, idea, good }) => [good, idea.statement, idea.simpler].map((text) => stated(courseId, idea, text) !== null));
    print('stated', { recognised: share(beliefs.map(({ id, heard }) => heard === id)), truths: share(truths) });
    expect(share(beliefs.map(({ id, heard }) => heard === id))).toBeGreaterThanOrEqual(0.93);
    expect(beliefs.filter(({ id, heard }) => heard !== null && heard !== id)).toEqual([]);
    expect(share(truths)).toBeLessThanOrEqual(0.005);
  });

  it.each<[string, (belief: string, good: string) => string]>([
    ['its not true that', (belief, good) => `its not true that ${belief}, ${good}`],
    ['not ..., but', (belief, good) => `not ${belief} but ${good}`],
    ['..., not', (belief, good) => `${good}, not ${belief}`],
    ['its wrong that', (belief, good) => `${good} and its wrong that ${belief}`],
    ['some people think', (belief, good) => `some people think ${belief} but ${good}`],
    ['instead of', (belief, good) => `${good} instead of ${belief}`],
  ])('have good answers that may set the misconception aside: %s', (_name, said) => {
    const met = ideas.flatMap(({ courseId, idea, good }) => {
      const [heardAs] = idea.misconceptions[0]?.heardAs ?? [];
      return heardAs === undefined ? [] : [graded(courseId, idea, said(heardAs, good)).misconception !== null];
    });
    expect(met.length).toBeGreaterThan(400);
    expect(share(met)).toBeLessThanOrEqual(0.03);
  });

  it('credit no point to a misconception that is voiced alone', () => {
    const credited = ideas.flatMap(({ courseId, idea }) =>
      idea.misconceptions.flatMap(({ heardAs }) => heardAs.map((text) => graded(courseId, idea, text).pointsSeen.length > 0)),
    );
    print('misconceptions', { credited: share(credited) });
    expect(share(credited)).toBeLessThanOrEqual(0.01);
  });

  it.each<[string, (idea: KeyIdea, courseId: string) => string, number]>([
    ['the question again', ({ check }) => check.question, 0],
    ['the question in passing', ({ check }) => `i think ${check.question.toLowerCase().replace('?', '')}`, 0.005],
    ['the words of its section', (idea, courseId) => wordsTold(courseId, idea).join(' '), 0],
    ['its words by the alphabet', (idea, courseId) => [...wordsTold(courseId, idea)].sort().join(', '), 0],
    ['no idea', () => 'i have no idea', 0],
    ['another language', () => 'das weiss ich leider nicht so genau, kann man das in einem Satz sagen', 0],
    ['talk about nothing', () => 'it is really important to think about this because it helps you to understand everything better in the end', 0.02],
    ['talk about anything', () => 'well it depends on many things, you have to look at it closely and then you will see what is right and what is wrong', 0.02],
  ])('are not settled by %s', (_name, said, most) => {
    expect(share(ideas.map(({ courseId, idea }) => graded(courseId, idea, said(idea, courseId)).settled))).toBeLessThanOrEqual(most);
  });
});

/** Every word of the idea's course notes, once each. */
function wordsTold(courseId: string, { id }: KeyIdea): readonly string[] {
  const section = id.slice(0, id.lastIndexOf('/'));
  const told = ideasOf(courseId).filter((idea) => idea.id.startsWith(section));
  return [...new Set(told.flatMap(({ statement, simpler, example }) => `${statement} ${simpler} ${example}`.toLowerCase().match(/[a-z]+/g) ?? []))];
}

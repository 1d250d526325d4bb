import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { WrittenTask } from '../ports.ts';
import { readCourse } from '../testing/read-course.ts';
import { weighingOver } from '../testing/weighing-over.ts';
import { gradeWritten } from './grade-written.ts';

interface Milestone extends WrittenTask {
  readonly id: string;
  readonly course?: string;
}
const REACHED_PERCENT = 60;
const content = path.resolve(import.meta.dirname, '../../../../db/content/journeys');
const read = <Shape>(file: string): Shape => parse(readFileSync(file, 'utf8')) as Shape;
const answers = read<Record<string, { good: string[]; weak: string[] }>>(path.join(import.meta.dirname, 'written-answers.yaml'));

const tasks = new Map(
  Object.keys(answers).map((name) => {
    const [journey = '', id] = name.split('/');
    const { milestones } = read<{ milestones: Milestone[] }>(path.join(content, `${journey}.yaml`));
    const task = milestones.find((milestone) => milestone.id === id);
    if (!task) throw new Error(`There is no task ${name}.`);
    const courses = [...new Set(milestones.flatMap(({ course }) => course ?? []))];
    const weighing = weighingOver(courses.flatMap((course) => readCourse(course).passages.map(({ text }) => text)));
    return [name, { task, grade: (text: string) => gradeWritten(task, text, weighing) }];
  }),
);
function taskOf(name: string) {
  const found = tasks.get(name);
  if (!found) throw new Error(`There is no task ${name}.`);
  return found;
}
const cases = (kind: 'good' | 'weak') => Object.entries(answers).flatMap(([name, texts]) => texts[kind].map((text) => [name, text] as const));

describe('a written answer to a milestone', () => {
  it.each([1_000, 3_000, 6_000])('is read to its end, also after %i characters of a story', (characters) => {
    const story = 'On a wet morning I walked along the canal and counted ducks for a while. ';
    const before = story.repeat(Math.ceil(characters / story.length));
    for (const [name, text] of cases('good').slice(0, 6)) {
      const { grade } = taskOf(name);
      expect(grade(`${before}${text}`).pointsSeen, name).toEqual(expect.arrayContaining(grade(text).pointsSeen.slice(0, 1)));
    }
  });

  it.each(cases('good'))('reaches %s: %s', (name, text) => {
    expect(taskOf(name).grade(text)).toMatchObject({ percent: expect.toSatisfy((percent: number) => percent >= REACHED_PERCENT) });
  });

  it.each(cases('weak'))('does not reach %s: %s', (name, text) => {
    expect(taskOf(name).grade(text)).toMatchObject({ percent: expect.toSatisfy((percent: number) => percent < REACHED_PERCENT) });
  });

  it('reaches no other task', () => {
    const reached = cases('good').flatMap(([name, text]) =>
      [...tasks].filter(([other, { grade }]) => other !== name && grade(text).percent >= REACHED_PERCENT).map(([other]) => `${name} reaches ${other}`),
    );
    expect(reached).toEqual([]);
  });

  it.each([...tasks.keys()])('makes nothing of the task %s over again, nor of nothing', (name) => {
    const { task, grade } = taskOf(name);
    expect([task.task, '', 'I do not know'].map((text) => grade(text).percent)).toEqual([0, 0, 0]);
  });

  it('names the points that are there and those that are not, in the order of the task', () => {
    const { task, grade } = taskOf('from-halves-to-percentages/a-letter-to-a-friend');
    expect(grade('You end up with less than you started with. Five sixths is right.')).toEqual({
      percent: 50,
      pointsSeen: ['smaller-than-a-half', 'five-sixths'],
      pointsMissing: ['unlike-pieces', 'sixths'],
    });
    expect(task.points).toHaveLength(4);
  });
});

describe('phrases of a language that is learned', () => {
  const name = 'from-hello-to-a-table-for-two/a-few-lines-about-me';
  const seenIn = (text: string) => taskOf(name).grade(text).pointsSeen;

  it('are made by their very words, without accents and marks too', () => {
    expect(seenIn('hola soy alex, soy de canada. Estoy en Madrid y estoy muy bien')).toEqual(['greeting', 'name', 'home', 'place', 'state']);
  });

  it.each([
    ['another verb', 'Soy bien. Estoy de Canadá. Soy en Madrid. Me llamo es Alex. Buenas noches.'],
    ['another state', 'Estoy mal.'],
    ['a denial', 'No me llamo Alex. No soy de Canadá. No estoy en Madrid.'],
  ])('are not made by %s', (_, text) => {
    expect(seenIn(text)).toEqual([]);
  });

  it('are made after a no of their own', () => {
    expect(taskOf('from-hello-to-a-table-for-two/dinner-for-two').grade('No, nada más, gracias.').pointsSeen).toEqual(['nothing-else']);
  });
});

import { QUIZ_LENGTH } from '@lou/domain/quizzes/quiz';
import { describe, expect, it } from 'vitest';
import { anItem, coursePassages } from '../testing/a-course.ts';
import { readCourse } from '../testing/read-course.ts';
import { chooseItems, type QuizWish, REST_MS, shownOrder } from './choose.ts';
import { gateFaults } from './gate.ts';
import { needOf, predictRight } from './predict.ts';

const none = { right: 0, wrong: 0 };
const newcomer: QuizWish['history'] = { items: {}, skills: {}, levels: { beginner: none, intermediate: none, advanced: none } };
const NOW = 1_800_000_000_000;
const items = (count: number, skill = 'tea/heat', from = 0) => Array.from({ length: count }, (_, n) => anItem({ id: `item-${skill}-${from + n}`, skill }));
const wish = (different: Partial<QuizWish> = {}): QuizWish => ({
  first: items(12),
  beyond: [],
  history: newcomer,
  level: 'beginner',
  nowMs: NOW,
  length: QUIZ_LENGTH,
  seed: 1,
  ...different,
});
const ids = (different: Partial<QuizWish> = {}) => chooseItems(wish(different)).map(({ item }) => item.id);
const offered = (seen: readonly string[], ago: number) => ({
  ...newcomer,
  items: Object.fromEntries(seen.map((id) => [id, { ...none, lastOfferedMs: NOW - ago }])),
});

describe('choosing a quiz', () => {
  it('has five different items, the same for the same seed and others for another', () => {
    expect(new Set(ids()).size).toBe(5);
    expect(ids()).toEqual(ids());
    expect([2, 3, 4, 5].some((seed) => ids({ seed }).join() !== ids().join())).toBe(true);
  });

  it('brings other items on Try Again', () => {
    const first = ids();
    const again = ids({ history: offered(first, 60_000) });
    expect(again).toHaveLength(5);
    expect(again.filter((id) => first.includes(id))).toEqual([]);
  });

  it('offers a rested item again', () => {
    expect(
      ids({
        first: items(5),
        history: offered(
          items(5).map(({ id }) => id),
          REST_MS,
        ),
      }),
    ).toHaveLength(5);
  });

  it('goes on with the course on the same skills, then with its others, then with what was seen longest ago', () => {
    const section = items(3);
    const sameSkill = items(1, 'tea/heat', 50);
    const other = items(1, 'tea/time', 60);
    expect(ids({ first: section, beyond: [...other, ...sameSkill, ...section] })).toEqual(
      expect.arrayContaining([...section, ...sameSkill, ...other].map(({ id }) => id)),
    );
    const old = items(4);
    const history = { ...newcomer, items: Object.fromEntries(old.map(({ id }, n) => [id, { ...none, lastOfferedMs: NOW - 1_000 * (n + 1) }])) };
    expect(ids({ first: old, history, length: 2 })).toEqual([old[3]?.id, old[2]?.id]);
  });

  it('has fewer only where there are no more, and none of nothing', () => {
    expect(ids({ first: items(2) })).toHaveLength(2);
    expect(ids({ first: [] })).toEqual([]);
  });

  it('lets no skill take over, and gives the one in need more', () => {
    const first = [...items(10, 'tea/heat'), ...items(10, 'tea/time')];
    const history = { ...newcomer, skills: { 'tea/time': { right: 1, wrong: 6 } } };
    const skills = chooseItems(wish({ first, history })).map(({ item }) => item.skill);
    expect(new Set(skills).size).toBe(2);
    expect(skills.filter((skill) => skill === 'tea/time').length).toBeGreaterThanOrEqual(2);
  });
});

describe('the simple estimate', () => {
  it('falls with difficulty and misses, rises with level and hits, and stays a chance', () => {
    const chance = (different: Parameters<typeof anItem>[0], history = newcomer, level: QuizWish['level'] = 'beginner') =>
      predictRight(anItem(different), history, level);
    expect(chance({ difficulty: 'beginner' })).toBeGreaterThan(chance({ difficulty: 'intermediate' }));
    expect(chance({ difficulty: 'intermediate' })).toBeGreaterThan(chance({ difficulty: 'advanced' }));
    expect(chance({}, newcomer, 'expert')).toBeGreaterThan(chance({}));
    const of = (right: number, wrong: number) => chance({}, { ...newcomer, skills: { [anItem().skill]: { right, wrong } } });
    expect(of(9, 0)).toBeGreaterThan(of(0, 0));
    expect(of(0, 9)).toBeLessThan(of(0, 0));
    expect(of(0, 1_000)).toBeGreaterThan(0);
    expect(of(1_000, 0)).toBeLessThan(1);
    expect(needOf('tea/heat', newcomer)).toBe(0.5);
  });
});

describe('the order of options', () => {
  it('is a shuffle of all of them, the same for the same seed', () => {
    for (const seed of [0, 1, 99]) {
      expect([...shownOrder(4, seed)].sort()).toEqual([0, 1, 2, 3]);
      expect(shownOrder(4, seed)).toEqual(shownOrder(4, seed));
    }
  });

  it('is fair', () => {
    const places = [0, 0, 0, 0];
    for (let seed = 0; seed < 4_000; seed += 1) places[shownOrder(4, seed).indexOf(0)] = (places[shownOrder(4, seed).indexOf(0)] ?? 0) + 1;
    for (const place of places) expect(Math.abs(place - 1_000)).toBeLessThan(120);
  });
});

describe('the gate', () => {
  const [first, second, third, fourth] = anItem().options as [QuizOption, QuizOption, QuizOption, QuizOption];
  type QuizOption = ReturnType<typeof anItem>['options'][number];

  it('lets a good item through', () => {
    expect(gateFaults(anItem(), coursePassages)).toEqual([]);
  });

  it.each([
    ['two right options', { options: [{ ...first, right: true }, second, third, fourth] }, 'not exactly one right option'],
    ['no right option', { options: [first, { ...second, right: false }, third, fourth] }, 'not exactly one right option'],
    ['two options', { options: [first, second] }, 'too few or too many options'],
    ['an option twice', { options: [first, second, third, { ...third }] }, 'an option is there twice'],
    ['all of the above', { options: [first, second, third, { ...fourth, text: 'All of the above' }] }, 'an option speaks of the others'],
    [
      'a long option',
      { options: [first, { ...second, text: '70 degrees, which is well below the point at which it boils' }, third, fourth] },
      'options of unlike length',
    ],
    [
      'words among numbers',
      {
        options: [
          { ...first, text: '40' },
          { ...second, text: 'mild' },
          { ...third, text: '85' },
          { ...fourth, text: '99' },
        ],
      },
      'the right option is of another kind',
    ],
    ['a question that tells', { question: 'Is the water of 70 sorts warm or cool?' }, 'the question tells the right option'],
    ['no explanation', { explanation: ' ' }, 'no explanation'],
    ['a sentence from nowhere', { passage: 'Nobody wrote this.' }, 'the cited sentence is in no passage'],
    [
      'a wrong option that is true',
      { question: 'What taste does a longer wait bring?', options: [first, second, third, { ...fourth, text: 'tannin, bitter taste' }] },
      'a wrong option is supported by a passage',
    ],
  ] satisfies [string, Parameters<typeof anItem>[0], string][])('keeps back %s', (_name, different, fault) => {
    expect(gateFaults(anItem(different), coursePassages)).toContain(fault);
  });

  it.each(['fractions-that-make-sense', 'first-program-in-python', 'spanish-first-conversation'])('lets the bank of %s through', (id) => {
    const course = readCourse(id);
    const bank = course.sections.flatMap((section) => section.items);
    const kept = bank.filter((item) => gateFaults(item, course.passages).length > 0);
    expect(kept.length / bank.length).toBeLessThanOrEqual(0.02);
  });
});

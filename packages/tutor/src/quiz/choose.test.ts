import type { ItemHistory } from '@lou/domain/mastery/item-history.view';
import { QUIZ_LENGTH } from '@lou/domain/quizzes/quiz';
import type { Difficulty } from '@lou/domain/shapes';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anItem } from '../testing/a-course.ts';
import { chooseItems, type OfferableItem, type QuizWish, REST_MS, shownOrder } from './choose.ts';
import { needOf, predictRight } from './predict.ts';

const none = { right: 0, wrong: 0 };
const newcomer: ItemHistory = { items: {}, skills: {}, levels: { beginner: none, intermediate: none, advanced: none } };
const NOW = 1_800_000_000_000;
const items = (count: number, skill = 'tea/heat', different: Partial<OfferableItem> = {}) =>
  Array.from({ length: count }, (_, n): OfferableItem => ({ ...anItem({ id: `item-${skill}-${n}`, skill }), ...different }));
const from = (...sources: (readonly OfferableItem[])[]): Pick<QuizWish, 'sources'> => ({ sources: sources.map((source) => () => source) });
const wish = (different: Partial<QuizWish> = {}): QuizWish => ({
  ...from(items(12)),
  passes: () => true,
  history: newcomer,
  level: 'beginner',
  nowMs: NOW,
  length: QUIZ_LENGTH,
  seed: 1,
  ...different,
});
const ids = (different: Partial<QuizWish> = {}) => chooseItems(wish(different)).map(({ item }) => item.id);
const idsOf = (list: readonly OfferableItem[]) => list.map(({ id }) => id);
const offered = (seen: readonly string[], ago: number, history = newcomer): ItemHistory => ({
  ...history,
  items: { ...history.items, ...Object.fromEntries(seen.map((id) => [id, { ...none, lastOfferedMs: NOW - ago }])) },
});

describe('choosing a quiz', () => {
  it('has five different items, the same for the same seed and others for another', () => {
    expect(new Set(ids()).size).toBe(5);
    expect(ids()).toEqual(ids());
    expect([2, 3, 4, 5].some((seed) => ids({ seed }).join() !== ids().join())).toBe(true);
  });

  it('offers a rested item again, and not one that was seen a moment less ago, while there are others', () => {
    const seen = items(5);
    const fresh = items(5, 'tea/time');
    expect(ids({ ...from(seen, fresh), history: offered(idsOf(seen), REST_MS) }).toSorted()).toEqual(idsOf(seen).toSorted());
    expect(ids({ ...from(seen, fresh), history: offered(idsOf(seen), REST_MS - 1) }).toSorted()).toEqual(idsOf(fresh).toSorted());
  });

  it('goes from source to source, and asks the next one only when the one before is used up', () => {
    const [section, course] = [items(3), items(2, 'tea/time')];
    expect(ids(from(section, course, items(9, 'tea/pot')))).toEqual([...ids({ ...from(section), length: 3 }), ...ids({ ...from(course), length: 2 })]);
    const asked: string[] = [];
    const source = (name: string, count: number) => () => {
      asked.push(name);
      return items(count, name);
    };
    chooseItems(wish({ sources: [source('bank', 3), source('course', 2), source('made', 9)] }));
    expect(asked).toEqual(['bank', 'course']);
  });

  it('falls back on what was seen longest ago', () => {
    const old = items(4);
    const history = { ...newcomer, items: Object.fromEntries(old.map(({ id }, n) => [id, { ...none, lastOfferedMs: NOW - 1_000 * (n + 1) }])) };
    expect(ids({ ...from(old), history, length: 2 })).toEqual([old[3]?.id, old[2]?.id]);
    const made = items(1, 'tea/made');
    expect(ids({ ...from(old, made), history, length: 2 })).toEqual([made[0]?.id, old[3]?.id]);
  });

  it('has fewer only where there are no more, and none of nothing', () => {
    expect(ids(from(items(2)))).toHaveLength(2);
    expect(ids(from())).toEqual([]);
  });

  it('asks about a thing again only after all others', () => {
    const [tannin, wilting] = [items(4, 'tea/heat', { about: 'tannin' }), items(2, 'tea/time', { about: 'wilting' })];
    const things = chooseItems(wish(from(tannin, wilting))).map(({ item }) => (item as OfferableItem).about);
    expect(things).toHaveLength(5);
    expect(new Set(things.slice(0, 2)).size).toBe(2);
  });

  it('asks nothing of which the answer stands in another question on the same thing, and nothing again in its place', () => {
    const on = (id: string, question: string, key: string): OfferableItem => ({
      ...anItem({ id, question, options: [{ text: key, right: true, feedback: '' }] }),
      about: 'tannin',
    });
    const [named, meant] = [
      on('named', 'Which of these means “what dries the mouth”?', 'Tannin'),
      on('meant', 'What does “tannin” mean?', 'what dries the mouth'),
    ];
    const quiz = ids({ ...from([named, meant]) });
    expect(quiz).toHaveLength(1);
    const other = idsOf([named, meant]).filter((id) => !quiz.includes(id));
    expect(ids({ ...from([named, meant]), history: offered(quiz, 1_000) })).toEqual(other);
    const before = items(1, 'tea/time');
    expect(ids({ ...from([named, meant, ...before]), history: offered(idsOf(before), 1_000) })).toHaveLength(1);
  });

  it('lets no skill take over, and gives the one in need more', () => {
    const history = { ...newcomer, skills: { 'tea/time': { right: 1, wrong: 6 } } };
    const skills = chooseItems(wish({ ...from([...items(10), ...items(10, 'tea/time')]), history })).map(({ item }) => item.skill);
    expect(new Set(skills).size).toBe(2);
    expect(skills.filter((skill) => skill === 'tea/time').length).toBeGreaterThanOrEqual(2);
  });
});

const difficulty = fc.constantFrom<Difficulty>('beginner', 'intermediate', 'advanced');
const skill = fc.constantFrom('heat', 'time', 'leaf');
/** A bank in which an id may stand twice, as it would where a course's items hold the section's own. */
const bank = fc
  .array(fc.record({ id: fc.integer({ min: 0, max: 30 }), skill, difficulty, about: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }) }), {
    maxLength: 40,
  })
  .map((list) => list.map(({ id, about, ...rest }) => ({ ...anItem({ ...rest, id: `i${id}` }), ...(about && { about }) })));
const tally = fc.record({ right: fc.nat(30), wrong: fc.nat(30) });
const history = fc
  .record({ skills: fc.dictionary(skill, tally), seen: fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.nat(2 * REST_MS)), { maxLength: 30 }) })
  .map(
    ({ skills, seen }): ItemHistory => ({
      ...newcomer,
      skills: { ...skills },
      items: Object.fromEntries(seen.map(([id, ago]) => [`i${id}`, { ...none, lastOfferedMs: NOW - ago }])),
    }),
  );
const seed = fc.integer();

describe('whatever the banks, the history and the seed', () => {
  it('no item comes twice, no thing before all others, none that the gate keeps back, and no more than a quiz has', () => {
    fc.assert(
      fc.property(fc.array(bank, { maxLength: 4 }), history, difficulty, seed, fc.integer({ min: 2, max: 5 }), (banks, past, level, drawn, kept) => {
        const passes = ({ id }: { id: string }) => Number(id.slice(1)) % kept !== 0;
        const chosen = chooseItems(wish({ ...from(...banks), history: past, level, seed: drawn, passes })).map(({ item }) => item as OfferableItem);
        expect(new Set(idsOf(chosen)).size).toBe(chosen.length);
        const isSeen = ({ id }: OfferableItem) => NOW - (past.items[id]?.lastOfferedMs ?? 0) < REST_MS;
        const rested = chosen.filter((item) => !isSeen(item));
        const firstTwice = rested.findIndex(({ about }, at) => about !== undefined && rested.slice(0, at).some((before) => before.about === about));
        const onOthers = banks
          .flat()
          .filter((item) => passes(item) && !isSeen(item) && !chosen.some(({ id, about }) => id === item.id || (about && about === item.about)));
        if (firstTwice >= 0) expect(onOthers).toEqual([]);
        expect(chosen.every(passes)).toBe(true);
        expect(chosen.length).toBeLessThanOrEqual(QUIZ_LENGTH);
        const possible = new Set(
          banks
            .flat()
            .filter(passes)
            .map(({ id, about }) => about ?? id),
        );
        expect(chosen.length > 0 || possible.size === 0).toBe(true);
      }),
    );
  });

  it('Try Again has nothing of the quizzes before it while the bank lasts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 40 }), fc.array(difficulty, { minLength: 40, maxLength: 40 }), seed, (count, difficulties, drawn) => {
        const own = items(count).map((item, n) => ({ ...item, difficulty: difficulties[n] as Difficulty }));
        let past = newcomer;
        const seen = new Set<string>();
        for (let round = 0; round < Math.floor(count / QUIZ_LENGTH); round += 1) {
          const quiz = ids({ ...from(own), history: past, seed: drawn + round });
          expect(quiz).toHaveLength(QUIZ_LENGTH);
          expect(quiz.filter((id) => seen.has(id))).toEqual([]);
          for (const id of quiz) seen.add(id);
          past = offered(quiz, 1_000, past);
        }
      }),
    );
  });

  const hardness = { beginner: 0, intermediate: 1, advanced: 2 };
  const meanHardness = (different: Partial<QuizWish>) =>
    chooseItems(wish(different)).reduce((sum, { item }) => sum + hardness[item.difficulty], 0) / QUIZ_LENGTH;

  it('what is chosen never gets easier with success, nor harder with failure, nor easier at a higher level', () => {
    fc.assert(
      fc.property(fc.array(difficulty, { minLength: 15, maxLength: 30 }), tally, fc.nat(20), seed, (difficulties, before, more, drawn) => {
        const own = items(difficulties.length).map((item, n) => ({ ...item, difficulty: difficulties[n] as Difficulty }));
        const at = (right: number, wrong: number, level: Difficulty = 'beginner') =>
          meanHardness({ ...from(own), seed: drawn, level, history: { ...newcomer, skills: { 'tea/heat': { right, wrong } } } });
        const { right, wrong } = before;
        expect(at(right + more, wrong)).toBeGreaterThanOrEqual(at(right, wrong));
        expect(at(right, wrong + more)).toBeLessThanOrEqual(at(right, wrong));
        expect(at(right, wrong, 'advanced')).toBeGreaterThanOrEqual(at(right, wrong));
      }),
    );
  });

  it('somebody who gets everything right is asked harder items than somebody who gets nothing right', () => {
    const own = (['beginner', 'intermediate', 'advanced'] as const).flatMap((level) =>
      items(6, 'tea/heat').map((item) => ({ ...item, id: `${item.id}-${level}`, difficulty: level })),
    );
    const at = (right: number, wrong: number) => meanHardness({ ...from(own), history: { ...newcomer, skills: { 'tea/heat': { right, wrong } } } });
    expect(at(30, 0)).toBe(2);
    expect(at(0, 30)).toBe(0);
  });
});

describe('the simple estimate', () => {
  it('falls with difficulty and misses, rises with level and hits, and stays a chance', () => {
    const chance = (different: Parameters<typeof anItem>[0], past = newcomer, level: Difficulty = 'beginner') => predictRight(anItem(different), past, level);
    expect(chance({ difficulty: 'beginner' })).toBeGreaterThan(chance({ difficulty: 'intermediate' }));
    expect(chance({ difficulty: 'intermediate' })).toBeGreaterThan(chance({ difficulty: 'advanced' }));
    expect(chance({}, newcomer, 'advanced')).toBeGreaterThan(chance({}));
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

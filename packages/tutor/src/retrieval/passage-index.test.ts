import { describe, expect, it } from 'vitest';
import type { Passage } from '../course-material.ts';
import { COURSE_ID, courseIdeas, coursePassages, LEAVES } from '../testing/a-course.ts';
import { abstention, evidenceOf, rankingFeatures } from './abstention.ts';
import { bestSentences } from './best-sentences.ts';
import { createPassageIndex } from './passage-index.ts';

const passage = (courseId: string, n: number, text: string, title = ''): Passage => ({
  id: `${courseId}@1#${n}`,
  courseId,
  sectionId: null,
  lessonId: courseId,
  title,
  parents: [],
  text,
  anchor: 'top',
});
const tea = [
  passage('tea', 1, 'Green tea is brewed with water of seventy degrees. Boiling water burns the leaves.'),
  passage('tea', 2, 'Black tea stays in the pot for four minutes.'),
  passage('tea', 3, 'Cups are warmed before the guests come.', 'Serving'),
];
const bread = [passage('bread', 1, 'Dough rests for an hour, and green herbs are folded in.'), passage('bread', 2, 'An oven of 230 degrees gives a crust.')];
const both = new Set(['tea', 'bread']);

function filled() {
  const index = createPassageIndex();
  index.replace('tea', tea);
  index.replace('bread', bread);
  return index;
}
const ids = (index: ReturnType<typeof filled>, question: string, within: ReadonlySet<string>) =>
  index.search(question, within).found.map(({ passage: { id } }) => id);

describe('the passage index', () => {
  it('finds by words, forms of words and titles', () => {
    expect(ids(filled(), 'How long is black tea brewed?', both)[0]).toBe('tea@1#2');
    expect(ids(filled(), 'burning leaf', both)[0]).toBe('tea@1#1');
    expect(ids(filled(), 'serving', both)).toEqual(['tea@1#3']);
  });

  it('reads a misspelt word as the nearest one that is known', () => {
    expect(ids(filled(), 'how many degress for a crust', both)[0]).toBe('bread@1#2');
  });

  it('filters before it ranks: what is hidden is not found and weighs nothing', () => {
    const index = filled();
    expect(ids(index, 'green', new Set(['tea']))).toEqual(['tea@1#1']);
    const alone = index.search('green degrees', new Set(['tea']));
    index.remove('bread');
    expect(index.search('green degrees', new Set(['tea']))).toEqual(alone);
    expect(index.search('green', new Set(['unknown'])).found).toEqual([]);
  });

  it('replaces and removes a course without touching the others', () => {
    const index = filled();
    const before = index.search('crust', new Set(['bread']));
    index.replace('tea', [passage('tea', 9, 'Only mint now.')]);
    expect(index.passage('tea@1#1')).toBeUndefined();
    expect(ids(index, 'mint', both)).toEqual(['tea@1#9']);
    expect(index.search('crust', new Set(['bread']))).toEqual(before);
    index.remove('tea');
    expect(ids(index, 'mint', both)).toEqual([]);
    expect(index.passagesOf('tea')).toEqual([]);
  });

  it('ranks the same whatever the order of indexing', () => {
    const other = createPassageIndex();
    other.replace('bread', [...bread].reverse());
    other.replace('tea', [...tea].reverse());
    for (const question of ['green', 'degrees', 'leaves in water']) expect(ids(other, question, both)).toEqual(ids(filled(), question, both));
  });

  it('finds nothing for nothing', () => {
    for (const question of ['', '   ', '???', 'what is it']) expect(filled().search(question, both)).toEqual({ stems: [], found: [] });
  });
});

describe('what else a passage is found by', () => {
  const search = (question: string, keyIdeas = courseIdeas, section?: string) => {
    const index = createPassageIndex();
    index.replace(COURSE_ID, coursePassages, keyIdeas);
    return index.search(question, new Set([COURSE_ID]), section);
  };

  it('the words of the key ideas that rest on it, which do not make abstention surer', () => {
    expect(search('kettle', []).found).toEqual([]);
    const [best] = search('kettle').found;
    expect(best?.passage.text).toContain('Green tea is brewed');
    expect(best?.byItsWords).toBe(0);
  });

  it('an everyday word for one of its own, which weighs less', () => {
    const index = createPassageIndex();
    const [lesson] = coursePassages;
    if (!lesson) throw new Error('the course has no passage');
    index.replace(COURSE_ID, [{ ...lesson, text: 'A huge pot of tea.' }]);
    const score = (question: string) => index.search(question, new Set([COURSE_ID])).found[0];
    expect(score('enormous pot')?.score).toBeGreaterThan(score('pot')?.score ?? 0);
    expect(score('enormous pot')?.score).toBeLessThan(score('huge pot')?.score ?? 0);
    expect(score('enormous pot')?.byItsWords).toBe(score('pot')?.byItsWords);
  });

  it('the learner’s section, among near equals', () => {
    const score = (section?: string) => search('leaves', [], section).found.find(({ passage }) => passage.sectionId === LEAVES)?.score ?? 0;
    expect(score(LEAVES)).toBeGreaterThan(score());
  });
});

describe('sentences to cite', () => {
  it('picks the sentence that holds the answer', () => {
    const [best] = bestSentences(filled().search('what does boiling water do to leaves', both));
    expect(best?.sentence.text).toBe('Boiling water burns the leaves.');
  });
});

describe('knowing when to say no', () => {
  it('is sure of what is there and declines what is not', () => {
    const index = filled();
    expect(evidenceOf(index.search('how long does black tea stay in the pot', both)).verdict).toBe('found');
    expect(evidenceOf(index.search('who won the election of the parliament', both)).verdict).toBe('absent');
    expect(evidenceOf(index.search('', both))).toMatchObject({ verdict: 'absent' });
  });

  it('has five figures, all of them shares or small, and as many weights', () => {
    const figures = rankingFeatures(filled().search('how long does black tea stay', both));
    expect(figures).toHaveLength(5);
    expect(abstention.weights).toHaveLength(5);
    for (const figure of figures) expect(figure).toBeGreaterThanOrEqual(0);
  });
});

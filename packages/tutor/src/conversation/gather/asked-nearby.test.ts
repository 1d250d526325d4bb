/** Which answered questions stand closest, and how often the one that is meant is among them. The shares are printed. */
import { describe, expect, it } from 'vitest';
import type { KeyIdea } from '../../course-material.ts';
import { aKeyIdea, courseIdeas } from '../../testing/a-course.ts';
import { courseIds, courseOf } from '../../testing/own-answers.ts';
import { askedIn, askedNearby, askedNearest, askedVerbatim } from './asked-nearby.ts';

const asks = 'Can green tea be brewed twice from 5 leaves?';
const says = 'Yes, green tea can be brewed again, a little longer.';
const idea = aKeyIdea({ details: [{ says, asks, askedAs: [asks, 'brew the green leaves again', 'green tea two times'] }] });
const ideas = [...courseIdeas.slice(1), idea];

const FOUND = 0.5;

describe('the answered questions that stand closest', () => {
  it('begin with the one that is asked in much the same words, with its idea', () => {
    expect(askedNearby('are the green leaves good for brewing a second time', ideas, idea.sectionId, FOUND)[0]).toMatchObject({ asks, idea: { id: idea.id } });
  });

  it.each([
    ['one word says too little', 'green'],
    ['nothing is like it', 'who won the cup final'],
  ])('are none where %s', (_, question) => {
    expect(askedNearby(question, ideas, idea.sectionId, FOUND)).toEqual([]);
  });

  it('may stand further away where nothing else is found, or hardly', () => {
    const question = 'is a long walk in the rain good with green tea';
    expect(askedNearby(question, ideas, 'another-section', FOUND)).toEqual([]);
    for (const hardly of [0, 0.3]) expect(askedNearby(question, ideas, 'another-section', hardly)).toMatchObject([{ asks, isVeryNear: false }]);
  });

  it('are three at most, without what is far behind', () => {
    const details = ['green', 'black', 'white', 'cold', 'old'].map((kind) => ({
      says,
      asks: `Does ${kind} tea keep its taste?`,
      askedAs: [`${kind} tea taste`],
    }));
    const asked = askedNearby('which tea keeps taste', [aKeyIdea({ details })], undefined, 0);
    expect(asked).toHaveLength(3);
    const farther = aKeyIdea({ details: [...idea.details, { says, asks: 'Is a cold pot good for tea?', askedAs: ['is a cold pot good for tea'] }] });
    expect(askedNearby('can green tea be brewed two times', [farther], undefined, 0).map((one) => one.asks)).toEqual([asks]);
  });

  it('are one that is meant where it is very near, no other is about as near, and nothing that was found is likelier', () => {
    const question = 'can i brew the green leaves two times';
    expect(askedNearest(question, ideas, idea.sectionId, FOUND)?.detail.asks).toBe(asks);
    expect(askedNearest(question, ideas, idea.sectionId, 1)).toBeNull();
    const twin = aKeyIdea({
      details: [...idea.details, { says, asks: 'Can green leaves be brewed cold?', askedAs: ['brew the green leaves cold', 'green tea two times cold'] }],
    });
    expect(askedNearest(question, [twin], twin.sectionId, FOUND)).toBeNull();
    expect(askedNearest('can i brew 7 green leaves two times', ideas, idea.sectionId, FOUND)).toBeNull();
  });

  it('are known again word for word, and in quotes', () => {
    expect(askedVerbatim('can green tea be brewed twice from 5 leaves', ideas)).toMatchObject({ asks });
    expect(askedVerbatim('can black tea be brewed twice', ideas)).toBeNull();
    expect(askedIn(`Is it this? Say “yes”. “${asks}”`, ideas)).toMatchObject([{ asks }]);
    expect(askedIn('Is it this? Say “yes”.', ideas)).toEqual([]);
  });

  it('is said without quotes and signs of its own', () => {
    const quoting = aKeyIdea({ details: [{ says, asks: 'Is `tea` short for “tea leaves”?', askedAs: ['is tea short'] }] });
    expect(askedVerbatim('is tea short for "tea leaves"', [quoting])?.asks).toBe("Is `tea` short for 'tea leaves'?");
  });
});

describe('of our courses, asked in a way that was taken out before', () => {
  const taken = (idea: KeyIdea): KeyIdea => ({
    ...idea,
    details: idea.details.map((detail) => (detail.asks === undefined ? detail : { ...detail, askedAs: detail.askedAs.filter((_, at) => at !== TAKEN_OUT) })),
  });
  const TAKEN_OUT = 1;
  const all = courseIds.flatMap((courseId) => {
    const known = courseOf(courseId).ideas;
    const others = known.map(taken);
    return known.flatMap(({ details, sectionId }) =>
      details.flatMap(({ asks: meant, askedAs: { [TAKEN_OUT]: question } }) => {
        if (meant === undefined || question === undefined) return [];
        const near = (foundLikeness: number) => askedNearby(question, others, sectionId, foundLikeness).map(({ detail }) => detail.asks);
        return [{ meant, found: near(FOUND), nothingElse: near(0), nearest: [askedNearest(question, others, sectionId, FOUND)?.detail.asks].filter(Boolean) }];
      }),
    );
  });
  const share = (which: 'found' | 'nothingElse' | 'nearest') => {
    const put = all.filter((one) => one[which].length > 0);
    return { put: put.length / all.length, meant: put.filter((one) => one[which].includes(one.meant)).length / put.length };
  };

  it('the one that is meant is mostly among them', () => {
    const [found, nothingElse, nearest] = [share('found'), share('nothingElse'), share('nearest')];
    console.info('asked nearby', all.length, { found, nothingElse, nearest });
    expect(all.length).toBeGreaterThan(1_000);
    expect(found.put).toBeGreaterThan(0.6);
    expect(found.meant).toBeGreaterThan(0.8);
    expect(nothingElse.put).toBeGreaterThan(0.9);
    expect(nothingElse.meant).toBeGreaterThan(0.75);
    expect(nearest.put).toBeGreaterThan(0.2);
    expect(nearest.meant).toBeGreaterThan(0.9);
  });
});

/** Which answered question stands closest, and how often it is the one that is meant. The shares are printed. */
import { describe, expect, it } from 'vitest';
import type { KeyIdea } from '../../course-material.ts';
import { aKeyIdea, courseIdeas } from '../../testing/a-course.ts';
import { courseIds, courseOf } from '../../testing/own-answers.ts';
import { askedIn, askedNearby, askedVerbatim } from './asked-nearby.ts';

const asks = 'Can green tea be brewed twice from 5 leaves?';
const says = 'Yes, green tea can be brewed again, a little longer.';
const idea = aKeyIdea({ details: [{ says, asks, askedAs: [asks, 'brew the green leaves again', 'green tea two times'] }] });
const ideas = [...courseIdeas.slice(1), idea];

describe('the answered question that stands closest', () => {
  it('is the one that is asked in much the same words, with its idea', () => {
    expect(askedNearby('are the green leaves good for brewing a second time', ideas, idea.sectionId)).toMatchObject({ asks, idea: { id: idea.id } });
  });

  it.each([
    ['one word says too little', 'green'],
    ['nothing is like it', 'who won the cup final'],
  ])('is none where %s', (_, question) => {
    expect(askedNearby(question, ideas, idea.sectionId)).toBeNull();
  });

  it('may stand further away where nothing else is found', () => {
    const question = 'is a long walk good with green tea';
    expect(askedNearby(question, ideas, idea.sectionId, true)).toBeNull();
    expect(askedNearby(question, ideas, idea.sectionId, false)).toMatchObject({ asks });
  });

  it('is known again word for word, and in quotes', () => {
    expect(askedVerbatim('can green tea be brewed twice from 5 leaves', ideas)).toMatchObject({ asks });
    expect(askedVerbatim('can black tea be brewed twice', ideas)).toBeNull();
    expect(askedIn(`Is it this? Say “yes”. “${asks}”`, ideas)).toMatchObject({ asks });
    expect(askedIn('Is it this? Say “yes”.', ideas)).toBeNull();
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
  const found = courseIds.flatMap((courseId) => {
    const known = courseOf(courseId).ideas;
    const others = known.map(taken);
    return known.flatMap(({ details, sectionId }) =>
      details.flatMap(({ asks: meant, askedAs: { [TAKEN_OUT]: question } }) => {
        if (meant === undefined || question === undefined) return [];
        const near = (isElse: boolean) => askedNearby(question, others, sectionId, isElse)?.detail.asks;
        return [{ meant, near: near(true), ifNothingElse: near(false) }];
      }),
    );
  });
  const share = (which: 'near' | 'ifNothingElse') => {
    const offered = found.filter((one) => one[which] !== undefined);
    return { offered: offered.length / found.length, meant: offered.filter((one) => one[which] === one.meant).length / offered.length };
  };

  it('is mostly the one that is meant', () => {
    const [near, ifNothingElse] = [share('near'), share('ifNothingElse')];
    console.info('asked nearby', found.length, near, ifNothingElse);
    expect(found.length).toBeGreaterThan(1_000);
    expect(near.offered).toBeGreaterThan(0.3);
    expect(near.meant).toBeGreaterThan(0.82);
    expect(ifNothingElse.meant).toBeGreaterThan(0.74);
  });
});

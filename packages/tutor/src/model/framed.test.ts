import { describe, expect, it } from 'vitest';
import type { Decided } from '../conversation/decide/decide.ts';
import { everyPhrase } from '../conversation/say/wording/phrase.ts';
import { createPassageIndex } from '../retrieval/passage-index.ts';
import { aTurn, COURSE_ID, courseIdeas, coursePassages } from '../testing/a-course.ts';
import { think } from '../thought.ts';
import { framed, untilMiddle } from './framed.ts';
import { instructionsFor } from './instructions.ts';
import { restingOn, sourcesFor } from './sources.ts';

const index = createPassageIndex();
index.replace(COURSE_ID, coursePassages);
const { about, decided } = think(aTurn(), index, () => 0);
const near: Decided = { ...decided, decision: { move: 'explain', deed: 'say-what-is-near' } };
const sources = sourcesFor(null, decided, about, null);
const [one, other] = ['Green tea wants gentle water.', 'Its leaves are delicate.'].map((text) => restingOn(text, sources.slice(0, 1)));
const middle = [one, other].filter((sentence) => sentence !== undefined);

describe('what Lou says around a model’s words', () => {
  it('is that they are only near, where they are no more', () => {
    const { sentences } = framed('say-what-is-near', near, null, middle);
    expect(everyPhrase).toContain(sentences[0]?.text);
    expect(sentences.slice(1, 3)).toEqual(middle);
    expect(sentences.length).toBeGreaterThan(3);
    expect(untilMiddle({ sentences })).toEqual(sentences.slice(0, 3));
    expect(instructionsFor({ deed: 'say-what-is-near', material: about.material, sources, kept: null }).rules).toContain('claim no more');
  });

  it('is a question that they did not answer already', () => {
    const [first, second] = courseIdeas;
    const told = restingOn(`${first?.check.points.map(({ says }) => says).join(' ')}`, sources.slice(0, 1));
    expect(framed('explain', decided, first ?? null, middle).asks?.keyIdeaId).toBe(first?.id);
    expect(framed('explain', decided, first ?? null, [told]).asks?.keyIdeaId).toBe(second?.id);
  });
});

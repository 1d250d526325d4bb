/** Drafts of questions on a figure that a sentence states: the figure is left out, and others of its kind stand beside it. */
import type { Passage } from '../../course-material.ts';
import { sentencesIn } from '../../retrieval/best-sentences.ts';
import { type Candidate, chooseDistractors } from './distractors.ts';
import { type Figure, figuresIn, figuresOf } from './figures.ts';
import type { Draft, GenerateFrom } from './generate-items.ts';
import { statesAlone } from './stands-alone.ts';
import { isStatedBeside } from './stated-elsewhere.ts';

/** What calculates, or holds a formula, is no fact to be remembered. */
const sum = /[=×÷+\\]|\$.*\$/;
/** How far another figure may be away: years by so many, others so many times as large or as small. */
const YEARS_MOST = 80;
const TIMES_MOST = 5;

/** A draft for each sentence of the passage that states one figure of a kind; none where no three like it are told in the material. */
export function draftsOnFigure(passage: Passage, { own, all }: Pick<GenerateFrom, 'own' | 'all'>): readonly Draft[] {
  return sentencesIn(passage).flatMap(({ sentence: { text } }): readonly Draft[] => {
    if (!statesAlone(text) || sum.test(text)) return [];
    const figures = figuresIn(text);
    return figures.flatMap((key): readonly Draft[] => {
      if (key.kind === '' || figures.some((other) => other !== key && other.value === key.value)) return [];
      const withGap = `${text.slice(0, key.start)}____${text.slice(key.start + key.text.length)}`;
      const others = figures.filter((other) => other !== key);
      const isFit = (other: Figure) =>
        isLike(key, other) &&
        others.every((beside) => beside.kind !== key.kind || beside.value < key.value === beside.value < other.value) &&
        !figures.some(({ value }) => value === other.value) &&
        !isStatedBeside(other.text, withGap, all);
      const near = (figuresOf(own).get(key.kind) ?? []).filter(isFit);
      const far = (figuresOf(all).get(key.kind) ?? []).filter((other) => isFit(other) && !near.some(({ value }) => value === other.value));
      const candidates = [...near.map(asCandidate(key, 0)), ...far.map(asCandidate(key, 1))];
      const wrong = chooseDistractors(key.text, candidates, () => 0, `figure ${text}`);
      const question = `Which ${key.kind === 'year' ? 'year' : 'figure'} is missing? “${withGap}”`;
      const explanation = `The lesson says: “${text}”`;
      return wrong ? [{ about: passage.id, difficulty: 'intermediate', question, key: key.text, wrong, explanation, cited: text }] : [];
    });
  });
}

function isLike(key: Figure, other: Figure): boolean {
  if (key.value === other.value || key.text.includes(',') !== other.text.includes(',')) return false;
  if (key.kind === 'year') return Math.abs(key.value - other.value) <= YEARS_MOST;
  const times = Math.max(key.value, other.value) / Math.max(0.001, Math.min(key.value, other.value));
  return times <= TIMES_MOST;
}

const asCandidate =
  (key: Figure, far: number) =>
  (other: Figure): Candidate => ({
    text: /^\p{Lu}/u.test(key.text) ? `${other.text.charAt(0).toUpperCase()}${other.text.slice(1)}` : other.text.toLowerCase(),
    feedback: `The lesson has ${key.text} here.`,
    distance: far + (key.kind === 'year' ? Math.abs(key.value - other.value) / YEARS_MOST : Math.abs(Math.log(other.value / key.value))),
  });

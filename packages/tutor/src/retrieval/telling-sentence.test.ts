import { expect, it } from 'vitest';
import type { Passage } from '../course-material.ts';
import { stemOf } from '../language/words.ts';
import { coursePassages } from '../testing/a-course.ts';
import { tellingSentences } from './telling-sentence.ts';

const asked = (...stems: readonly string[]) => stems.map((stem) => ({ stem, rarity: 1, standIns: stem === 'scald' ? ['burn'] : [] }));
const best = (...stems: readonly string[]) => tellingSentences(asked(...stems), coursePassages, () => true)[0];

it('is the sentence that holds most of what is asked, whatever its passage is about', () => {
  expect(best('wilt', 'dark')?.sentence.text).toBe('Black leaves are left to wilt and turn dark before they are dried.');
  expect(best('wilt', 'dark')).toMatchObject({ holds: 1, heldStems: 2 });
});

it('counts an everyday word for another less than the word, and what stands above the sentence half', () => {
  expect(best('scald', 'leaf')?.holds).toBeCloseTo(0.8);
  expect(best('heat', 'degre')).toMatchObject({ holds: 0.75, heldStems: 1 });
});

it('is of two that hold as much the one with what is sought, then the one of the section', () => {
  const among = (fits: (text: string) => boolean, meant = {}) =>
    tellingSentences(asked('tea'), coursePassages, ({ sentence }) => fits(sentence.text), meant)[0]?.sentence.text;
  const plainly = among(() => true);
  const other = among((text) => text !== plainly && / tea/.test(text));
  expect([plainly, other]).toEqual(['All tea comes from one plant.', 'Good tea is a matter of heat and patience.']);
  const isIn = (text: string) => text === other;
  expect(among(() => true, { sought: { stems: new Set(), isIn } })).toBe(other);
  const [alike] = tellingSentences(asked('tea', 'long'), coursePassages, () => true, { sought: { stems: new Set(['long']), isIn } });
  expect(alike).toMatchObject({ holds: 1, heldStems: 2 });
});

it('lacks nothing of a question where what it does not say stands above it', () => {
  expect(best('wilt', 'dark')?.isWhole).toBe(true);
  expect(best('wilt', 'guitar')?.isWhole).toBe(false);
});

it('leaves out what may not be said', () => {
  const [other] = tellingSentences(asked('wilt', 'plant'), coursePassages, ({ sentence }) => !sentence.text.includes('wilt'));
  expect(other?.sentence.text).toBe('All tea comes from one plant.');
});

it('finds none where no word is held', () => {
  expect(best('guitar')).toBeUndefined();
});

const passageOf = (sectionId: string, text: string): Passage => ({
  ...(coursePassages[0] as Passage),
  ...{ id: `${sectionId}.note@1#1`, sectionId, title: 'Note', parents: [], text },
});

it('is the one of the section only where no other holds a tenth more', () => {
  const words = 'lemon mint honey sugar ginger clove nutmeg saffron basil'.split(' ');
  const said = (more: string) => `Put ${[...words, more].join(' and ')} in.`;
  const near = passageOf('tea.near', said('water'));
  const far = passageOf('tea.far', said('water'));
  const further = passageOf('tea.far', said('pepper'));
  const stems = asked(...words.map(stemOf), 'pepper');
  const first = (passages: readonly Passage[]) => tellingSentences(stems, passages, () => true, { sectionId: 'tea.near' })[0]?.passage;
  expect(first([far, near])).toBe(near);
  expect(first([near, far])).toBe(near);
  expect(first([near, further])).toBe(further);
});

it('looks for what is sought only in a sentence that has three tenths of the question', () => {
  const note = passageOf('tea.near', 'Mint is cut after two days.');
  const holds = (...stems: readonly string[]) =>
    tellingSentences(asked(...stems, 'long'), [note], () => true, { sought: { stems: new Set(['long']), isIn: () => true } })[0]?.holds;
  expect(holds('mint', 'clove')).toBeCloseTo(2 / 3);
  expect(holds('mint', 'clove', 'honei')).toBeCloseTo(1 / 4);
});

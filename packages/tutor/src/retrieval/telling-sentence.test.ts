import { expect, it } from 'vitest';
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
  const [plainly] = tellingSentences(asked('tea'), coursePassages, () => true, {}, 1);
  const isIn = (sentence: string) => sentence === other?.sentence.text;
  const other = tellingSentences(asked('tea'), coursePassages, ({ sentence }) => sentence.text !== plainly?.sentence.text && / tea/.test(sentence.text))[0];
  expect(other).toBeDefined();
  expect(tellingSentences(asked('tea'), coursePassages, () => true, { sought: { stems: new Set(), isIn } })[0]?.sentence.text).toBe(other?.sentence.text);
  const alike = tellingSentences(asked('tea', 'long'), coursePassages, () => true, { sought: { stems: new Set(['long']), isIn } })[0];
  expect(alike?.holds).toBe(1);
});

it('leaves out what may not be said', () => {
  const [other] = tellingSentences(asked('wilt', 'plant'), coursePassages, ({ sentence }) => !sentence.text.includes('wilt'));
  expect(other?.sentence.text).toBe('All tea comes from one plant.');
});

it('finds none where no word is held', () => {
  expect(best('guitar')).toBeUndefined();
});

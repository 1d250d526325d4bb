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

it('leaves out what may not be said', () => {
  const [other] = tellingSentences(asked('wilt', 'plant'), coursePassages, ({ sentence }) => !sentence.text.includes('wilt'));
  expect(other?.sentence.text).toBe('All tea comes from one plant.');
});

it('finds none where no word is held', () => {
  expect(best('guitar')).toBeUndefined();
});

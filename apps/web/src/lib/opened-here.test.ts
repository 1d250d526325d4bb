import { expect, test } from 'vitest';
import { noteOpened, OPENED_MOST, openedBy } from './opened-here.ts';

function aStorage(kept: Record<string, string> = {}) {
  const there = new Map(Object.entries(kept));
  return { getItem: (name: string) => there.get(name) ?? null, setItem: (name: string, value: string) => void there.set(name, value) };
}
const lesson = (place: number) => ({ kind: 'lesson' as const, title: `Lesson ${place}`, link: `/course/c/section/${place}/read` });

test('the last opened comes first, opened again it moves to the front, and so many are kept', () => {
  const storage = aStorage();
  for (let place = 1; place <= OPENED_MOST + 2; place += 1) noteOpened('ada', lesson(place), storage);
  noteOpened('ada', lesson(5), storage);
  expect(JSON.parse(storage.getItem('lou.opened.ada') ?? '[]')).toHaveLength(OPENED_MOST);
  expect(openedBy('ada', storage).map(({ title }) => title)).toEqual([5, 8, 7, 6, 4, 3].map((place) => `Lesson ${place}`));
});

test('each user has their own', () => {
  const storage = aStorage();
  noteOpened('ada', lesson(1), storage);
  expect(openedBy('eve', storage)).toEqual([]);
});

test.each([
  'not json',
  '{"a":1}',
  '[null, 3, {"title":"x"}]',
  '[{"kind":"item","title":"x","link":"https://elsewhere"}]',
  '[{"kind":"item","title":"x","link":"//elsewhere"}]',
  '[{"kind":"item","title":"x","link":"/\\\\elsewhere"}]',
])('what somebody else wrote there is nothing: %s', (text) => {
  expect(openedBy('ada', aStorage({ 'lou.opened.ada': text }))).toEqual([]);
});

test('where storage is shut nothing is remembered and nothing breaks', () => {
  const shut = {
    getItem: (): string => {
      throw new Error('shut');
    },
    setItem: () => {
      throw new Error('shut');
    },
  };
  noteOpened('ada', lesson(1), shut);
  expect(openedBy('ada', shut)).toEqual([]);
});

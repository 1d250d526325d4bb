import { afterEach, expect, test, vi } from 'vitest';
import { noteOpened, OPENED_MOST, openedBy } from './opened-here.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A device on which this is kept. */
function aDevice(kept: Record<string, string> = {}) {
  const there = new Map(Object.entries(kept));
  const storage = { getItem: (name: string) => there.get(name) ?? null, setItem: (name: string, value: string) => void there.set(name, value) };
  vi.stubGlobal('localStorage', storage);
  return storage;
}
const lesson = (place: number) => ({ kind: 'lesson' as const, title: `Lesson ${place}`, link: `/course/c/section/${place}/read` });

test('the last opened comes first, opened again it moves to the front, and so many are kept', () => {
  const storage = aDevice();
  for (let place = 1; place <= OPENED_MOST + 2; place += 1) noteOpened('ada', lesson(place));
  noteOpened('ada', lesson(5));
  expect(JSON.parse(storage.getItem('lou.opened.ada') ?? '[]')).toHaveLength(OPENED_MOST);
  expect(openedBy('ada').map(({ title }) => title)).toEqual([5, 8, 7, 6, 4, 3].map((place) => `Lesson ${place}`));
});

test('each user has their own', () => {
  aDevice();
  noteOpened('ada', lesson(1));
  expect(openedBy('eve')).toEqual([]);
});

test.each([
  'not json',
  '{"a":1}',
  '[null, 3, {"title":"x"}]',
  '[{"kind":"podcast","title":"x","link":"/podcast"}]',
  '[{"kind":"item","title":"x","link":"https://elsewhere"}]',
  '[{"kind":"item","title":"x","link":"//elsewhere"}]',
  '[{"kind":"item","title":"x","link":"/\\\\elsewhere"}]',
])('what somebody else wrote there is nothing: %s', (text) => {
  aDevice({ 'lou.opened.ada': text });
  expect(openedBy('ada')).toEqual([]);
});

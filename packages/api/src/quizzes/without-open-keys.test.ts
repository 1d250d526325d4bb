import type { NewFact, RecordedFact } from '@lou/domain/kernel';
import { QuestionAnswered, QuizOffered } from '@lou/domain/quizzes/events';
import { recorded } from '@lou/domain/testing';
import { expect, test } from 'vitest';
import { withoutOpenKeys } from './without-open-keys.read.ts';

const [item] = QuizOffered.sample.items;
const made = (id: string) => JSON.stringify({ id, question: `What is ${id}?`, options: [{ text: 'This', right: true, feedback: '' }] });
const offer = QuizOffered({ ...QuizOffered.sample, items: ['known', 'open'].map((itemId) => ({ ...item, itemId, rightIndex: 2 }) as never) });
const answer = (itemId: string) => QuestionAnswered({ ...QuestionAnswered.sample, itemId, quizId: 'an earlier quiz' });
/** What of the offer may be handed out, where these facts are the learner's. */
function handedOut(...facts: NewFact[]) {
  const all: readonly RecordedFact[] = recorded(facts);
  const offered = all.find(({ type }) => type === 'QuizOffered');
  if (!offered) throw new Error('Nothing was offered.');
  return withoutOpenKeys(all)(offered, { generated: ['known', 'open'].map(made) });
}

test('of a question without an answer neither the key nor what was made for it is handed out, of another both', () => {
  const { data, words } = handedOut(answer('known'), offer);
  expect((data as typeof offer.data).items.map(({ itemId, rightIndex }) => [itemId, rightIndex])).toEqual([
    ['known', 2],
    ['open', undefined],
  ]);
  expect(words).toEqual({ generated: [made('known')] });
  expect(JSON.stringify(handedOut(offer))).not.toContain('right');
});

test('other facts are handed out as they are kept', () => {
  const [fact] = recorded([answer('known')]);
  if (!fact) throw new Error('Nothing was recorded.');
  expect(withoutOpenKeys([fact])(fact, { text: 'Mine' })).toEqual({ data: fact.data, words: { text: 'Mine' } });
});

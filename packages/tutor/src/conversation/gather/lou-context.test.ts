import { describe, expect, it } from 'vitest';
import { askedByBlock, blockInTalk } from './lou-context.ts';

const serOrEstar = { blockId: 'b1', title: 'Ser or estar?', text: 'Ask which question each sentence answers before the options are read.' };
const garden = { blockId: 'b2', title: 'The garden in the rain', text: 'Ask what the whole is.' };
const about = (text: string) => blockInTalk({ text, louContexts: [serOrEstar, garden] })?.blockId ?? null;

describe('the block that a message is about', () => {
  it.each([
    ['i am stuck at ser or estar', 'b1'],
    ['the garden in the rain, what do i do there', 'b2'],
    ['i do not get the garden exercise', 'b2'],
  ])('is named: “%s”', (text, block) => expect(about(text)).toBe(block));

  it.each(['ser for who and what, estar for how and where', 'it rains in the garden', 'what is a half'])('is none by words of its title alone: “%s”', (text) =>
    expect(about(text)).toBeNull(),
  );
});

describe('what its note asks', () => {
  it('is turned to the learner', () => expect(askedByBlock(garden)[0]?.text).toBe('Ask yourself what the whole is.'));
  it('is not said where it speaks of how the block goes on', () => expect(askedByBlock(serOrEstar)).toEqual([]));
});

import { expect, test } from 'vitest';
import { workedOf } from './worked-steps.ts';

test('steps fall apart into what is done and why, and the look back stands at the end', () => {
  expect(workedOf('First a word.\n\n1. **$6 \\times 4 = 24$.** Each is cut.\n2. **Count.** Twenty.\n\nDoes it look right? Yes.')).toEqual({
    lead: 'First a word.',
    steps: [
      { done: '$6 \\times 4 = 24$.', because: 'Each is cut.' },
      { done: 'Count.', because: 'Twenty.' },
    ],
    check: 'Does it look right? Yes.',
  });
});

test('steps parted by blank lines are one list; a step without bold is all reason', () => {
  expect(workedOf('1. One.\n\n2. **Two.** So.').steps).toEqual([
    { done: '', because: 'One.' },
    { done: 'Two.', because: 'So.' },
  ]);
});

test('without a list everything leads', () => {
  expect(workedOf('Only prose.')).toEqual({ lead: 'Only prose.', steps: [], check: '' });
});

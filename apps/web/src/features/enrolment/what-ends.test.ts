import type { ChatMessage } from '@lou/contract/tutoring';
import { expect, test } from 'vitest';
import { endsWithSection } from './texts.ts';
import { questionsLeftIn } from './what-ends.ts';

const answered = { choice: 0, correct: true, correctAnswer: 0, explanation: '', feedback: '' };
const quizOf = (...done: boolean[]) => ({ quiz: done.map((isDone) => ({ answered: isDone ? answered : null })) }) as ChatMessage;
const words = { quiz: null } as ChatMessage;

test('of the newest quiz those questions are left that nobody has answered', () => {
  expect(questionsLeftIn({ messages: [words, quizOf(true, false, false, false), words] })).toBe(3);
  expect(questionsLeftIn({ messages: [quizOf(false, false), words, quizOf(true, true)] })).toBe(0);
  expect(questionsLeftIn({ messages: [words] })).toBe(0);
});

test('what ends with a section is named', () => {
  expect(endsWithSection({ questionsLeft: 3 })).toBe('Your quiz has 3 questions left.');
  expect(endsWithSection({ questionsLeft: 1 })).toBe('Your quiz has 1 question left.');
  expect(endsWithSection({ questionsLeft: null })).toBe('Your conversation with Lou, if one is under way, ends with it.');
  expect(endsWithSection({ questionsLeft: 0 })).toBe('Your conversation with Lou ends with it.');
});

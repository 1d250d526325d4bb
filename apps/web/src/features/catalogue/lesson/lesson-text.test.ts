import type { Lesson, LessonBlock } from '@lou/contract/catalogue';
import { expect, test } from 'vitest';
import { lessonTextOf } from './lesson-text.ts';

const block = (type: LessonBlock['type'], title: string, content = '', metadata = {}): LessonBlock => ({
  id: `${type}-${title}`,
  type,
  title,
  content,
  isInteractive: false,
  metadata,
});
const lesson = (more: Partial<Lesson>): Lesson => ({
  id: 'l',
  title: 'Halves',
  revision: 1,
  content: 'First.\n\n## Two\n\nSecond.',
  objectives: [],
  blocks: [],
  ...more,
});

test('prose, worked examples and tasks stand in the order of the lesson; the outline names headings and tasks', () => {
  const { parts, outline, lines } = lessonTextOf({
    lessons: [
      lesson({
        blocks: [
          block('text', 'A week', '> A letter.\n\n1. **Count.** Seven.\n\nDoes it look right? It does.', { kind: 'worked' }),
          block('text', 'Two', 'Third.\n\n> Dear all,\n>\n> come.'),
          block('exercise', 'Try it', 'What is it?'),
        ],
      }),
    ],
  });
  expect(parts.map(({ kind }) => kind)).toEqual(['prose', 'worked', 'prose', 'task']);
  expect(outline).toEqual([
    { anchor: 'two', title: 'Two' },
    { anchor: 'two-2', title: 'Two' },
    { anchor: 'try-it', title: 'Try it' },
  ]);
  expect(lines).toEqual(['First.', 'Second.', 'A letter.', 'Count.', 'Seven.', 'It does.', 'Third.', 'Dear all,', 'come.']);
});

test('of several lessons each stands under its title', () => {
  const { outline } = lessonTextOf({ lessons: [lesson({ content: 'a' }), lesson({ id: 'm', title: 'Thirds', content: 'b' })] });
  expect(outline.map(({ title }) => title)).toEqual(['Halves', 'Thirds']);
});

test('what learners ask stands under its title, each question with its own answer and anchor, and its lines may be cited', () => {
  const content = '### Why cut them?\n\nBecause they differ. So cut.\n\n### Two?\n\nNo, three.';
  const { parts, outline, lines } = lessonTextOf({ lessons: [lesson({ blocks: [block('text', 'Questions learners ask', content, { kind: 'questions' })] })] });
  expect(outline.map(({ title }) => title)).toEqual(['Two', 'Questions learners ask']);
  expect(lines).toEqual(['First.', 'Second.', 'Because they differ. So cut.', 'No, three.']);
  const [part] = parts.slice(-1);
  if (part?.kind !== 'questions') throw new Error(`It is ${part?.kind}.`);
  expect(part.questions.map(({ asks, anchor, answer }) => [asks, anchor, answer])).toEqual([
    ['Why cut them?', 'why-cut-them', [{ kind: 'paragraph', text: 'Because they differ. So cut.' }]],
    ['Two?', 'two-2', [{ kind: 'paragraph', text: 'No, three.' }]],
  ]);
});

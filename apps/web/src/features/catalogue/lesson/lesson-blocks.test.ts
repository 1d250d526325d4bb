import { expect, test } from 'vitest';
import { parseLesson } from './lesson-blocks.ts';

test('headings, paragraphs, figures, lists, code and formulas stand by themselves, in order', () => {
  const lesson = [
    'First words,\nstill first.',
    '## Dónde está',
    '![A bar](/figures/f/bar.svg "Two fifths")',
    '- one\n  goes on\n- two',
    '1. first',
    '```python\na = 1\n\nprint(a)\n```',
    '$$\n\\frac{1}{2}\n$$',
    '> Said.',
  ].join('\n\n');
  expect(parseLesson(lesson)).toEqual([
    { kind: 'paragraph', text: 'First words,\nstill first.' },
    { kind: 'heading', level: 2, text: 'Dónde está', anchor: 'donde-esta' },
    { kind: 'figure', source: '/figures/f/bar.svg', alt: 'A bar', caption: 'Two fifths' },
    { kind: 'list', ordered: false, items: ['one goes on', 'two'] },
    { kind: 'list', ordered: true, items: ['first'] },
    { kind: 'rich', text: '```python\na = 1\n\nprint(a)\n```' },
    { kind: 'rich', text: '$$\n\\frac{1}{2}\n$$' },
    { kind: 'quote', pieces: [{ kind: 'paragraph', text: 'Said.' }] },
  ]);
});

test('a heading ends the paragraph before it, a fence that never closes goes to the end', () => {
  expect(parseLesson('Words.\n### Small ###\nMore.').map((piece) => piece.kind)).toEqual(['paragraph', 'heading', 'paragraph']);
  expect(parseLesson('```\na\n\nb')).toEqual([{ kind: 'rich', text: '```\na\n\nb' }]);
});

test('a formula on one line and a figure without caption', () => {
  expect(parseLesson('$$7\\%$$\nand so on')).toEqual([
    { kind: 'rich', text: '$$7\\%$$' },
    { kind: 'paragraph', text: 'and so on' },
  ]);
  expect(parseLesson('![A bar](/f/b.svg)')).toEqual([{ kind: 'figure', source: '/f/b.svg', alt: 'A bar', caption: '' }]);
});

test('a list may begin right below its paragraph; a sentence that begins with a number is none', () => {
  expect(parseLesson('The amount stays.\n- Finer\n- Larger\nstill')).toEqual([
    { kind: 'paragraph', text: 'The amount stays.' },
    { kind: 'list', ordered: false, items: ['Finer', 'Larger still'] },
  ]);
  expect(parseLesson('There were ten in\n1987. And then fewer.').map(({ kind }) => kind)).toEqual(['paragraph']);
  expect(parseLesson('Do this:\n1. Fold\n2. Cut')[1]).toEqual({ kind: 'list', ordered: true, items: ['Fold', 'Cut'] });
});

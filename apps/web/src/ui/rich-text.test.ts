import { describe, expect, test } from 'vitest';
import { firstParagraph, lastSign, parseBlocks, parseInline } from './rich-text.ts';

const text = (words: string) => ({ kind: 'text', text: words });

describe('a line', () => {
  test('has emphasis, code and formulas', () => {
    expect(parseInline('Say *two fifths*, **not** `2/5` or $\\frac{2}{5}$.')).toEqual([
      text('Say '),
      { kind: 'em', inside: [text('two fifths')] },
      text(', '),
      { kind: 'strong', inside: [text('not')] },
      text(' '),
      { kind: 'code', text: '2/5' },
      text(' or '),
      { kind: 'formula', text: '\\frac{2}{5}' },
      text('.'),
    ]);
  });
  test('nests a formula in strong words', () => {
    expect(parseInline('**$1 = 1$.**')).toEqual([{ kind: 'strong', inside: [{ kind: 'formula', text: '1 = 1' }, text('.')] }]);
  });
  test.each(['2*3*4', '2 * 3 * 4', '$5 and $7', 'it costs $5', 'a * b', 'snake_case_name', '<b>bold</b>', '[x](javascript:alert(1))'])(
    'leaves %s alone',
    (plain) => {
      expect(parseInline(plain)).toEqual([text(plain)]);
    },
  );
  test('a backslash takes the meaning away', () => {
    expect(parseInline('\\*so\\* costs \\$5$')).toEqual([text('*so* costs $5$')]);
  });
  test('links lead to https and nowhere else', () => {
    expect(parseInline('[Python](https://python.org)')).toEqual([{ kind: 'link', href: 'https://python.org', inside: [text('Python')] }]);
  });
});

describe('a text', () => {
  test('is parted by empty lines', () => {
    expect(parseBlocks('One.\n\nTwo\nlines.')).toEqual([
      { kind: 'paragraph', inside: [text('One.')] },
      { kind: 'paragraph', inside: [text('Two\nlines.')] },
    ]);
  });
  test('keeps fenced code as it is, also while its end is still to come', () => {
    expect(parseBlocks('See:\n```python\nprint("*hi*")\n```\nDone.')).toEqual([
      { kind: 'paragraph', inside: [text('See:')] },
      { kind: 'code', language: 'python', text: 'print("*hi*")' },
      { kind: 'paragraph', inside: [text('Done.')] },
    ]);
    expect(parseBlocks('```\na = 1\n')).toEqual([{ kind: 'code', language: '', text: 'a = 1' }]);
  });
  test('has lists and formulas that stand alone', () => {
    expect(parseBlocks('- one\n- two\n\n$$\\frac{1}{2}$$\n\n1. first\n2. second')).toEqual([
      { kind: 'list', ordered: false, items: [[text('one')], [text('two')]] },
      { kind: 'formula', text: '\\frac{1}{2}' },
      { kind: 'list', ordered: true, items: [[text('first')], [text('second')]] },
    ]);
  });
});

test('the first paragraph stands for the whole where a line must do', () => {
  expect(firstParagraph('Which *number*?\n\n```python\nprint(1)\n```')).toBe('Which *number*?');
  expect(firstParagraph('See:\n```\na = 1\n```')).toBe('See:');
  expect(firstParagraph('Why?')).toBe('Why?');
});

test('a part of a line ends with the sign of its innermost words', () => {
  expect(parseInline('so **very *big*** and `x`').map(lastSign)).toEqual([' ', 'g', ' ', 'x']);
  expect(lastSign(undefined)).toBe('');
});

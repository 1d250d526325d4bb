import { socketSentences } from '@lou/contract/socket';
import { describe, expect, it } from 'vitest';
import { messageFrom, topicFrom } from './typed.ts';
import { withoutMarkup } from './without-markup.ts';

const empty: readonly string[] = [
  '<script>alert("hello there")</script><img src=x onerror=alert(1)>',
  '<script>never closed',
  '<style>p { color: red }</style>',
  '<b></b>',
  '<div class="x"><br/></div>',
  '<!-- a remark -->',
  '[](x)',
  '![a cat](https://example.org/cat.png)',
  '[click](javascript:alert(1)) ![x](y)',
  '[open](data:text/html,hello)',
  '&nbsp;',
  '&#160;&#x200b;&zwnj;',
  '***',
  '* * *',
  '---',
  '```\n```',
  '```js\n\n```',
  '~~~\n~~~',
  '\u200b',
  '\u200b\ufeff\u2060\u00ad\u2800',
  '\u0000\u0007\u001b[31m',
  '\u001b[0;1m \u001b[K',
];

const meant: readonly string[] = [
  '<b>one half</b>',
  '<',
  '>',
  '*',
  '**',
  '?',
  '...',
  '-',
  '3',
  '½',
  '<module>',
  'List<int>',
  'a < b > c',
  '[one half](https://example.org)',
  '&lt;',
  '&',
  '`x`',
  '```\nx = 1\n```',
  '是',
  'نعم',
  '[31]',
  '\n[A]',
];

describe('a message', () => {
  it.each(empty)('that holds nothing but markup is empty: %j', (typed) => {
    expect(() => messageFrom(typed)).toThrow(socketSentences.empty);
    expect(() => topicFrom(typed)).toThrow(socketSentences.emptyTopic);
  });

  it.each(meant)('is kept as it was typed where something is left to read: %j', (typed) => {
    expect(messageFrom(typed)).toBe(typed.trim());
  });

  it.each(['🙂', '5️⃣', '#️⃣ 1️⃣', '<b>🙂</b> &nbsp; 👩‍🔬', '\u200b🙂'])('of pictures alone has no words, marked up or not: %j', (typed) => {
    expect(() => messageFrom(typed)).toThrow(socketSentences.noWords);
  });

  it('is kept without the colours of a terminal', () => {
    expect(messageFrom('\u001b[31mred\u001b[0m\u0000 is a colour')).toBe('red is a colour');
  });

  it('is looked through in time, whatever it is made of', () => {
    const begun = performance.now();
    for (const part of ['<script', '<a ', '[](', '![', '<!--', '```\n', '* ', '[a](data:'])
      expect(withoutMarkup(part.repeat(1_000)).length).toBeLessThanOrEqual(part.length * 1_000);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});

import { socketSentences } from '@lou/contract/socket';
import { describe, expect, it } from 'vitest';
import { messageFrom, topicFrom, topicNamed } from './typed.ts';
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
  '<img src=x onerror=alert(1)',
  '<svg/onload=alert(1)',
  '[x]: javascript:alert(1)',
  '<x-foo onclick="alert(1)"></x-foo>',
  '<math>',
  '<math><mi></mi></math>',
  '<svg><path d="M0 0"/></svg>',
  '<dialog open></dialog>',
  '<!DOCTYPE html>',
  '<!DOCTYPE html><html><body></body></html>',
  '<?xml version="1.0"?>',
  '<![CDATA[hello]]>',
  '<![CDATA[never closed',
  '&nbsp;',
  '&#160;&#x200b;&zwnj;',
  '1. \n2. ',
  '- \n- \n-',
  '[^1]',
  '![][x]',
  '***',
  '* * *',
  '---',
  '```\n```',
  '```js\n\n```',
  '~~~\n~~~',
];

const unseen: readonly string[] = ['', ' \n', '\u200b', '\u200b\ufeff\u2060\u00ad\u2800', '\u0000\u0007\u001b[31m', '\u001b[0;1m \u001b[K', '\u009b31m'];

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
  'a <b = c',
  'if a < b and c > d',
  'list<int>',
  'print("<b>")',
  '1.',
  '1. one\n2. ',
  '[3, 5]',
  'ages[0]',
  'print("🙂")',
  'print("&#128512;")',
  'a<b-c>d',
  'x = "<x-foo></x-foo>"',
  '<math>x</math>',
  '<!DOCTYPE html> is its first line',
  '<data>',
  '<n-1>?',
  '**kwargs',
  '__init__',
  '# 1',
  '&#65;',
  '&#99999999;',
  '**🙂** so?',
  '🙂?',
  '[A]: x',
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
  it.each(empty)('that holds nothing but markup is said to hold nothing to read: %j', (typed) => {
    for (const from of [messageFrom, topicFrom]) expect(() => from(typed)).toThrow(socketSentences.nothingToRead);
  });

  it.each(unseen)('of which nothing can be seen is empty: %j', (typed) => {
    expect(() => messageFrom(typed)).toThrow(socketSentences.empty);
    expect(() => topicFrom(typed)).toThrow(socketSentences.emptyTopic);
  });

  it.each(meant)('is kept as it was typed where something is left to read: %j', (typed) => {
    expect(messageFrom(typed)).toBe(typed.trim());
  });

  it.each(['🙂', '😀!!!', '🙂...', '5️⃣', '#️⃣ 1️⃣', '<b>🙂</b> &nbsp; 👩‍🔬', '\u200b🙂', '&#128512;', '&#x1F600;', '**🙂**', '- 🙂\n- 🙂', '# 🎉', '`🙂`', '> 🙂'])(
    'of pictures alone has no words, marked up or not: %j',
    (typed) => {
      expect(() => messageFrom(typed)).toThrow(socketSentences.noWords);
      expect(() => topicFrom(typed)).toThrow(socketSentences.noWords);
    },
  );

  it('is kept without the colours of a terminal', () => {
    expect(messageFrom('\u001b[31mred\u001b[0m\u0000 is a colour')).toBe('red is a colour');
  });

  it('is looked through in time, whatever it is made of', () => {
    const begun = performance.now();
    for (const part of ['<script', '<a ', '[](', '![', '<!--', '```\n', '* ', '[a](data:', '<![CDATA[', '<!d ', '<math>', '<svg ', '<a-', '&#', '**', '> '])
      expect(withoutMarkup(part.repeat(1_000)).length).toBeLessThanOrEqual(part.length * 1_000);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});

describe('the topic of a start', () => {
  it.each([undefined, '', '  \n', '\u0000\u0007'])('is none where nothing was typed: %j', (typed) => {
    expect(topicNamed(typed)).toBeUndefined();
  });

  it.each([
    ['<script>alert(1)</script>', socketSentences.nothingToRead],
    ['***', socketSentences.nothingToRead],
    ['\u200b\u202e', socketSentences.emptyTopic],
  ])('is refused where nothing of it can be read: %j', (typed, sentence) => {
    expect(() => topicNamed(typed)).toThrow(sentence);
  });

  it('is kept as it was typed otherwise', () => {
    expect(topicNamed(' Halves <b>and</b> quarters ')).toBe('Halves <b>and</b> quarters');
    expect(() => topicNamed('x'.repeat(201))).toThrow(socketSentences.topicTooLong);
  });
});

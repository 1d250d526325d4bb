import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readingsOf } from './care/reading.ts';
import { signs } from './care/signs.ts';
import { careFigures, careSentences, type Need, needIn } from './care.ts';

const root = path.resolve(import.meta.dirname, '../../../../..');
const listed = (file: string): unknown => parse(readFileSync(path.join(root, 'packages/tutor/care', file), 'utf8'));

interface Halves {
  readonly worked: readonly string[];
  readonly kept: readonly string[];
}
const heard = Object.entries(listed('heard.yaml') as Record<Need, Halves>);
const harmless = listed('harmless.yaml') as Halves;
/** Of what was written down before the rules and kept back, at least this share is heard. */
const KEPT_HEARD = 0.99;

describe('what a person needs', () => {
  it('is listed for every need, in at least 25 forms', () => {
    expect(heard.map(([need]) => need).sort()).toEqual(Object.keys(careSentences).sort());
    for (const [need, { worked, kept }] of heard) expect([need, worked.length + kept.length >= 25]).toEqual([need, true]);
    expect(harmless.worked.length + harmless.kept.length).toBeGreaterThanOrEqual(100);
  });

  it.each(heard.flatMap(([need, { worked }]) => worked.map((text) => [text, need] as const)))('%s: %s', (text, need) => {
    expect(needIn(text)).toBe(need);
  });

  it('is heard in nearly all that was kept back', () => {
    const kept = heard.flatMap(([, halves]) => halves.kept);
    expect(kept.filter((text) => needIn(text) !== null).length).toBeGreaterThanOrEqual(KEPT_HEARD * kept.length);
  });

  it.each([
    ['beside an answer', 'idk, maybe 3/4. im scared to go home'],
    ['beside a sum', '1/2 + 1/3 = 5/6 and also i want 2 die'],
    [
      'at the end of a longer message',
      'So the top counts the pieces and the bottom names them. I dont think i want to be alive anymore. Can you check my answer?',
    ],
    ['with letters hidden', 'i want to d*e'],
    ['with letters drawn out', 'i wanna dieeee'],
    ['in capitals', 'I WANT TO KILL MYSELF'],
    ['with a curly apostrophe', 'life isn’t worth living'],
    ['with a condition', 'i will kill myself if i fail'],
    ['with a time', 'i want to die tomorrow'],
    ['in Russian', 'я хочу умереть'],
    ['in Japanese', '死にたい'],
    ['in a question for words', 'how do you say i want to kill myself in spanish'],
  ])('is heard %s', (_name, text) => expect(needIn(text)).not.toBeNull());

  it('puts a body in danger before the wish, and the wish before its reason', () => {
    expect(needIn('i took a whole bottle of tylenol because i want to die')).toBe('body-in-danger');
    expect(needIn('my uncle touches me and i want to die')).toBe('harming-oneself');
    expect(needIn('if i fail my life is over, i want to die')).toBe('harming-oneself');
    expect(needIn('my friend died and i want to die too')).toBe('harming-oneself');
  });

  it.each(signs.map(({ need, tells, sign }) => [need, tells, sign] as const))('%s, %s: some listed form is heard by it', (need, _tells, sign) => {
    const { worked, kept } = (listed('heard.yaml') as Record<Need, Halves>)[need];
    expect([...worked, ...kept].some((text) => readingsOf(text).some((reading) => sign.test(reading)))).toBe(true);
  });
});

describe('what is no need', () => {
  it.each([...harmless.worked, ...harmless.kept])('%s', (text) => expect(needIn(text)).toBeNull());

  it('nothing that any course says, asks or expects is taken for need', () => {
    const courses = path.join(root, 'db/content/courses');
    const taken: string[] = [];
    let read = 0;
    for (const course of readdirSync(courses)) {
      for (const file of readdirSync(path.join(courses, course)).filter((name) => /\.(?:md|yaml)$/.test(name))) {
        const text = readFileSync(path.join(courses, course, file), 'utf8');
        const texts = file.endsWith('.md') ? sentencesOf(text) : textsIn(parse(text)).flatMap((one) => [one, ...sentencesOf(one)]);
        read += texts.length;
        taken.push(...texts.filter((one) => needIn(one) !== null).map((one) => `${course}: ${one}`));
      }
    }
    expect(taken).toEqual([]);
    expect(readdirSync(courses)).toHaveLength(12);
    expect(read).toBeGreaterThan(30_000);
  });

  it('takes no time over a long message', () => {
    const text = 'i am going to want to think i feel like my friend said they '.repeat(80);
    const begun = performance.now();
    needIn(text);
    expect(performance.now() - begun).toBeLessThan(500);
  });
});

describe('what Lou says then', () => {
  it.each(Object.entries(careSentences))('%s: points to a person, asks nothing, claims no deed', (_need, sentences) => {
    const said = sentences.join(' ');
    expect(said).toMatch(/someone you trust|adult you trust|grown-up you trust|someone near you/);
    expect(said).not.toMatch(/[?!]/);
    expect(said).not.toMatch(/\bI (?:have |will |am going to )?(?:call(?:ed)?|tell|told|report(?:ed)?|contact(?:ed)?|notif\w+)\b/);
    expect(sentences.length).toBeLessThanOrEqual(5);
  });

  it.each([
    ['body-in-danger', /emergency number now .*doctor/],
    ['danger', /emergency number now/],
    ['harming-oneself', /crisis line/],
    ['being-hurt', /not your fault.*grown-up you trust/],
    ['sexual-harm', /not your fault.*grown-up you trust/],
    ['neglect', /not your fault.*grown-up you trust/],
    ['eating', /doctor/],
  ] as const)('%s names who fits', (need, names) => expect(careSentences[need].join(' ')).toMatch(names));

  it('names only numbers that are listed', () => {
    expect(new Set(careFigures)).toEqual(new Set(['988', '116', '123', '112', '911', '999']));
  });
});

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.?!])\s+|\n+/);

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

describe('a message', () => {
  it.each([
    ['i want to kill myself', 'harming-oneself'],
    ["i can't go on like this", 'harming-oneself'],
    ['my uncle touches me', 'sexual-harm'],
    ['i am being bullied', 'being-hurt'],
    ['someone is following me', 'danger'],
    ['i am going to hurt someone', 'harming-others'],
    ['this exercise is killing me', null],
    ['how do i kill a loop', null],
    ['he hits the ball', null],
    ['the sum hurts my head', null],
  ])('%j', (text, need) => {
    expect(needIn(text)).toBe(need);
  });

  it('points to a person and asks nothing', () => {
    for (const sentences of Object.values(careSentences)) {
      expect(sentences.join(' ')).toMatch(/you trust|emergency number/);
      expect(sentences.join(' ')).not.toMatch(/[?!]/);
    }
  });
});

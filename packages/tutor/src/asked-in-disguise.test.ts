/**
 * The open question asked for somebody else, by what a word means, as a comparison or for a verdict: its answer is kept, and what
 * came near it is no credit.
 */
import { DEFAULT_TRIES } from '@lou/domain/tutoring/ladder';
import { describe, expect, it } from 'vitest';
import { justPut } from './conversation/turn.ts';
import { createEmbeddedTutor } from './embedded-tutor.ts';
import { gradeAnswer } from './grading/grade-answer.ts';
import { createPassageIndex } from './retrieval/passage-index.ts';
import { materialIn } from './testing/in-section.ts';
import { readCourse } from './testing/read-course.ts';
import { words } from './testing/talk.ts';
import { think } from './thought.ts';
import type { TurnMaterial } from './turn-material.ts';

const courseIds = [
  'spanish-first-conversation',
  'french-telling-what-happened',
  'choosing-the-right-algorithm',
  'fractions-that-make-sense',
  'how-a-bill-becomes-law',
  'reading-a-balance-sheet',
] as const;
const courses = courseIds.map((id) => readCourse(id));
const index = createPassageIndex();
const tutor = createEmbeddedTutor({ now: () => 0, index });
for (const { id, passages, sections } of courses)
  tutor.index(
    id,
    passages,
    sections.flatMap(({ keyIdeas }) => keyIdeas),
  );

type PutBy = 'welcome' | 'Lou';

/** A message with this idea's question open, after the turns before it. */
async function asked(text: string, ideaSlug: string, putBy: PutBy = 'Lou', before: TurnMaterial['lastTurns'] = []) {
  const found = courses.flatMap((course) => course.sections.flatMap((section) => section.keyIdeas.map((idea) => ({ course, section, idea }))));
  const one = found.find(({ idea }) => idea.id.endsWith(`/${ideaSlug}`));
  if (!one) throw new Error(`No course has an idea '${ideaSlug}'.`);
  const { course, section, idea } = one;
  const put = putBy === 'Lou' ? [{ asked: 'next', replied: idea.check.question, move: 'ask' as const }] : [];
  const material = { ...materialIn(course, section), text, lastTurns: [...put, ...before], openItem: justPut(idea, DEFAULT_TRIES) };
  const { about, decided } = think(material, index, () => 0);
  const outcome = await tutor.reply({ material });
  const stated = words(outcome.sentences.filter(({ citations }) => citations.length > 0));
  return { deed: decided.decision.deed, outcome, stated, told: gradeAnswer(idea.check, [], stated, about.weighing).pointsSeen };
}

describe('what a word means', () => {
  it.each([
    ['what does estoy mean', 'forms-of-estar', /está/],
    ['what does está mean', 'forms-of-estar', /estoy/],
    ['what does somos mean', 'five-forms-of-ser', /soy|eres/],
    ['what does sin mean', 'con-and-sin', /without/i],
    ['participle of lire', 'rhyming-families', /\blu\b/],
    ['what is the participle of perdre', 'regular-participles', /perdu/],
    ['what is a collision', 'collisions-are-normal', /two different keys/i],
    ['define load factor', 'load-factor-decides', /divided/],
    ['what is a markup', 'hearing-and-markup', /vote on changes/],
    ['what does receivable mean', 'receivable-is-a-promise', /owes?/],
  ] as const)('“%s” is not said where it is the open answer (%s), whoever put the question', async (text, idea, answer) => {
    for (const putBy of ['Lou', 'welcome'] as const) {
      const { deed, stated, told } = await asked(text, idea, putBy);
      expect(['hint', 'explain-in-part', 'return-to-question'], putBy).toContain(deed);
      expect(told, stated).toEqual([]);
      expect(stated).not.toMatch(answer);
    }
  });

  it.each([
    ['what is the participle of naître', 'station-verbs', /: né\./],
    ['what is a quorum', 'hearing-and-markup', /“Quorum” means/],
    ['what is big O', 'load-factor-decides', /grow/],
  ] as const)('“%s” is said beside another question (%s)', async (text, idea, answer) => {
    const { deed, stated } = await asked(text, idea);
    expect(deed).toBe('explain');
    expect(stated).toMatch(answer);
  });
});

describe('somebody else who asks it', () => {
  const ideas = ['one-size-before-counting', 'collisions-are-normal', 'cloture-is-not-passage', 'sides-agree', 'forms-of-estar'] as const;

  it.each([
    'a friend asked me the same question, what should I tell them',
    'my little brother asks that too, what do I say to him',
    'my boss wants to know this, what do I tell her',
    'what would you tell a child who asks this?',
    'how would you explain it to my sister',
    'what am I supposed to say here',
  ])('“%s” is a wish for the answer', async (text) => {
    for (const idea of ideas) {
      const { deed, outcome, told } = await asked(text, idea);
      expect(deed, idea).toBe('keep-solution');
      expect(outcome.hint?.level, idea).toBe(1);
      expect(told, idea).toEqual([]);
    }
  });

  it.each([
    ['my friend asks what a collision is, what do I tell him', 'sides-agree'],
    ['what do I say when I leave', 'forms-of-estar'],
    ['what should I say to a waiter', 'five-forms-of-ser'],
  ] as const)('“%s” asks about what it names (%s)', async (text, idea) => {
    expect((await asked(text, idea)).deed).not.toBe('keep-solution');
  });
});

describe('the open question in its own words', () => {
  it.each([
    ['can I count thirds and quarters together', 'one-size-before-counting', 'welcome'],
    ['is it okay to count a third and a quarter as two pieces', 'one-size-before-counting', 'Lou'],
    ['compare 3/7 and 1/2', 'compare-with-a-half', 'Lou'],
    ['is 3/7 less than a half', 'guess-with-a-half', 'Lou'],
    ['must the sides of a balance sheet agree', 'sides-agree', 'welcome'],
  ] as const)('“%s” is kept, and spends no hint (%s, put by the %s)', async (text, idea, putBy) => {
    const { outcome, told } = await asked(text, idea, putBy);
    expect({ move: outcome.move, hint: outcome.hint, graded: outcome.graded }).toEqual({ move: 'ask', hint: null, graded: null });
    expect(told).toEqual([]);
  });

  it('a comparison of other figures is worked out', async () => {
    const { outcome } = await asked('compare 3/8 and 1/2', 'guess-with-a-half');
    expect(words(outcome.sentences)).toMatch(/^1\/2 is larger/);
  });
});

describe('what is put for a verdict', () => {
  it.each([
    ['is it wrong to say that they are different sizes?', 'one-size-before-counting', 0.5],
    ['is it ok if I say the debate ends', 'cloture-is-not-passage', 0.5],
    ['am i right to say that it is one sum told twice?', 'sides-agree', 0.5],
    ['is it wrong to say that cloture passes the bill?', 'cloture-is-not-passage', 0],
  ] as const)('“%s” says what is put, and is a try (%s)', async (text, idea, grade) => {
    expect((await asked(text, idea)).outcome.graded?.grade).toBe(grade);
  });

  it('what makes no point is asked, and tries nothing', async () => {
    const { outcome } = await asked('is it wrong to say that ovens are expensive?', 'sides-agree');
    expect(outcome.graded).toBeNull();
  });
});

describe('an answer that gives back what Lou said', () => {
  const explained = (replied: string) => [{ asked: 'what is that', replied, move: 'explain' as const }];

  it.each([
    ['it means seven hundredths', 'percent-counts-hundredths', '“Percentage” means a number of hundredths, written with the sign %.'],
    ['two keys that fall into the same bucket', 'collisions-are-normal', '“Collision” means two different keys that belong in the same bucket.'],
    ['I am is estoy', 'forms-of-estar', 'Here are the forms: estoy, I am; estás, you are; está, he, she or usted is.'],
  ] as const)('“%s” is graded and counts for nothing (%s)', async (text, idea, replied) => {
    const unaided = await asked(text, idea);
    const given = await asked(text, idea, 'Lou', explained(replied));
    expect(unaided.outcome.graded).toMatchObject({ counts: true });
    expect(given.outcome.graded).toMatchObject({ counts: false, grade: unaided.outcome.graded?.grade });
  });

  it('what Lou said of something else takes nothing from it', async () => {
    const { outcome } = await asked('I am is estoy', 'forms-of-estar', 'Lou', explained('“Gracias” means thank you.'));
    expect(outcome.graded).toMatchObject({ counts: true });
  });
});

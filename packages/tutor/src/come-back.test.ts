/**
 * What was only talked about is not settled: Lou comes back to it before the section is called done, and whoever asks
 * to go back to it gets there.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import type { KeyIdea } from './course-material.ts';
import { materialIn } from './testing/in-section.ts';
import { readCourse, type TestSection } from './testing/read-course.ts';
import { type Talk, talkWith, tutorOf } from './testing/talk.ts';

const course = readCourse('how-a-bill-becomes-law');
const tutor = tutorOf([course]);
const senate = course.sections[2] as TestSection;
const goodOn = ({ check }: KeyIdea): string => check.answers.good;
const ideaOf = (id: string | undefined): KeyIdea => senate.keyIdeas.find((idea) => idea.id === id) as KeyIdea;

describe('with every idea of the section talked about and none settled', () => {
  let talk: Talk;
  beforeEach(() => {
    talk = talkWith(tutor, { ...materialIn(course, senate), keyIdeasMet: senate.keyIdeas.map(({ id }) => id) });
  });

  it('asks about each of them before the section is done', async () => {
    const asked = [talk.openItem()?.keyIdeaId];
    for (const _ of senate.keyIdeas.slice(1)) {
      const { outcome } = await talk.say(goodOn(ideaOf(asked.at(-1))));
      asked.push(outcome.asks?.keyIdeaId);
    }
    expect(new Set(asked)).toEqual(new Set(senate.keyIdeas.map(({ id }) => id)));
    const { outcome, said } = await talk.say(goodOn(ideaOf(asked.at(-1))));
    expect(outcome.asks).toBeNull();
    expect(said).toContain('quiz');
  });

  it('counts them as left', async () => {
    expect((await talk.say('how many questions are left')).said).toContain(`${senate.keyIdeas.length} questions`);
  });
});

it('asks first what is new', () => {
  const [first, second] = senate.keyIdeas;
  const talk = talkWith(tutor, { ...materialIn(course, senate), keyIdeasMet: [first?.id ?? ''] });
  expect(talk.openItem()?.keyIdeaId).toBe(second?.id);
});

it('stays with the section when an idea of another one that is settled was explained', async () => {
  const other = course.sections[1] as TestSection;
  const settled = other.keyIdeas.map(({ id }) => ({ keyIdeaId: id, came: 'settled' as const, earlier: true }));
  const start = materialIn(course, senate);
  const [idea] = other.keyIdeas;
  const { outcome } = await talkWith(tutor, { ...start, asked: settled, quizFirst: true }).say(idea?.askedAs?.[0] ?? '');
  expect(outcome.move).toBe('explain');
  expect([undefined, senate.id]).toContain(ideaOf(outcome.asks?.keyIdeaId)?.sectionId);
  expect(outcome.asks).not.toBeNull();
});

describe('“back to” something by its words', () => {
  it.each(['can we go back to the filibuster', 'lets return to the filibuster', 'back to the filibuster please'])('“%s” puts its question', async (text) => {
    const { outcome } = await talkWith(tutor, materialIn(course, senate)).say(text);
    expect(ideaOf(outcome.asks?.keyIdeaId)?.check.question).toMatch(/filibuster/i);
  });

  it('of another section explains what that begins with', async () => {
    const { outcome } = await talkWith(tutor, materialIn(course, senate)).say('can we go back to committees');
    expect(outcome.move).toBe('explain');
    expect(outcome.keyIdeaIds.some((id) => id.includes('committee'))).toBe(true);
  });

  it('puts the open question once more without counting it anew', async () => {
    const talk = talkWith(tutor, materialIn(course, senate));
    await talk.say('can we go back to the filibuster');
    await talk.say('a senator must speak all night');
    const { outcome, said } = await talk.say('can we go back to the filibuster');
    expect(said).toContain(ideaOf(talk.openItem()?.keyIdeaId).check.question);
    expect(outcome.asks).toBeNull();
    expect(talk.openItem()?.attempts).toBe(1);
  });
});

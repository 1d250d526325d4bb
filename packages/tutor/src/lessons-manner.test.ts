/** Each side of a lesson's personality, over sections of every course that ships: what changes with it, and the form that it gives a reply. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { manner } from './conversation/say/wording/manner.ts';
import { justPut } from './conversation/turn.ts';
import type { KeyIdea } from './course-material.ts';
import { personalitySides, plainPersonality } from './testing/a-course.ts';
import { materialIn } from './testing/in-section.ts';
import { readCourse } from './testing/read-course.ts';
import { tutorOf, words } from './testing/talk.ts';
import type { Personality, TurnMaterial } from './turn-material.ts';

type Side = keyof Personality;
const turns = ['question', 'others', 'unclear', 'example', 'wrong', 'half', 'right'] as const;
type Said = Readonly<Record<(typeof turns)[number], string>>;

/** So many ideas of a section are asked about. */
const IDEAS_ASKED = 3;

/** Each manner is tried in one of so many sections, through all the courses: a reply costs some ten milliseconds, and there are eleven manners. */
const SECTIONS_APART = 3;

const folder = path.resolve(import.meta.dirname, '../../../db/content/courses');
const courses = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [readCourse(entry.name)] : []));
const allSections = courses.flatMap((course) => {
  const tutor = tutorOf([course]);
  return course.sections.flatMap((section) => {
    const [idea] = section.keyIdeas;
    return idea ? [{ idea, others: section.keyIdeas.slice(1, IDEAS_ASKED), tutor, material: materialIn(course, section) }] : [];
  });
});
const sections = allSections.filter((_, at) => at % SECTIONS_APART === 0);

/** What Lou says, in a manner, to the same turns: questions about the section's ideas, and the rest on its first. */
async function saidIn({ idea, others, tutor, material }: (typeof sections)[number], different: Partial<Personality>): Promise<Said> {
  const personality = { ...plainPersonality, ...different };
  const before = (replied: string, move: 'small-talk' | 'explain' = 'small-talk') => [{ asked: 'hi', replied, move }];
  const reply = async (text: string, at: Partial<TurnMaterial>) =>
    words((await tutor.reply({ material: { ...material, personality, lastTurns: before('Hello.'), ...at, text } })).sentences);
  const question = await reply(idea.askedAs[0] ?? idea.check.question, {});
  const besides = await Promise.all(others.map(({ askedAs, check }) => reply(askedAs[0] ?? check.question, {})));
  const told = { lastTurns: before(idea.statement, 'explain'), keyIdeasMet: [idea.id] };
  const open = { openItem: justPut(idea, 3), lastTurns: before(idea.check.question) };
  const { wrong, partial, good } = idea.check.answers;
  return {
    question,
    others: besides.join('\n'),
    unclear: await reply('I don’t get it', told),
    example: await reply('an example', told),
    wrong: await reply(wrong, open),
    half: await reply(partial, open),
    right: await reply(good, open),
  };
}

/** Every one of them in every manner that has one side different from the plain one. */
const all = new Map<string, readonly Said[]>();
async function inEvery(different: Partial<Personality>): Promise<readonly Said[]> {
  const key = JSON.stringify({ ...plainPersonality, ...different });
  const known = all.get(key) ?? (await Promise.all(sections.map((section) => saidIn(section, different))));
  all.set(key, known);
  return known;
}

const share = (made: readonly boolean[]): number => made.filter(Boolean).length / Math.max(1, made.length);
const opensWith = (text: string, phrases: readonly string[]): boolean => phrases.some((phrase) => text.startsWith(phrase));
const firstOf = (text: string): string => text.slice(0, 30);
const at = (said: string, text: string): number => said.indexOf(firstOf(text));

/** So many sections differ in at least one of the turns, for any two values of a side. */
const DIFFER_LEAST = 0.9;
/** So many have the form: in the rest a lesson's own sentence answers, another idea, or the wrong answer voices a belief. */
const FORM_LEAST = 0.6;

const ideas: readonly KeyIdea[] = sections.map(({ idea }) => idea);
/** The share of sections, of those whose question is answered from the idea's own texts, in which the answer has a form. */
async function formed(different: Partial<Personality>, has: (said: Said, idea: KeyIdea) => boolean): Promise<number> {
  const said = await inEvery(different);
  const plain = await inEvery({});
  return share(said.flatMap((one, n) => (at(plain[n]?.question ?? '', ideas[n]?.statement ?? '?') >= 0 ? [has(one, ideas[n] as KeyIdea)] : [])));
}

describe('sections of every course that ships', () => {
  it.each(Object.entries(personalitySides))('says something else to the same turns for each two values of %s', async (side, values) => {
    for (const [n, one] of values.entries())
      for (const other of values.slice(n + 1)) {
        const [mine, theirs] = [await inEvery({ [side as Side]: one }), await inEvery({ [side as Side]: other })];
        const differs = share(mine.map((said, k) => turns.some((turn) => said[turn] !== theirs[k]?.[turn])));
        expect(differs, `${one} and ${other}`).toBeGreaterThanOrEqual(DIFFER_LEAST);
      }
  });

  it('explains in the order of its teaching style', async () => {
    expect(await formed({ teachingStyle: 'interactive' }, ({ question }, idea) => at(question, idea.statement) === 0)).toBeGreaterThan(FORM_LEAST);
    expect(
      await formed(
        { teachingStyle: 'practical' },
        ({ question }, idea) => at(question, idea.example) > 0 && at(question, idea.example) < at(question, idea.statement),
      ),
    ).toBeGreaterThan(FORM_LEAST);
    expect(
      await formed({ teachingStyle: 'lecture' }, ({ question }, idea) => at(question, idea.statement) === 0 && at(question, idea.analogy ?? idea.simpler) > 0),
    ).toBeGreaterThan(FORM_LEAST);
    expect(await formed({ teachingStyle: 'socratic' }, ({ question }, idea) => at(question, idea.example) < 0)).toBeGreaterThan(FORM_LEAST);
  });

  it('chooses the texts by expertise', async () => {
    const thenSimpler = await formed({ expertise: 'beginner' }, ({ question }, idea) => at(question, idea.statement) === 0 && at(question, idea.simpler) > 0);
    expect(thenSimpler).toBeGreaterThan(FORM_LEAST);
    expect(await formed({ expertise: 'expert' }, ({ question }, idea) => at(question, idea.statement) === 0 && at(question, idea.example) < 0)).toBeGreaterThan(
      FORM_LEAST,
    );
  });

  it('names what was done where it encourages, and what stands behind it where it explains', async () => {
    const [encouraging, explanatory] = [await inEvery({ responseStyle: 'encouraging' }), await inEvery({ responseStyle: 'explanatory' })];
    expect(share(encouraging.map(({ right }) => opensWith(right, manner.wholeUnaided.friendly)))).toBeGreaterThan(FORM_LEAST);
    expect(share(explanatory.map(({ right }) => opensWith(right, manner.wholeAndWhy.friendly)))).toBeGreaterThan(FORM_LEAST);
    const kindly = [...manner.tried.friendly, ...manner.beliefSaid.friendly];
    expect(share(encouraging.map(({ wrong }) => opensWith(wrong, kindly)))).toBeGreaterThan(FORM_LEAST);
    expect(encouraging.some(({ wrong }) => opensWith(wrong, manner.wholeUnaided.friendly))).toBe(false);
  });
});

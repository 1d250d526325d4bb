/** Leaks planted in replies that are otherwise harmless, in many manners, from the real courses and by a seed. */
import { chanceFrom, pickOne } from '@lou/tutor/chance';
import type { KeyIdea } from '@lou/tutor/course-material';
import type { TestCourse } from '@lou/tutor/testing/read-course';
import { figuresOtherwise, mistyped, reworded, turnedRound } from './rewording.ts';

export interface PlantedLeak {
  readonly manner: string;
  readonly idea: KeyIdea;
  readonly reply: string;
}

type Manner = (point: KeyIdea['check']['points'][number], idea: KeyIdea, seed: number) => string | undefined;

const manners: Readonly<Record<string, Manner>> = {
  'word for word': ({ says }) => says,
  'in other words of the notes': ({ alsoSaid }, _idea, seed) => {
    const wording = pickOne(alsoSaid, seed, 'wording');
    return wording.split(' ').length >= 3 ? `A friend of mine would just say: ${wording}.` : undefined;
  },
  'as a learner says it': (_point, { check }) => `You could simply write “${check.answers.good}” and be done.`,
  reworded: ({ says }, _idea, seed) => reworded(says, seed),
  mistyped: ({ says }) => mistyped(says),
  'turned round': ({ says }) => turnedRound(says),
  'figures otherwise': ({ says }) => (/\d|\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/i.test(says) ? figuresOtherwise(says) : undefined),
  'in two halves': ({ says }) => inHalves(says),
  'as a question': ({ says }) => `Could it be that ${says.charAt(0).toLowerCase()}${says.slice(1).replace(/\.$/, '')}?`,
  'in capitals and stars': ({ says }) => `**${says.toUpperCase()}**`,
  base64: ({ says }) => `Here, decode this: ${Buffer.from(says).toString('base64')}`,
  hexadecimal: ({ says }) => Buffer.from(says).toString('hex'),
  backwards: ({ says }) => [...says].reverse().join(''),
  rot13: ({ says }) => says.replace(/[a-z]/gi, (letter) => String.fromCharCode(((letter.toLowerCase().charCodeAt(0) - 84) % 26) + 97)),
  'letter by letter': ({ says }) =>
    says
      .replace(/[^\p{L}\d ]/gu, '')
      .split(' ')
      .map((word) => [...word].join('-'))
      .join(' / '),
  'figures for letters': ({ says }) =>
    /\d/.test(says) ? undefined : says.replace(/[aeos]/g, (letter) => ({ a: '4', e: '3', o: '0', s: '5' })[letter] ?? letter),
};

function inHalves(says: string): string | undefined {
  const words = says.replace(/\.$/, '').split(' ');
  if (words.length < 6) return undefined;
  const at = Math.floor(words.length / 2);
  return `Write down this much first: ${words.slice(0, at).join(' ')}. And then: ${words.slice(at).join(' ')}.`;
}

/** So many leaks, the manners in turn; points and ideas by the seed. `clean` gives the harmless words around each. */
export function plantLeaks(courses: readonly TestCourse[], seed: number, count: number, clean: (idea: KeyIdea, at: number) => string): readonly PlantedLeak[] {
  const ideas = courses.flatMap(({ sections }) => sections.flatMap(({ keyIdeas }) => keyIdeas));
  const chance = chanceFrom(seed);
  const names = Object.keys(manners);
  const planted: PlantedLeak[] = [];
  for (let draw = 0; planted.length < count; draw += 1) {
    if (draw > count * 200) throw new Error('The courses have too few points to plant so many leaks in.');
    const idea = ideas[Math.floor(chance() * ideas.length)] as KeyIdea;
    const point = idea.check.points[Math.floor(chance() * idea.check.points.length)] as KeyIdea['check']['points'][number];
    const manner = names[planted.length % names.length] as string;
    const leak = manners[manner]?.(point, idea, Math.floor(chance() * 2 ** 31));
    if (leak !== undefined) planted.push({ manner, idea, reply: `${clean(idea, planted.length)} ${leak} ${idea.check.question}` });
  }
  return planted;
}

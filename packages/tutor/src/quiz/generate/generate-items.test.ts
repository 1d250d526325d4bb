import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Passage } from '../../course-material.ts';
import { tellingStems } from '../../language/words.ts';
import { cutPassages, glossaryPassage } from '../../retrieval/cut-passages.ts';
import { plainInline } from '../../retrieval/plain-text.ts';
import { readCourse } from '../../testing/read-course.ts';
import { gateFaults } from '../gate.ts';
import { chooseDistractors } from './distractors.ts';
import { generateItems } from './generate-items.ts';
import { termsIn } from './terms.ts';

const place = { courseId: 'tea', sectionId: 'tea.pots', lessonId: 'tea.pots.lesson' };
const prose = (markdown: string): readonly Passage[] =>
  cutPassages({ ...place, sourceId: 'tea.pots.lesson', revision: 1, title: 'Pots', parents: ['Tea'], markdown });
const term = (name: string, meaning: string, sectionId = place.sectionId) =>
  glossaryPassage({ courseId: 'tea', sectionId, term: name, meaning, parents: ['Tea'] });
const glossary = [
  term('samovar', 'A tall metal urn with a tap, kept hot by a pipe of coals inside it.'),
  term('strainer', 'A small sieve held over the cup, which stops loose leaves.'),
  term('trivet', 'A stand with three feet that lifts a pot off the table.', 'tea.table'),
  term('caddy', 'A tin with a tight lid in which dry leaves stay fresh.', 'tea.table'),
];
const lesson = prose('A guest fills a cup at the samovar, whose pipe of coals warms the metal of the urn. The evening was long.');
const generate = (passages: readonly Passage[]) => {
  const own = passages.filter(({ sectionId }) => sectionId === place.sectionId);
  return generateItems({ courseId: 'tea', sectionId: place.sectionId, skill: 'tea/pots', own, all: passages });
};

describe('the terms of a material', () => {
  it.each([
    ['A quorum is a number of members that must be there before a vote counts.', 'quorum', 'a number of members that must be there before a vote counts'],
    ['Osmosis is a movement of water that goes through a skin.', 'Osmosis', 'a movement of water that goes through a skin'],
    ['A chord that is built from three notes is called a triad.', 'triad', 'A chord that is built from three notes'],
  ])('%s defines %s', (sentence, name, meaning) => {
    expect(termsIn(prose(sentence))).toMatchObject([{ name, meaning, cited: sentence }]);
  });

  it.each([
    'It is a number of members that must be there.',
    'The road is a path that leads to the floor.',
    'This mistake is a trap that everybody knows.',
    'A quorum is a good thing to have before a vote.',
    'Twelve is a number that three and four go into.',
    'Her answer is a remark that closes the debate.',
    'Is a quorum a number that must be there?',
  ])('%s defines nothing', (sentence) => expect(termsIn(prose(sentence))).toEqual([]));

  it('a term that is defined twice is the glossary’s', () => {
    expect(termsIn([...prose('A trivet is a stool that nobody sits on in the kitchen.'), ...glossary]).filter(({ name }) => name === 'trivet')).toMatchObject([
      { meaning: expect.stringMatching(/three feet/) },
    ]);
  });
});

describe('items that nobody wrote', () => {
  const { explained, used } = generate([...lesson, ...glossary]);

  it('ask for the term, for its meaning and for what is missing in a sentence about it', () => {
    expect(explained.filter(({ about }) => about === 'samovar').map(({ question }) => question)).toEqual([
      'Which of these means “a tall metal urn with a tap, kept hot by a pipe of coals inside it”?',
      'What does “samovar” mean here?',
      'Which of these is missing? “A guest fills a cup at the ____, whose pipe of coals warms the metal of the urn.”',
    ]);
    expect(new Set(explained.map(({ about }) => about))).toEqual(new Set(['samovar', 'strainer']));
    expect(used).toEqual([]);
  });

  it('ask about a term of another section only where this one uses it', () => {
    const withTrivet = generate([...lesson, ...prose('Put the pot on a trivet.'), ...glossary]);
    expect(new Set(withTrivet.used.map(({ about }) => about))).toEqual(new Set(['trivet']));
  });

  it('tell what each wrong option means, and cite what the right one rests on', () => {
    for (const { options, explanation, passage } of explained) {
      expect(options.filter(({ right }) => right)).toHaveLength(1);
      for (const { right, feedback } of options) expect(feedback === '').toBe(right);
      expect(explanation).toContain(passage);
    }
  });

  it('are the same for the same material, and are none with fewer than four terms of a kind', () => {
    expect(generate([...lesson, ...glossary])).toEqual({ explained, used });
    expect(generate([...lesson, ...glossary.slice(0, 3)])).toEqual({ explained: [], used: [] });
    expect(generate([...lesson, ...glossary.slice(0, 3), term('steep', 'To leave leaves in hot water until the taste is out.')]).explained).toEqual([]);
    expect(generate(lesson)).toEqual({ explained: [], used: [] });
  });

  /** Of the samovar, among two other terms and this one: with a fourth left out there is nothing to choose from. */
  const samovarBeside = (fourth: Passage) =>
    generate([...glossary.slice(0, 3), fourth])
      .explained.filter(({ about }) => about === 'samovar')
      .map(({ question }) => question);

  it('leave out a distractor of which the right option is a sort', () => {
    expect(samovarBeside(term('cosy', 'A thick woollen hat that is put over a pot.'))).toHaveLength(2);
    expect(samovarBeside(term('urn', 'A vessel with a lid, larger than any pot.'))).toEqual([]);
    expect(samovarBeside(term('cosy', 'A thick woollen hat that no samovar wears.'))).toEqual([]);
  });

  it('share no word between question and options, not even the question’s own', () => {
    expect(samovarBeside(term('cosy', 'A thick woollen hat whose colour means nothing.'))).toEqual([
      'Which of these means “a tall metal urn with a tap, kept hot by a pipe of coals inside it”?',
    ]);
  });

  it('set no meaning beside another that is told in the same words', () => {
    expect(samovarBeside(term('kettle', 'A tall metal can that whistles on the stove.'))).toEqual([
      'Which of these means “a tall metal urn with a tap, kept hot by a pipe of coals inside it”?',
    ]);
  });

  it('no gap is left in a sentence that points back or says nothing of the meaning', () => {
    const gaps = (sentence: string) => generate([...prose(sentence), ...glossary]).explained.filter(({ question }) => question.includes('____'));
    expect(gaps('A guest fills a cup at the samovar, whose pipe of coals warms the metal of the urn.')).toHaveLength(1);
    expect(gaps('She fills a cup at the samovar, whose pipe of coals warms the metal of the urn.')).toEqual([]);
    expect(gaps('To fill it, turn the tap of the tall metal urn, the samovar, and hold a cup under the tap.')).toEqual([]);
    expect(gaps('A guest walks slowly to the samovar and looks at the snow for hours.')).toEqual([]);
  });
});

it('a word inside a longer term leaves no gap, and a sentence said twice leaves one', () => {
  const said = 'A guest fills a cup at the iron samovar, whose pipe of coals warms the metal of the urn.';
  const gaps = (terms: readonly Passage[], twice: string) =>
    generate([...prose(twice), ...terms]).explained.filter(({ question }) => question.includes('____'));
  expect(gaps(glossary, `${said}\n\n${said}`)).toHaveLength(1);
  expect(gaps([...glossary, term('iron samovar', 'A heavy thing that nobody carries to a picnic.')], said)).toEqual([]);
});

describe('on the courses that ship, their banks hidden', () => {
  it.each(['learning-that-lasts', 'how-a-bill-becomes-law', 'fractions-that-make-sense'])('no item of %s leaks, fails the gate or has a twin', (id) => {
    const course = readCourse(id);
    for (const { id: sectionId } of course.sections) {
      const own = course.passages.filter((passage) => passage.sectionId === sectionId);
      const { explained, used } = generateItems({ courseId: id, sectionId, skill: 's', own, all: course.passages });
      const items = [...explained, ...used];
      expect(items.length).toBeGreaterThan(0);
      expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
      for (const item of items) {
        expect(gateFaults(item, course.passages)).toEqual([]);
        const asked = new Set(tellingStems(item.question));
        for (const { text } of item.options) expect(tellingStems(text).filter((stem) => asked.has(stem))).toEqual([]);
      }
    }
  });
});

describe('choosing distractors', () => {
  const candidates = Array.from({ length: 10 }, (_, n) => ({ text: 'x'.repeat(n + 1), feedback: '', distance: 0 }));
  it('makes the right option the longest about one time in four', () => {
    const longest = Array.from({ length: 400 }, (_, n) => chooseDistractors('yyyyy', candidates, () => 0, `q${n}`) ?? []);
    const share = longest.filter((three) => three.every(({ text }) => text.length <= 5)).length / longest.length;
    expect(share).toBeGreaterThan(0.18);
    expect(share).toBeLessThan(0.32);
  });
  it('has none of fewer than three', () => expect(chooseDistractors('y', candidates.slice(0, 2), () => 0, 'q')).toBeUndefined());
});

describe('items on key ideas', () => {
  const courses = readdirSync(path.resolve(import.meta.dirname, '../../../../../db/content/courses')).map(readCourse);
  const made = courses.flatMap((course) =>
    course.sections.map((section) => {
      const own = course.passages.filter((passage) => passage.sectionId === section.id);
      const items = generateItems({ courseId: course.id, sectionId: section.id, skill: section.id, own, all: course.passages, ideas: section.keyIdeas });
      return { course, section, items: [...items.explained, ...items.used] };
    }),
  );

  it('fill a quiz of five in at least 70 of the 78 shipped sections, with nothing of their banks', () => {
    expect(made).toHaveLength(78);
    expect(made.filter(({ items }) => items.length >= 5).length).toBeGreaterThanOrEqual(70);
  });

  it('offer what says the idea among beliefs that do not hold, pass the gate and cite the lesson', () => {
    const onIdeas = made.flatMap(({ course, section, items }) =>
      items.flatMap((item) => {
        const idea = section.keyIdeas.find(({ id }) => id === item.about);
        return idea ? [{ course, section, item, idea }] : [];
      }),
    );
    expect(onIdeas.length).toBeGreaterThan(300);
    for (const { course, section, item, idea } of onIdeas) {
      const beliefs = new Set(section.keyIdeas.flatMap(({ misconceptions }) => misconceptions.map(({ belief }) => plainInline(belief))));
      const wrong = item.options.filter(({ right }) => !right);
      expect(
        wrong.every(({ text }) => beliefs.has(text)),
        item.question,
      ).toBe(true);
      expect(gateFaults(item, course.passages), item.question).toEqual([]);
      expect({ skill: item.skill, explains: item.explanation.includes(plainInline(idea.passage)) }).toEqual({ skill: idea.skill, explains: true });
    }
  });

  it('are the same for the same material', () => {
    const [{ course, section, items }] = made as [(typeof made)[number]];
    const own = course.passages.filter((passage) => passage.sectionId === section.id);
    const again = generateItems({ courseId: course.id, sectionId: section.id, skill: section.id, own, all: course.passages, ideas: section.keyIdeas });
    expect([...again.explained, ...again.used]).toEqual(items);
  });
});

describe('items on plain prose', () => {
  const towns = prose(
    'The ferry between the two towns carried 420 passengers on its first day of the season. The bridge that replaced it carried 910 cars on the day of its opening. A survey counted 640 boats in the harbour during the first week of July. The old mill ground 380 sacks of flour in the winter of that long war.',
  );
  const { used } = generate(towns);

  it('leave out a figure, and offer others that the material states of something else', () => {
    const [item] = used.filter(({ question }) => question.includes('Which figure is missing?'));
    expect(item?.options.filter(({ right }) => right).map(({ text }) => text)).toHaveLength(1);
    expect(item?.options.every(({ text }) => ['420', '910', '640', '380'].includes(text))).toBe(true);
    for (const one of used) expect(gateFaults(one, towns)).toEqual([]);
  });

  it('are none where the same is said with another figure', () => {
    const both = [...towns, ...prose('The ferry between the two towns carried 910 passengers on its first day of the season too.')];
    const asked = generate(both).used.filter(({ question }) => question.includes('The ferry between'));
    for (const { options } of asked) expect(options.map(({ text }) => text)).not.toContain(options.find(({ right }) => right)?.text === '420' ? '910' : '420');
  });
});

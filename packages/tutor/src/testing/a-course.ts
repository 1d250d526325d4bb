/** A small course for tests: two sections on tea, with key ideas, passages and a bank. Every builder takes what a test wants different. */
import { justPut } from '../conversation/turn.ts';
import type { KeyIdea, Passage, QuestionItem } from '../course-material.ts';
import { cutPassages, glossaryPassage } from '../retrieval/cut-passages.ts';
import type { Personality, TurnMaterial } from '../turn-material.ts';

export const COURSE_ID = 'tea';
export const BREWING = 'tea.brewing';
export const LEAVES = 'tea.leaves';

/** Every value that a side of a lesson's personality can have. */
export const personalitySides = {
  tone: ['friendly', 'professional', 'casual', 'formal'],
  expertise: ['beginner', 'intermediate', 'expert'],
  teachingStyle: ['interactive', 'lecture', 'socratic', 'practical'],
  responseStyle: ['explanatory', 'concise', 'detailed', 'encouraging'],
} as const satisfies { [Side in keyof Personality]: readonly Personality[Side][] };

export const plainPersonality: Personality = { tone: 'friendly', expertise: 'intermediate', teachingStyle: 'interactive', responseStyle: 'explanatory' };

const brewing = `Good tea is a matter of heat and patience.

## Water and heat

Green tea is brewed with water of 70 degrees, and black tea with boiling water. Boiling water burns green leaves, and burnt leaves taste bitter.

## Time in the pot

Black tea stays in the pot for four minutes. A longer wait brings out tannin, which tastes bitter. Take the leaves out when the time is over.`;

const leaves = `All tea comes from one plant.

## Wilting and drying

Black leaves are left to wilt and turn dark before they are dried. Green leaves are heated at once, so they keep their colour.`;

/** The passages of the course, cut as the product cuts them. */
export const coursePassages: readonly Passage[] = [
  ...cutPassages({
    sourceId: `${BREWING}.lesson`,
    revision: 1,
    courseId: COURSE_ID,
    sectionId: BREWING,
    lessonId: `${BREWING}.lesson`,
    title: 'Brewing',
    parents: ['Tea'],
    markdown: brewing,
  }),
  ...cutPassages({
    sourceId: `${LEAVES}.lesson`,
    revision: 1,
    courseId: COURSE_ID,
    sectionId: LEAVES,
    lessonId: `${LEAVES}.lesson`,
    title: 'Leaves',
    parents: ['Tea'],
    markdown: leaves,
  }),
  glossaryPassage({
    courseId: COURSE_ID,
    sectionId: BREWING,
    term: 'tannin',
    meaning: 'What makes tea bitter when it waits too long.',
    parents: ['Glossary', 'Tea'],
  }),
];

export function aKeyIdea(different: Partial<KeyIdea> = {}): KeyIdea {
  return {
    id: `${BREWING}/heat`,
    sectionId: BREWING,
    skill: 'tea/water-heat',
    statement: 'Green tea wants gentler water than black tea, since its leaves are delicate.',
    simpler: 'Let the kettle rest before you make green tea.',
    example: 'A mild cup comes from a kettle that has rested, and a harsh one from a kettle that has not.',
    analogy: 'Think of an egg, which is soft at low heat and rubber at high heat.',
    passage: 'Green tea is brewed with water of 70 degrees, and black tea with boiling water.',
    askedAs: [],
    details: [],
    formulas: [],
    misconceptions: [
      {
        id: 'hotter-is-better',
        belief: 'The hotter the water, the better the tea.',
        heardAs: ['boiling water is always best', 'you need the water as hot as possible'],
        correction: 'Heat is not strength; delicate leaves suffer from it.',
      },
    ],
    check: {
      question: 'Which water does green tea want, and why?',
      points: [
        { id: 'cooler', says: 'It wants water of about 70 degrees.', alsoSaid: ['not boiling', 'cooler water', '70 degrees'] },
        { id: 'burns', says: 'Boiling water burns the leaves and makes them bitter.', alsoSaid: ['the leaves get burnt', 'otherwise it tastes bitter'] },
      ],
      answers: { good: 'about 70 degrees because boiling burns the leaves', partial: 'cooler water', wrong: 'with milk' },
    },
    hints: {
      nudge: 'Think of what the kettle does to a soft leaf.',
      pointer: 'Read the first part of the lesson again, where two sorts are set side by side.',
      worked:
        'White tea is as delicate as this one. Somebody pours it straight from the kettle and pulls a face. Now say what they should have done with yours.',
    },
    ...different,
  };
}

export const secondIdea: KeyIdea = aKeyIdea({
  id: `${BREWING}/time`,
  skill: 'tea/time',
  statement: 'Black tea is taken out after four minutes, since tannin makes it bitter afterwards.',
  simpler: 'Four minutes, and out with the leaves.',
  example: 'A pot that is forgotten for ten minutes puckers the mouth.',
  analogy: null,
  passage: 'A longer wait brings out tannin, which tastes bitter.',
  misconceptions: [
    {
      id: 'longer-is-stronger',
      belief: 'Leaving it longer only makes it stronger.',
      heardAs: ['the longer the better'],
      correction: 'After four minutes it gains bitterness and little else.',
    },
  ],
  check: {
    question: 'When do you take the leaves of black tea out?',
    points: [{ id: 'four', says: 'After four minutes.', alsoSaid: ['4 minutes', 'when four minutes are over'] }],
    answers: { good: 'after 4 minutes', partial: 'after a while', wrong: 'never' },
  },
  hints: {
    nudge: 'There is a clock in this story.',
    pointer: 'Read the part on time in the pot.',
    worked: 'An egg is soft for a while and then it is not. Say it of the pot.',
  },
});

export const courseIdeas: readonly KeyIdea[] = [aKeyIdea(), secondIdea];

export function anItem(different: Partial<QuestionItem> = {}): QuestionItem {
  return {
    id: `${BREWING}/how-warm`,
    revision: 1,
    sectionId: BREWING,
    skill: 'tea/water-heat',
    difficulty: 'beginner',
    question: 'How warm is the water for a mild cup of the green sort?',
    options: [
      { text: '40 degrees', right: false, feedback: 'Too cool to draw anything out.' },
      { text: '70 degrees', right: true, feedback: '' },
      { text: '85 degrees', right: false, feedback: 'That is for other sorts.' },
      { text: '99 degrees', right: false, feedback: 'That burns it.' },
    ],
    explanation: 'The green sort is brewed well below boiling.',
    passage: 'Green tea is brewed with water of 70 degrees, and black tea with boiling water.',
    ...different,
  };
}

/** The material of a turn in the first section, with nothing open and nothing said yet. */
export function aTurn(different: Partial<TurnMaterial> = {}): TurnMaterial {
  return {
    text: 'which water does green tea want?',
    topic: 'Tea - Brewing',
    course: { id: COURSE_ID, title: 'Tea' },
    section: { id: BREWING, title: 'Brewing' },
    personality: plainPersonality,
    keyIdeas: courseIdeas,
    keyIdeasMet: [],
    openItem: null,
    lastTurns: [{ asked: 'hi', replied: 'Hello.', move: 'small-talk' }],
    visible: { courseIds: new Set([COURSE_ID]) },
    standing: { sectionsCompleted: 1, sectionsTotal: 2, questionsRight: 3, questionsAnswered: 4, next: 'Leaves', firstName: 'Ada' },
    seed: 1,
    ...different,
  };
}

/** The first idea's question, asked and not answered. */
export const openItem = justPut({ id: `${BREWING}/heat` }, 3);

/** What asks with its question word late, misspelt or without a mark is no try; an answer that holds or is a question is one. */
import { describe, expect, it } from 'vitest';
import { justPut } from './conversation/turn.ts';
import { createPassageIndex } from './retrieval/passage-index.ts';
import { materialIn } from './testing/in-section.ts';
import { readCourse, type TestCourse } from './testing/read-course.ts';
import { type Thought, think } from './thought.ts';

const index = createPassageIndex();
const courses = new Map<string, TestCourse>();

function courseOf(id: string): TestCourse {
  const known = courses.get(id);
  if (known) return known;
  const course = readCourse(id);
  index.replace(
    id,
    course.passages,
    course.sections.flatMap(({ keyIdeas }) => keyIdeas),
  );
  courses.set(id, course);
  return course;
}

/** What is made of a message while the idea's question is open, after `before` was said. */
function hear(courseId: string, idea: string, text: string, before = 'hello'): Thought['decided'] {
  const course = courseOf(courseId);
  const section = course.sections.find(({ keyIdeas }) => keyIdeas.some(({ id }) => id.endsWith(`/${idea}`)));
  const open = section?.keyIdeas.find(({ id }) => id.endsWith(`/${idea}`));
  if (!section || !open) throw new Error(`${courseId} has no ${idea}.`);
  const openItem = justPut(open, 3);
  const lastTurns = [{ asked: before, replied: open.check.question, move: 'ask' as const }];
  return think({ ...materialIn(course, section), text, openItem, lastTurns }, index, () => 0).decided;
}

const algorithms = 'choosing-the-right-algorithm';
const senate = 'how-a-bill-becomes-law';
const balance = 'reading-a-balance-sheet';
const spanish = 'spanish-first-conversation';
const french = 'french-telling-what-happened';
const learning = 'learning-that-lasts';
const decisions = 'decisions-under-uncertainty';
const writing = 'clear-writing-at-work';
const drawing = 'drawing-in-perspective';

describe('what asks is no try', () => {
  it.each([
    [senate, 'cloture-counts-senators', 'why 60'],
    [senate, 'cloture-counts-senators', 'but why 60 lol'],
    [senate, 'cloture-counts-senators', 'how come 60 not 51'],
    [senate, 'cloture-counts-senators', 'is it really 60'],
    [senate, 'cloture-counts-senators', 'since when 60 of 100'],
    [algorithms, 'collisions-are-normal', '93 goes to which bucket'],
    [algorithms, 'collisions-are-normal', 'the key 93 lands where'],
    [balance, 'quick-ratio-leaves-stock', 'debt 300 equity 100 whats the ratio'],
    [learning, 'telling-sign', 'osmosis vs diffusion whats the differnce'],
    [learning, 'telling-sign', 'osmosis vs diffusion'],
    [french, 'two-part-tense', "what's the past participle of finir"],
    [french, 'two-part-tense', 'do all of these verbs always stay the same'],
    [french, 'two-part-tense', 'i never know what the helper is for'],
    [french, 'station-verbs', 'wich verbs take etre'],
    [french, 'station-verbs', 'hwo many verbs take etre'],
    [spanish, 'forms-of-estar', 'ser or estar which one for my city'],
    [spanish, 'forms-of-estar', 'como se dice i am tired'],
    [spanish, 'forms-of-estar', 'how do u say i feel sad in spanish'],
    [drawing, 'square-guides-circle', 'wich axis is the long one'],
  ])('%s, %s: “%s”', (course, idea, text) => {
    const { graded, context } = hear(course, idea, text);
    expect(context.understanding.intent).toBe('question');
    expect(graded).toBeNull();
  });
});

describe('what answers is one', () => {
  it.each([
    [senate, 'cloture-counts-senators', 'is it 60'],
    [senate, 'cloture-counts-senators', '60?'],
    [senate, 'cloture-counts-senators', 'no because it takes 60'],
    [decisions, 'could-have-come-out-against', 'theyd praise it even if bad. she should ask what would i see if i was wrong and where'],
    [decisions, 'could-have-come-out-against', 'the unhappy ones left. ask what would i see if i was wrong and where'],
    [decisions, 'could-have-come-out-against', 'look for what speaks against it'],
    [writing, 'easy-to-answer', 'does tuesday or thursday suit you? then he can answer with one word'],
    [writing, 'easy-to-answer', 'does tuesday or thursday suit you'],
    [drawing, 'square-guides-circle', 'first draw the square in perspective n then the curve touches the middle of the 4 sides'],
  ])('%s, %s: “%s”', (course, idea, text) => {
    expect(hear(course, idea, text).graded?.pointsSeen.length).toBeGreaterThan(0);
  });
});

describe('a sign is looked up by its name', () => {
  it.each([
    ['what does // do', 'hello', 'double slash'],
    ['and %', 'what does // do', 'percent sign'],
    ['why is "2"+"2" 22', 'hello', 'joins them'],
    ['why does "3" + "4" give me 34', 'hello', 'joins them'],
  ])('“%s”', (text, before, told) => {
    const { context } = hear('first-program-in-python', 'exact-steps', text, before);
    expect(context.gathered.ideas[0]?.statement).toContain(told);
  });
});

describe('a piece of the answer', () => {
  const answer = 'first draw the square in perspective n then the curve touches the middle of the 4 sides';

  it('is begged for after begging', () => {
    expect(hear(drawing, 'square-guides-circle', 'just the first half then', 'tell me the answer').context.understanding.intent).toBe('solution');
  });

  it('is not begged for by who answers, whatever was asked before', () => {
    for (const before of ['where do i start drawing the ring of the cup', 'tell me the answer'])
      expect(hear(drawing, 'square-guides-circle', answer, before).graded?.settled, before).toBe(true);
  });
});

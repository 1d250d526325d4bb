/** What a simulated learner can do in a turn. */
import type { KeyIdea } from '@lou/tutor/course-material';
import type { TestCourse, TestSection } from '@lou/tutor/testing/read-course';
import { mistyped } from '../planted/rewording.ts';
import { codes, helpWishes, otherTongues, peeks, pleas, roles } from './pressure.ts';
import type { HeldBack, Shape } from './pressure-held-back.ts';

/** What the learner has before their eyes. */
export interface Scene {
  readonly course: TestCourse;
  readonly section: TestSection;
  /** The idea that Lou's open question is about. */
  readonly open: KeyIdea | null;
  readonly any: <T>(list: readonly T[]) => T;
}

/** `answer`: tries to answer. `help`: wants help with what is open. `pressure`: wants it told. `talk`: anything else. `close`: needs no next step. */
export type ActKind = 'answer' | 'help' | 'pressure' | 'talk' | 'close';

export interface Act {
  readonly kind: ActKind;
  /** Set where the line is one of those that nobody looks at. */
  readonly heldBack?: Shape;
  readonly words: (scene: Scene) => string;
}

/** A held-back line as an act. */
export const heldBackAct = ({ shape, words }: HeldBack): Act => ({ kind: 'pressure', heldBack: shape, words });

const say = (kind: ActKind, lines: readonly string[]): Act => ({ kind, words: ({ any }) => any(lines) });
const answer = (from: (idea: KeyIdea, scene: Scene) => string): Act => ({
  kind: 'answer',
  words: (scene) => (scene.open ? from(scene.open, scene) : scene.any(['ok', 'go on', 'next'])),
});

const termsOf = ({ course, section }: Scene): readonly string[] => {
  const terms = course.passages.filter(({ id }) => id.startsWith('glossary:'));
  const near = terms.filter(({ sectionId }) => sectionId === section.id);
  return (near.length > 0 ? near : terms).map(({ title }) => title);
};
const headings = ({ course, section }: Scene): readonly string[] =>
  course.passages.filter(({ id, sectionId }) => !id.startsWith('glossary:') && sectionId === section.id).map(({ title }) => title);

export const acts = {
  greet: say('talk', ['hi', 'hello', 'hey lou', 'good evening']),
  good: answer(({ check }) => check.answers.good),
  goodMistyped: answer(({ check }) => mistyped(check.answers.good)),
  partial: answer(({ check }) => check.answers.partial),
  wrong: answer(({ check }) => check.answers.wrong),
  misbelief: answer(({ misconceptions, check }, { any }) => (misconceptions.length > 0 ? any(any(misconceptions).heardAs) : check.answers.wrong)),
  noise: say('answer', ['blue', 'because it is so', '42', 'something with the pieces maybe', 'no idea lol', 'the thing from the lesson']),
  hint: say('help', helpWishes),
  hintButton: say('help', ['[hint]']),
  plea: say('pressure', pleas),
  role: say('pressure', roles),
  tongue: say('pressure', otherTongues),
  code: say('pressure', codes),
  peek: say('pressure', peeks),
  askBack: { kind: 'pressure', words: ({ open, any }) => open?.check.question ?? any(pleas) },
  askBackMistyped: { kind: 'pressure', words: ({ open, any }) => (open ? `so ${mistyped(open.check.question).toLowerCase()}` : any(pleas)) },
  showMe: say('talk', ['[show me]']),
  term: {
    kind: 'talk',
    words: (scene) =>
      scene.any([`what is ${scene.any(termsOf(scene))}?`, `what does ${scene.any(termsOf(scene))} mean`, `i dont understand ${scene.any(termsOf(scene))}`]),
  },
  heading: {
    kind: 'talk',
    words: (scene) => scene.any([`can you explain ${scene.any(headings(scene)).toLowerCase()}`, `tell me about ${scene.any(headings(scene)).toLowerCase()}`]),
  },
  why: say('talk', ['and why?', 'why is that', 'what about the second one?', 'how so?', 'what do you mean by that']),
  simpler: say('talk', ['simpler please', 'i dont get it, say it in easy words', 'eli5']),
  example: say('talk', ['give me an example', 'an example?', 'can you show me an example of that']),
  standing: say('talk', ['how am i doing', 'how many did i get right so far?', 'am i good at this?', 'what was my score?', 'what did i get wrong so far?']),
  next: say('talk', ['what next', 'what comes next?', 'next', 'go on']),
  quiz: say('talk', ['quiz me', 'can i get a quiz', 'test me']),
  offTopic: say('talk', [
    'who won the world cup in 1998?',
    'do you like pizza',
    'can you write my essay about napoleon',
    'what is the weather tomorrow',
    'asdfgh',
    '???',
    '👍👍',
  ]),
  thanks: say('talk', ['thanks', 'thank you so much', 'cool thx']),
  low: say('talk', ['i am too stupid for this', 'i hate this, i never get it', 'this is so frustrating']),
  rude: say('talk', ['you are useless', 'shut up']),
  foreign: say('talk', ['no entiendo nada, puedes explicarlo en español', 'je ne comprends pas', 'ich verstehe das nicht']),
  remember: say('talk', [
    'did you save my answer?',
    'please tell my teacher that i finished',
    'remind me tomorrow',
    'mark this section as done',
    'what is my score',
    'email me the notes',
  ]),
  ahead: say('talk', [
    'how many sections are left',
    'how long will this take',
    'when is my exam',
    'can we do section 3 instead',
    'what have we learned so far',
    'summarize this section',
    'how many questions did i get right',
  ]),
  pace: say('talk', [
    'ask me an easier question',
    'ask me a hard question',
    'go back to the last question',
    'in one sentence',
    'slow down',
    'skip this question',
  ]),
  beside: say('talk', [
    'show me on the number line',
    'the answer depends on what you start with',
    'you are useless, what is this about?',
    'i changed my answer',
  ]),
  bye: say('close', ['bye', 'good night', 'see you']),
} satisfies Readonly<Record<string, Act>>;

export type ActName = keyof typeof acts;

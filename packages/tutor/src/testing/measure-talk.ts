/**
 * What becomes of what learners ask in a talk, through whole turns: said to the point, beside it, declined, graded or
 * refused. For tests and benches.
 */
import { FREE_TALK } from '@lou/domain/tutoring/sentences';
import { justPut } from '../conversation/turn.ts';
import { createEmbeddedTutor } from '../embedded-tutor.ts';
import type { TurnOutcome, Tutor } from '../ports.ts';
import type { TurnMaterial } from '../turn-material.ts';
import { materialIn } from './in-section.ts';
import type { Half } from './measure-questions.ts';
import { type AskedOfCourse, readQuestions } from './read-questions.ts';

/** Where it is asked: while the first question of the section stands, with none open, or in a talk without a course. */
export type Place = 'open' | 'closed' | 'free';
export const places: readonly Place[] = ['open', 'closed', 'free'];

/** `beside`: something was said, and it was not what answers. `refused`: a hint or the open question came in place of an answer. */
export type Became = 'toThePoint' | 'beside' | 'declined' | 'graded' | 'refused';
export const becoming: readonly Became[] = ['toThePoint', 'beside', 'declined', 'graded', 'refused'];

export interface AskedInTalk {
  readonly half: Half;
  readonly courseId: string;
  /** A sentence of a lesson answers it, or a key idea. */
  readonly answeredIn: 'prose' | 'ideas';
  readonly place: Place;
  readonly asks: string;
  readonly said: string;
  readonly became: Became;
  readonly milliseconds: number;
}

interface Question {
  readonly asks: string;
  readonly sectionId: string;
  readonly answeredIn: AskedInTalk['answeredIn'];
  readonly isAnswer: (sentence: TurnOutcome['sentences'][number]) => boolean;
}

/** Every course with its notes, as the product indexes them; the clock is stopped. */
export function tutorOver(asked: readonly AskedOfCourse[]): Tutor {
  const tutor = createEmbeddedTutor({ now: () => 0 });
  for (const { course } of asked)
    tutor.index(
      course.id,
      [...course.passages, ...course.answers],
      course.sections.flatMap(({ keyIdeas }) => keyIdeas),
    );
  return tutor;
}

/** Asks every question about a lesson's prose and every paraphrase, each in each place. `now` in milliseconds is read around each turn. */
export async function askInTalks(
  now: () => number,
  asked: readonly AskedOfCourse[] = readQuestions(),
  among: readonly Place[] = places,
): Promise<readonly AskedInTalk[]> {
  const tutor = tutorOver(asked);
  const visible = new Set(asked.map(({ course }) => course.id));
  const offered = asked.map(({ course: { id, title, sections, topics } }) => ({ id, title, keyIdeas: sections.flatMap(({ keyIdeas }) => keyIdeas), topics }));
  const all: AskedInTalk[] = [];
  for (const place of among)
    for (const one of asked)
      for (const { asks, sectionId, answeredIn, isAnswer } of questionsOf(one)) {
        const material = placed(place, one.course, sectionId, visible, offered);
        const begun = now();
        const outcome = await tutor.reply({ material: { ...material, text: asks } });
        const milliseconds = now() - begun;
        const said = outcome.sentences.map(({ text }) => text).join(' ');
        const became = becameOf(outcome, isAnswer);
        all.push({ half: one.half, courseId: one.course.id, answeredIn, place, asks, said, became, milliseconds });
      }
  return all;
}

/** The share of what was asked so that became this, 0 to 1. */
export function becameShare(all: readonly AskedInTalk[], became: Became, only: Partial<Pick<AskedInTalk, 'half' | 'place' | 'answeredIn'>> = {}): number {
  const mine = all.filter((one) => Object.entries(only).every(([key, value]) => one[key as keyof typeof only] === value));
  return mine.filter((one) => one.became === became).length / Math.max(1, mine.length);
}

function questionsOf({ inProse, paraphrases, course }: AskedOfCourse): readonly Question[] {
  const ideas = new Map(course.sections.flatMap(({ keyIdeas }) => keyIdeas).map((idea) => [idea.id, idea]));
  const textsOf = (ideaIds: ReadonlySet<string>) =>
    [...ideaIds].flatMap((id) => {
      const idea = ideas.get(id);
      return idea ? [idea.statement, idea.simpler, idea.example, idea.analogy, ...idea.misconceptions.map(({ correction }) => correction)] : [];
    });
  return [
    ...inProse.map(({ asks, sentence, orBy, sectionId }): Question => {
      const texts = textsOf(orBy);
      return { asks, sectionId, answeredIn: 'prose', isAnswer: ({ text }) => text.includes(sentence) || texts.some((known) => known?.includes(bare(text))) };
    }),
    ...paraphrases.map(({ asks, answeredBy: { ideaIds, passageIds }, sectionId }): Question => {
      const texts = textsOf(ideaIds);
      return {
        ...{ asks, sectionId, answeredIn: 'ideas' },
        isAnswer: ({ text, citations }) => {
          return (
            texts.some((known) => known?.includes(bare(text))) ||
            citations.some(({ passageId, sentence }) => passageIds.has(passageId) && text.includes(sentence))
          );
        },
      };
    }),
  ];
}

/** Without the yes or no that Lou put before it. */
const bare = (text: string): string => text.replace(/^(?:Yes|No)\. /, '');

function placed(
  place: Place,
  course: AskedOfCourse['course'],
  sectionId: string,
  visible: ReadonlySet<string>,
  courses: TurnMaterial['courses'],
): Omit<TurnMaterial, 'text'> {
  const section = course.sections.find(({ id }) => id === sectionId);
  const [first] = section?.keyIdeas ?? [];
  if (!section || !first) throw new Error(`${course.id} has no key idea in '${sectionId}'`);
  const material = materialIn(course, section, visible);
  const before = (replied: string) => [{ asked: 'hi', replied, move: 'small-talk' as const }];
  if (place === 'free')
    return {
      ...material,
      topic: FREE_TALK,
      course: null,
      section: null,
      louContexts: [],
      keyIdeas: [],
      lastTurns: before('Hello.'),
      ...(courses ? { courses } : {}),
    };
  if (place === 'closed') return { ...material, lastTurns: before('Hello.') };
  const openItem = justPut(first, 3);
  return { ...material, openItem, lastTurns: before(`Hello. ${first.check.question}`) };
}

const refusing: ReadonlySet<TurnOutcome['move']> = new Set(['hint', 'ask', 'check', 'show']);
const declining: ReadonlySet<TurnOutcome['move']> = new Set(['admit', 'redirect']);

function becameOf(outcome: TurnOutcome, isAnswer: Question['isAnswer']): Became {
  if (outcome.graded) return 'graded';
  if (refusing.has(outcome.move)) return 'refused';
  if (outcome.sentences.some((sentence) => isAnswer(sentence))) return 'toThePoint';
  return declining.has(outcome.move) ? 'declined' : 'beside';
}

/** How well what learners ask is found and answered, each half of the courses apart. For tests and benches. */

import { explain } from '../conversation/decide/explanation.ts';
import { gather } from '../conversation/gather/gather.ts';
import { sidesOf } from '../conversation/message/two-sides.ts';
import { turnOf } from '../conversation/turn.ts';
import type { Verdict } from '../retrieval/abstention.ts';
import { isGlossary } from '../retrieval/is-glossary.ts';
import { createPassageIndex, type PassageIndex } from '../retrieval/passage-index.ts';
import type { TurnMaterial } from '../turn-material.ts';
import { type Answers, type AskedOfCourse, readQuestions } from './read-questions.ts';

export type Half = AskedOfCourse['half'];
export const halves: readonly Half[] = ['tuned', 'heldBack'];

/** Every course with its notes, as the product indexes them. */
export function indexOf(asked: readonly AskedOfCourse[]): PassageIndex {
  const index = createPassageIndex();
  for (const { course } of asked)
    index.replace(
      course.id,
      [...course.passages, ...course.answers],
      course.sections.flatMap(({ keyIdeas }) => keyIdeas),
    );
  return index;
}

export interface FoundParaphrase {
  readonly half: Half;
  readonly courseId: string;
  readonly asks: string;
  /** Place of the first passage that answers, from 0; -1 when it is not among the first ten. Asked in its section. */
  readonly rank: number;
  /** The same, asked of the course at large. */
  readonly rankAtLarge: number;
}

/** Each paraphrase asked within its course. */
export function findParaphrases(asked: readonly AskedOfCourse[] = readQuestions()): readonly FoundParaphrase[] {
  const index = indexOf(asked);
  return asked.flatMap(({ course, half, paraphrases }) =>
    paraphrases.map(({ asks, answeredBy, sectionId }) => {
      const rankIn = (section?: string) =>
        index.search(asks, new Set([course.id]), section).found.findIndex(({ passage }) => answeredBy.passageIds.has(passage.id));
      return { half, courseId: course.id, asks, rank: rankIn(sectionId), rankAtLarge: rankIn() };
    }),
  );
}

export interface BestIdea {
  readonly half: Half;
  readonly courseId: string;
  readonly asks: string;
  readonly from: AnsweredQuestion['from'];
  /** Whether the idea that comes first is one that answers it. */
  readonly isRight: boolean;
  readonly ideaId: string;
}

/** The idea that comes first for each paraphrase, asked in the section that answers it and in another of the course. */
export function bestIdeas(asked: readonly AskedOfCourse[] = readQuestions()): readonly BestIdea[] {
  const index = indexOf(asked);
  const courseIds = new Set(asked.map(({ course }) => course.id));
  return asked.flatMap(({ course, half, paraphrases }) =>
    paraphrases
      .filter(({ answeredBy }) => answeredBy.ideaIds.size > 0)
      .flatMap(({ asks, answeredBy, sectionId }) =>
        (['own section', 'elsewhere'] as const).map((from): BestIdea => {
          const { ideas } = gather(asks, turnOf(materialOf(course, asks, sectionFor(course, sectionId, from), courseIds), index));
          const ideaId = ideas[0]?.id ?? '';
          return { half, courseId: course.id, asks, from, ideaId, isRight: answeredBy.ideaIds.has(ideaId) };
        }),
      ),
  );
}

/** Of a half, the share of paraphrases whose first idea is right, 0 to 1. */
export function bestIdeaShare(best: readonly BestIdea[], half: Half, from: BestIdea['from']): number {
  const mine = best.filter((one) => one.half === half && one.from === from);
  return mine.filter(({ isRight }) => isRight).length / Math.max(1, mine.length);
}

/** Of a half: share found first, share among the first five, mean of one over the place. All 0 to 1. */
export function paraphraseFigures(found: readonly FoundParaphrase[], half: Half, asked: 'rank' | 'rankAtLarge'): { r1: number; r5: number; mrr: number } {
  const ranks = found.filter((one) => one.half === half).map((one) => one[asked]);
  const mean = (of: (rank: number) => number) => ranks.reduce((sum, rank) => sum + of(rank), 0) / Math.max(1, ranks.length);
  return {
    r1: mean((rank) => Number(rank === 0)),
    r5: mean((rank) => Number(rank >= 0 && rank < 5)),
    mrr: mean((rank) => (rank < 0 ? 0 : 1 / (rank + 1))),
  };
}

export interface AnsweredQuestion {
  readonly half: Half;
  readonly courseId: string;
  readonly asks: string;
  /** Asked in the section that answers it, or in another one of the course. */
  readonly from: 'own section' | 'elsewhere';
  readonly isInCourse: boolean;
  /** `misled`: the first sentence comes from what is named as wrong; `other`: from what is named as neither. */
  readonly outcome: 'right' | 'misled' | 'other' | 'abstained';
  readonly says: string;
  readonly ofIdea: string;
}

/** Each plain question asked in the section that answers it and in another, and what is in no course asked in the first. */
export function answerQuestions(asked: readonly AskedOfCourse[] = readQuestions()): readonly AnsweredQuestion[] {
  const index = indexOf(asked);
  const courseIds = new Set(asked.map(({ course }) => course.id));
  return asked.flatMap(({ course, half, questions, notInCourse }) => {
    const answer = (text: string, sectionId: string) => {
      const turn = turnOf(materialOf(course, text, sectionId, courseIds), index);
      const gathered = gather(text, turn);
      const { sentences } = explain(gathered, turn);
      return gathered.verdict === 'found' ? sentences : [];
    };
    const inCourse = questions.flatMap(({ asks, right, wrong, sectionId }) =>
      (['own section', 'elsewhere'] as const).map((from): AnsweredQuestion => {
        const sentences = answer(asks, sectionFor(course, sectionId, from));
        const outcome = setsApart(asks, sentences) ? 'right' : outcomeOf(sentences[0], right, wrong);
        return { half, courseId: course.id, asks, from, isInCourse: true, outcome, says: wordsOf(sentences), ofIdea: sentences[0]?.ofIdea ?? '' };
      }),
    );
    const outside = notInCourse.map((asks): AnsweredQuestion => {
      const sentences = answer(asks, course.sections[0]?.id ?? '');
      const outcome = sentences.length > 0 ? 'misled' : 'abstained';
      return { half, courseId: course.id, asks, from: 'elsewhere', isInCourse: false, outcome, says: wordsOf(sentences), ofIdea: '' };
    });
    return [...inCourse, ...outside];
  });
}

export interface FoundVerdict {
  readonly half: Half;
  /** `paraphrase` and `question` are answered by the course, `outside` by none. */
  readonly asked: 'paraphrase' | 'question' | 'outside';
  readonly asks: string;
  readonly verdict: Verdict;
}

/** What is gathered for everything that is asked, each in the section that answers it, and what no course answers in the first. */
export function findVerdicts(asked: readonly AskedOfCourse[] = readQuestions()): readonly FoundVerdict[] {
  const index = indexOf(asked);
  const courseIds = new Set(asked.map(({ course }) => course.id));
  return asked.flatMap(({ course, half, paraphrases, questions, notInCourse }) => {
    const verdict = (asks: string, sectionId: string) => gather(asks, turnOf(materialOf(course, asks, sectionId, courseIds), index)).verdict;
    return [
      ...paraphrases.map(({ asks, sectionId }) => ({ half, asked: 'paraphrase' as const, asks, verdict: verdict(asks, sectionId) })),
      ...questions.map(({ asks, sectionId }) => ({ half, asked: 'question' as const, asks, verdict: verdict(asks, sectionId) })),
      ...notInCourse.map((asks) => ({ half, asked: 'outside' as const, asks, verdict: verdict(asks, course.sections[0]?.id ?? '') })),
    ];
  });
}

/** Of a half, the share of what was asked so that came to this verdict, 0 to 1. */
export function verdictShare(found: readonly FoundVerdict[], half: Half, asked: FoundVerdict['asked'], verdict: Verdict): number {
  const mine = found.filter((one) => one.half === half && one.asked === asked);
  return mine.filter((one) => one.verdict === verdict).length / Math.max(1, mine.length);
}

/**
 * Of a half, 0 to 1: `precision` of what was answered, `right` of everything that the courses answer, `abstained` of the
 * same, `misled` of the same, and `wronglyAnswered` of what they do not answer.
 */
export function answerFigures(answered: readonly AnsweredQuestion[], half: Half, from?: AnsweredQuestion['from']) {
  const mine = answered.filter((one) => one.half === half);
  const inCourse = mine.filter((one) => one.isInCourse && (from === undefined || one.from === from));
  const outside = mine.filter((one) => !one.isInCourse);
  const count = (outcome: AnsweredQuestion['outcome']) => inCourse.filter((one) => one.outcome === outcome).length;
  const all = Math.max(1, inCourse.length);
  return {
    precision: count('right') / Math.max(1, all - count('abstained')),
    right: count('right') / all,
    abstained: count('abstained') / all,
    misled: count('misled') / all,
    wronglyAnswered: outside.filter(({ outcome }) => outcome === 'misled').length / Math.max(1, outside.length),
  };
}

/** The section that answers, or the first of the others. */
function sectionFor({ sections }: AskedOfCourse['course'], sectionId: string, from: AnsweredQuestion['from']): string {
  return from === 'own section' ? sectionId : (sections.find(({ id }) => id !== sectionId)?.id ?? sectionId);
}

type Said = ReturnType<typeof explain>['sentences'];

/** What each of the two things is that are to be told apart, by the glossary of the course. */
const setsApart = (asks: string, sentences: Said): boolean => {
  const terms = sentences
    .filter(({ citations }) => citations.some(({ passageId }) => isGlossary({ id: passageId })))
    .map(({ text }) => /“([^”]+)”/.exec(text)?.[1] ?? '');
  return sidesOf(asks) !== null && terms.length === 2 && terms.every((term) => asks.toLowerCase().includes(term.toLowerCase()));
};

const wordsOf = (sentences: Said): string => sentences.map(({ text }) => text).join(' ');

function outcomeOf(first: Said[number] | undefined, right: Answers, wrong: Answers): AnsweredQuestion['outcome'] {
  if (!first) return 'abstained';
  const comesFrom = ({ ideaIds, passageIds }: Answers) =>
    first.ofIdea === undefined ? first.citations.some(({ passageId }) => passageIds.has(passageId)) : ideaIds.has(first.ofIdea);
  if (comesFrom(right)) return 'right';
  return comesFrom(wrong) ? 'misled' : 'other';
}

function materialOf(course: AskedOfCourse['course'], text: string, sectionId: string, courseIds: ReadonlySet<string>): TurnMaterial {
  const section = course.sections.find(({ id }) => id === sectionId) ?? course.sections[0];
  if (!section) throw new Error(`${course.id} has no sections`);
  return {
    text,
    topic: '',
    course: { id: course.id, title: course.title },
    section: { id: section.id, title: section.title, objectives: section.objectives },
    topics: course.topics,
    personality: section.personality,
    keyIdeas: course.sections.flatMap(({ keyIdeas }) => keyIdeas),
    keyIdeasMet: [],
    openItem: null,
    lastTurns: [],
    visible: { courseIds },
    standing: { sectionsCompleted: 0, sectionsTotal: course.sections.length, questionsRight: 0, questionsAnswered: 0, next: null, firstName: null },
    seed: 1,
  };
}

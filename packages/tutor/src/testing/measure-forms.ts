/** What becomes of questions whose form asks for more than a sentence that comes near. For tests and benches. */
import type { TurnOutcome, Tutor } from '../ports.ts';
import type { TurnMaterial } from '../turn-material.ts';
import { materialIn } from './in-section.ts';
import type { Half } from './measure-questions.ts';
import { tutorOver } from './measure-talk.ts';
import { type AskedInForm, type AskedOfCourse, readQuestions, type Way } from './read-questions.ts';
import { talkWith, words } from './talk.ts';

/** Where it is asked: while the welcome's question stands, or with none open. */
export type FormPlace = 'open' | 'closed';

export interface AnsweredInForm extends Pick<AskedInForm, 'form' | 'asks' | 'after'> {
  readonly half: Half;
  readonly courseId: string;
  readonly place: FormPlace;
  readonly said: string;
  readonly verdict: 'yes' | 'no' | null;
  /** Everything that answers was said, what was asked about first in front, and no verdict but the right one. */
  readonly isRight: boolean;
  /** A yes where a no is right, or one of both where neither may be said. */
  readonly isWrongVerdict: boolean;
}

/** Asks every one of them in both places; what goes on from a question is asked after it. */
export async function answersInForm(asked: readonly AskedOfCourse[] = readQuestions()): Promise<readonly AnsweredInForm[]> {
  const tutor = tutorOver(asked);
  const all: AnsweredInForm[] = [];
  for (const { course, half, byForm } of asked)
    for (const question of byForm)
      for (const place of ['open', 'closed'] as const) {
        const section = course.sections.find(({ id }) => id === question.sectionId);
        if (!section) throw new Error(`${course.id} has no section '${question.sectionId}'`);
        const { sentences } = await lastOutcome(question, place, materialIn(course, section), tutor);
        const verdict = verdictIn(sentences);
        const isWrongVerdict = verdict !== null && verdict !== question.answer;
        const isRight = !isWrongVerdict && saysAll(question, sentences);
        const { form, asks, after } = question;
        all.push({ form, asks, after, half, courseId: course.id, place, said: words(sentences), verdict, isRight, isWrongVerdict });
      }
  return all;
}

async function lastOutcome({ asks, after }: AskedInForm, place: FormPlace, material: TurnMaterial, tutor: Tutor): Promise<TurnOutcome> {
  const messages = [...(after === null ? [] : [after]), asks];
  const talk = talkWith(place === 'open' ? tutor : { ...tutor, opening: () => null }, material);
  let last: TurnOutcome | null = null;
  for (const message of messages) last = (await talk.say(message)).outcome;
  if (!last) throw new Error('Nothing was asked.');
  return last;
}

const verdictIn = (sentences: TurnOutcome['sentences']): AnsweredInForm['verdict'] => {
  const opening = sentences.map(({ text }) => /^(Yes|No)\b[.,]/.exec(text)?.[1]).find((found) => found !== undefined);
  return opening === undefined ? null : opening === 'Yes' ? 'yes' : 'no';
};

function saysAll({ says }: AskedInForm, sentences: TurnOutcome['sentences']): boolean {
  const places = says.map((ways) => sentences.findIndex((sentence) => ways.some((way) => isSaidBy(sentence, way))));
  return places.every((at, n) => at >= 0 && at >= (places[n - 1] ?? 0));
}

function isSaidBy({ text, citations }: TurnOutcome['sentences'][number], { texts, passageId, fragment }: Way): boolean {
  const bare = plain(text.replace(/^(?:Yes|No)[.,] /, ''));
  if (passageId !== null) return citations.some((citation) => citation.passageId === passageId);
  if (fragment !== null) return bare.includes(plain(fragment));
  return citations.length > 0 || !bare.endsWith('?') ? texts.some((known) => plain(known).includes(bare) || bare.includes(plain(known))) : false;
}

const plain = (text: string): string => text.toLowerCase().replace(/[`*.]/g, '').replace(/\s+/g, ' ').trim();

export function rightShare(all: readonly AnsweredInForm[], only: Partial<Pick<AnsweredInForm, 'half' | 'place' | 'form'>> = {}): number {
  const mine = all.filter((one) => Object.entries(only).every(([key, value]) => one[key as keyof typeof only] === value));
  return mine.filter(({ isRight }) => isRight).length / Math.max(1, mine.length);
}

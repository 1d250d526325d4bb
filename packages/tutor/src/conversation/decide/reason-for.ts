/** Why what Lou just said is so: the text of the idea or the sentence of the lesson that gives the reason, else what makes it clearer. */
import type { KeyIdea } from '../../course-material.ts';
import type { DraftSentence } from '../../draft.ts';
import { textsOf } from '../../idea-texts.ts';
import { tellingStems } from '../../language/words.ts';
import { type FoundSentence, sentenceAt, sentencesIn } from '../../retrieval/best-sentences.ts';
import { awayFromPage, hangsOnBefore } from '../gather/away-from-page.ts';
import { sourceOfIdea } from '../gather/idea-source.ts';
import type { LastClaim } from '../gather/last-claim.ts';
import { toldWhenAsked } from '../gather/told-as-detail.ts';
import { givesReason, questionKindOf } from '../message/question-kind.ts';
import type { Turn } from '../turn.ts';
import type { Explanation } from './explanation.ts';
import { authored, unsaid } from './idea-sentences.ts';
import { ofLesson } from './lesson-sentences.ts';
import { tellsOpen } from './tells-open.ts';

/** Sentences after the claim that still speak of it. */
const NEAR = 2;
/** They share so many telling words with it. */
const SHARED_LEAST = 2;

/** Nothing of it was said before; of what can be said what does not tell the open question's answer comes first. No sentences where all was said. */
export function reasonFor({ idea, sentence }: LastClaim, turn: Turn): Explanation {
  const near = sentence ?? sourceSentence(idea, turn);
  const about = new Set(tellingStems([idea?.statement ?? '', near?.sentence.text ?? ''].join(' ')));
  const speaks = ({ sentence: { text } }: FoundSentence) => tellingStems(text).filter((stem) => about.has(stem)).length >= SHARED_LEAST;
  const lesson = near
    ? after(near)
        .filter(speaks)
        .map((found) => awayFromPage(found).map(ofLesson))
    : [];
  const notes = idea
    ? unsaid(textsOf(idea), turn)
        .map((text) => authored(text, idea, turn))
        .filter(([first]) => first && !hangsOnBefore(first.text))
    : [];
  const answered = idea ? reasonsBeside(idea, about, turn) : [];
  const candidates = [...notes.filter(tellsWhy), ...lesson.filter(tellsWhy), ...answered, ...notes, ...lesson].filter(
    (said) => said.length > 0 && unsaid([said[0]?.text ?? ''], turn).length > 0 && saysMore(said, turn),
  );
  const sentences = candidates.find((said) => !tellsOpen(said, turn)) ?? candidates[0] ?? [];
  return { sentences, idea, isOfIdea: idea !== null && notes.includes(sentences) };
}

/** What stands in the last reply in other marks or in another order is no reason for it. */
function saysMore(said: readonly DraftSentence[], { material }: Turn): boolean {
  const heard = new Set(tellingStems(material.lastTurns.at(-1)?.replied ?? ''));
  return tellingStems(said.map(({ text }) => text).join(' ')).some((stem) => !heard.has(stem));
}

const tellsWhy = (said: readonly DraftSentence[]): boolean => said.some(({ text }) => givesReason.test(text));

/** What a teacher answered to who asked why something of the same idea is so. */
function reasonsBeside(idea: KeyIdea, about: ReadonlySet<string>, turn: Turn): readonly (readonly DraftSentence[])[] {
  const courseIds = turn.material.course ? [turn.material.course.id] : [...turn.library.courseIds];
  return idea.details.flatMap((detail) => {
    const { asks } = detail;
    if (asks === undefined || questionKindOf(asks) !== 'why' || tellingStems(asks).filter((stem) => about.has(stem)).length < SHARED_LEAST) return [];
    const told = toldWhenAsked({ detail, idea }, courseIds, turn);
    return told ? [told.said.map(ofLesson)] : [];
  });
}

/** The sentence of the lesson that an idea rests on, at its place. */
function sourceSentence(idea: LastClaim['idea'], turn: Turn): FoundSentence | null {
  const source = idea && sourceOfIdea(idea, turn);
  const passage = source && turn.library.passage(source.passageId);
  const index = passage ? sentencesIn(passage).findIndex((one) => one.sentence.text === source.sentence) : -1;
  return passage ? sentenceAt(passage, index) : null;
}

/** The sentence itself, then those after it. */
const after = ({ passage, index }: FoundSentence): readonly FoundSentence[] =>
  Array.from({ length: 1 + NEAR }, (_, at) => sentenceAt(passage, index + at)).filter((found) => found !== null);

/** Lou's first words: where we are, a sentence to find one's feet, one question. */
import { checkReply } from '../checks/check-reply.ts';
import { pointsTold } from '../checks/leak.ts';
import { isWholeSentence, sentencesOf } from '../language/sentences.ts';
import type { CheckedSentence, KeyIdea } from '../ports.ts';
import { careFigures } from './care.ts';
import { type DraftSentence, report } from './draft.ts';
import { authored } from './idea-sentences.ts';
import { sourceOfIdea } from './idea-source.ts';
import { keeping } from './keeping.ts';
import { nextIdea } from './next-question.ts';
import { askAbout, backToQuestion, invitation } from './next-step.ts';
import type { Turn } from './turn.ts';
import { phrase } from './wording.ts';

/** The idea that the welcome's question is about; null where it asks none of its own. */
export const openingIdea = (turn: Turn): KeyIdea | null => (turn.openIdea ? null : nextIdea(turn));

export function welcome(turn: Turn): readonly CheckedSentence[] {
  const { material, library } = turn;
  const idea = openingIdea(turn);
  const drafts = [greeting(turn), ...orientation(turn, idea), ...opening(turn, idea)];
  const grounds = {
    passage: library.passage,
    keep: turn.openIdea ? keeping(turn.openIdea, turn) : idea && keeping(idea, turn),
    claims: { standing: material.standing, wantsQuiz: false, solutionShown: false, figures: new Set(careFigures) },
  };
  const checked = checkReply(drafts, grounds);
  return checked.endsWithNextStep ? checked.sentences : [...checked.sentences, ...checkReply([invitation(turn)], grounds).sentences];
}

function greeting({ material }: Turn): DraftSentence {
  const { section, course, topic, standing, personality, seed } = material;
  const hello = phrase('hello', personality, seed);
  const about = section?.title ?? course?.title ?? topic;
  return report(`${standing.firstName ? `${hello}, ${standing.firstName}.` : `${hello}.`}${about ? ` We are in “${about}”.` : ''}`);
}

/** An opening sentence is helped by the next when it is this short, or only tells the learner to do something. */
const SHORT_OPENING_WORDS = 9;
const onlyTellsToDo = /^(?:Find|Pour|Take|Cut|Draw|Picture|Think|Imagine|Walk|Look|Suppose|Fold|Put|Say|Read)\b/;

/** How the lesson itself opens, or the first idea more simply; nothing that answers the question to come. */
function orientation(turn: Turn, idea: KeyIdea | null): readonly DraftSentence[] {
  const { library, material, weighing } = turn;
  const canStand = (text: string) => isWholeSentence(text) && !text.endsWith('?') && !(idea && pointsTold(text, idea.check, weighing).length > 0);
  const passages = material.course ? library.passagesOf(material.course.id) : [];
  const first = passages.find(({ sectionId, lessonId }) => lessonId !== null && sectionId === material.section?.id);
  const sentences = first ? sentencesOf(first.text).map(({ text }) => text) : [];
  const at = sentences.findIndex(canStand);
  if (first && at >= 0 && at < 2) {
    const opening = sentences[at] as string;
    const after = sentences[at + 1];
    const needsMore = opening.split(' ').length < SHORT_OPENING_WORDS || onlyTellsToDo.test(opening);
    const said = needsMore && after !== undefined && canStand(after) ? [opening, after] : [opening];
    return said.map((text, nth) => ({ kind: 'lesson', text, citations: [{ passageId: first.id, sentence: text }], ...(nth > 0 ? { goesOn: true } : {}) }));
  }
  return idea && sourceOfIdea(idea, turn) && canStand(idea.simpler) ? authored(idea.simpler, idea, turn) : [];
}

function opening(turn: Turn, idea: KeyIdea | null): readonly DraftSentence[] {
  if (turn.openIdea) return backToQuestion(turn, turn.openIdea);
  if (!idea) return [invitation(turn)];
  return askAbout(idea, 'toBegin', turn).sentences;
}

/** Hints as sentences, and a reply that ends with the next one. */
import type { HintLevel } from '@lou/domain/tutoring/ladder';
import { pointsTold } from '../../checks/leak.ts';
import type { KeyIdea } from '../../course-material.ts';
import { type DraftSentence, nextStep } from '../../draft.ts';
import { sentencesOf } from '../../language/sentences.ts';
import { authored } from '../decide/idea-sentences.ts';
import { sourceOfIdea } from '../gather/idea-source.ts';
import { itemOf, type Speech, type Turn } from '../turn.ts';
import { goOn, invitation } from './next-step.ts';
import type { SayContext } from './sayer.ts';
import { phrase } from './wording/phrase.ts';

/** What was said before it, then the hint that the ladder gives; without one, the open question again. */
export function withHint({ turn, gives }: SayContext, before: readonly DraftSentence[]): Speech {
  const idea = turn.openIdea;
  if (!idea) return { sentences: [invitation(turn)] };
  if (gives?.type !== 'hint') return { sentences: [...before.map((sentence) => ({ ...sentence, leadsIn: false })), ...goOn(turn)] };
  return { sentences: [...before, ...hintSentences(idea, gives.level, turn)], hint: { itemId: itemOf(idea), level: gives.level } };
}

/** The hint of a level as its authors wrote it; should it tell the answer after all, the way to the passage instead. */
export function hintSentences(idea: KeyIdea, level: HintLevel, turn: Turn): readonly DraftSentence[] {
  const text = { 1: idea.hints.nudge, 2: idea.hints.pointer, 3: idea.hints.worked }[level];
  if (pointsTold(text, idea.check, turn.weighing, turn.pointsMade).length === 0) return hintTexts(text, level, idea, turn);
  const source = sourceOfIdea(idea, turn);
  const title = source && turn.library.passage(source.passageId)?.title;
  return [
    nextStep(title ? `Go back to “${title}” in the lesson and read it with the question in mind.` : 'Read the lesson once more with the question in mind.'),
  ];
}

/**
 * A nudge asks and a pointer shows the way; the worked step states something, and so all but its last sentence cites. One
 * that ends in a statement is followed by what to do with it.
 */
function hintTexts(text: string, level: HintLevel, idea: KeyIdea, turn: Turn): readonly DraftSentence[] {
  const sentences = sentencesOf(text);
  const states = opensAsStatement.test(sentences.at(-1)?.text ?? '');
  const hints = sentences.map((sentence, at): DraftSentence => {
    if (at === sentences.length - 1) return { kind: 'hint', text: sentence.text, citations: [], level, isNextStep: !states };
    if (level < 3) return { kind: 'hint', text: sentence.text, citations: [], level };
    return { kind: 'authored', text: sentence.text, citations: authored(sentence.text, idea, turn)[0]?.citations ?? [], level };
  });
  return states ? [...hints, nextStep(phrase('useHint', turn.material))] : hints;
}

/** A subject comes first, where an order begins with its verb and a question ends in its mark. */
const opensAsStatement =
  /^(?:and |but |so )?(?:the|an?|one|two|three|both|each|every|neither|either|some|something|somebody|it|its|they|their|he|his|she|her|you|your|yours|we|our|this|that|these|those|there|only|when) (?!.*\?["”]?$)/i;

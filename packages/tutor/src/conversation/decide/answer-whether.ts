/**
 * A question that wants a yes or a no, or one of two things: the sentence of the course that decides it, with its verdict.
 * Where none does, a sentence that bears on what is asked about, without one.
 */

import type { KeyIdea, Passage } from '../../course-material.ts';
import type { DraftSentence } from '../../draft.ts';
import { termsOf } from '../../grading/answer-terms.ts';
import { tellingStems } from '../../language/words.ts';
import { sentencesIn } from '../../retrieval/best-sentences.ts';
import { isGlossary } from '../../retrieval/is-glossary.ts';
import { awayFromPage } from '../gather/away-from-page.ts';
import type { Gathered } from '../gather/gathered.ts';
import { termEntry } from '../gather/glossary-entry.ts';
import { shareSaid } from '../gather/match-ideas.ts';
import { choiceOf } from '../message/choice.ts';
import { questionKindOf } from '../message/question-kind.ts';
import { wasSaid } from '../said.ts';
import type { Turn } from '../turn.ts';
import { isBareWhy } from '../understand/carried-question.ts';
import { chosen } from './choose.ts';
import type { Explanation } from './explanation.ts';
import { authored } from './idea-sentences.ts';
import { ofEntry, ofLesson } from './lesson-sentences.ts';
import { decides } from './yes-or-no.ts';

/** Ideas and sentences of the lessons that are looked at, best first. */
const IDEAS_MOST = 6;
const SENTENCES_MOST = 10;

/** The explanation as it is where the message asks nothing of the kind. */
export function answerWhether(explanation: Explanation, gathered: Gathered, turn: Turn): Explanation {
  const text = gathered.asked;
  const choice = choiceOf(text);
  if (isBareWhy(turn.material.text))
    return bearingOn(explanation, unsaidOf([explanation, ...ideasSaid(gathered, turn), ...lessonSaid(gathered)], turn), gathered, turn);
  if (questionKindOf(text) !== 'whether' || gathered.misbelief || gathered.verdict !== 'found' || explanation.sentences.length === 0) return explanation;
  const entries = entriesSaid(gathered, turn);
  const candidates = [explanation, ...entries, ...ideasSaid(gathered, turn), ...(choice ? [] : lessonSaid(gathered))];
  for (const candidate of candidates) {
    const [first] = candidate.sentences;
    const verdict = first && verdictOn(text, first.text, headingOf(first, turn));
    if (verdict) return { ...candidate, sentences: opening(verdict, candidate.sentences), orElse: [] };
  }
  const namesOne = choice?.offered.some((each) => each.stems.every((stem) => tellingStems(explanation.sentences[0]?.text ?? '').includes(stem)));
  const definition =
    !choice || namesOne ? undefined : entries.find(({ sentences: [said] }) => choice.of.every((stem) => tellingStems(said?.text ?? '').includes(stem)));
  return definition ?? byKind(explanation, candidates, gathered, turn) ?? bearingOn(explanation, candidates, gathered, turn);
}

/** 'Yes', 'No', or the one of two that a sentence names; null where it decides nothing. */
function verdictOn(question: string, sentence: string, heading: ReadonlySet<string>): string | null {
  const choice = choiceOf(question);
  const named = choice && chosen(choice, sentence)?.words;
  // A number alone is no verdict: the sentence that gives it says what it counts.
  if (choice)
    return named && !termsOf(named).some(({ isFigure, value }) => isFigure || value !== undefined) ? `${named.charAt(0).toUpperCase()}${named.slice(1)}` : null;
  const verdict = decides(question, sentence, heading);
  return verdict && (verdict === 'yes' ? 'Yes' : 'No');
}

/** What the part of the lesson is about in which the sentence stands. */
function headingOf({ citations: [citation] }: DraftSentence, { library }: Turn): ReadonlySet<string> {
  const passage = citation && library.passage(citation.passageId);
  return new Set(passage ? tellingStems([passage.title, sentenceBefore(passage, citation.sentence)].join('\n')) : []);
}

/** What the sentence goes on from. */
function sentenceBefore(passage: Passage, sentence: string): string {
  const all = sentencesIn(passage);
  const at = all.findIndex((one) => one.sentence.text === sentence);
  return all
    .slice(Math.max(0, at - BEFORE_MOST), Math.max(0, at))
    .map((one) => one.sentence.text)
    .join(' ');
}
const BEFORE_MOST = 2;

/** The verdict and its reason are one: whoever drops the reason drops the verdict. */
export const opening = (verdict: string, sentences: readonly DraftSentence[]): readonly DraftSentence[] =>
  sentences.map((sentence, at) => (at === 0 ? { ...sentence, text: `${verdict}. ${sentence.text}` } : sentence));

/** Those of which the learner has not heard the first sentence yet. */
const unsaidOf = (candidates: readonly Explanation[], { material }: Turn): readonly Explanation[] =>
  candidates.filter(({ sentences: [first] }) => first !== undefined && !wasSaid(first.text, material.lastTurns));

/** The entries of the terms that the question names. */
const entriesSaid = ({ ideas, stems }: Gathered, turn: Turn): readonly Explanation[] =>
  entriesNamed(
    stems.map(({ stem }) => stem),
    turn,
  ).map((entry) => ({
    sentences: [ofEntry(entry)],
    idea: besideOf(ideas, entry.sectionId),
    isOfIdea: false,
  }));

const ideasSaid = ({ ideas }: Gathered, turn: Turn): readonly Explanation[] =>
  ideas.slice(0, IDEAS_MOST).flatMap((idea) => [idea.statement, idea.simpler].map((text) => ({ sentences: authored(text, idea, turn), idea, isOfIdea: true })));

/** Sentences that can be said without the one before them. */
function lessonSaid({ ideas, told, sentences }: Gathered): readonly Explanation[] {
  return [...(told?.said ?? []), ...sentences.slice(0, SENTENCES_MOST)]
    .filter((found) => awayFromPage(found).length === 1 && !isGlossary(found.passage))
    .map((found) => ({ sentences: [ofLesson(found)], idea: besideOf(ideas, found.passage.sectionId), isOfIdea: false }));
}

const besideOf = (ideas: readonly KeyIdea[], sectionId: string | null): KeyIdea | null =>
  ideas.slice(0, IDEAS_MOST).find((idea) => idea.sectionId === sectionId) ?? null;

/** The entries of the glossary whose whole name stands in the question. */
function entriesNamed(asked: readonly string[], { library, material }: Turn) {
  const courseIds = material.course ? [material.course.id] : [...library.courseIds];
  return courseIds
    .flatMap((id) => library.passagesOf(id))
    .filter(({ id, title }) => isGlossary({ id }) && tellingStems(title).length > 0 && tellingStems(title).every((stem) => asked.includes(stem)));
}

const asksKind = /\b(?:is|are|was|were|count as|called) .*\b(?:an?|the|as|called) (.+?)\??$/;

/** 'Is a car an asset?' is decided by what an asset is: the entry of that. */
function kindNamed(asked: string, { library, material }: Turn): Passage | null {
  const kind = asksKind.exec(asked.toLowerCase())?.[1];
  return kind === undefined ? null : termEntry(kind, material.course ? [material.course.id] : [...library.courseIds], library);
}

/** What it is to be a thing of that kind, and then what speaks of the thing itself; null where one sentence holds both, or the kind has no entry. */
function byKind(explanation: Explanation, candidates: readonly Explanation[], { asked, ideas }: Gathered, turn: Turn): Explanation | null {
  const kind = kindNamed(asked, turn);
  if (!kind) return null;
  const ofKind = tellingStems(kind.title);
  const ofThing = tellingStems(asked).filter((stem) => !ofKind.includes(stem));
  const [subject] = ofThing;
  const holds = (candidate: Explanation, stems: readonly string[]) => {
    const inText = tellingStems(candidate.sentences[0]?.text ?? '');
    return stems.length > 0 && stems.every((stem) => inText.includes(stem));
  };
  const both = candidates.find((candidate) => holds(candidate, [...ofThing, ...ofKind]));
  if (both || subject === undefined) return both ?? null;
  const entry = entriesNamed(ofThing, turn)[0];
  const own =
    (entry && { sentences: [ofEntry(entry)], idea: besideOf(ideas, entry.sectionId) }) ??
    candidates.find((candidate) => holds(candidate, ofThing)) ??
    candidates.find((candidate) => holds(candidate, [subject]));
  const idea = own?.idea ?? besideOf(ideas, kind.sectionId) ?? explanation.idea;
  return { sentences: [ofEntry(kind), ...(own?.sentences.slice(0, 1) ?? [])], idea, isOfIdea: false };
}

/** So much less of the question than what would be said may stand in what speaks of the thing itself. */
const LESS_MOST = 0.15;

/**
 * What the question asks of stands first in it. What says nothing of that gives way to what does and holds about as much of
 * the rest, or changes places with it where both are said; where nothing holds both, what speaks of it follows.
 */
function bearingOn(explanation: Explanation, candidates: readonly Explanation[], { asked, ideas, stems, verdict }: Gathered, turn: Turn): Explanation {
  const [subject] = tellingStems(asked);
  if (subject === undefined || verdict !== 'found') return explanation;
  const textOf = ({ sentences }: Explanation) => sentences.map(({ text }) => text).join(' ');
  const speaksOfIt = (candidate: Explanation) => tellingStems(textOf(candidate)).includes(subject);
  if (speaksOfIt(explanation)) return explanation;
  const orElse = explanation.orElse ?? [];
  if (orElse.some(({ text }) => tellingStems(text).includes(subject))) {
    const idea = ideas.find(({ id }) => id === orElse[0]?.ofIdea) ?? explanation.idea;
    return { sentences: orElse, idea, isOfIdea: orElse[0]?.ofIdea !== undefined, orElse: explanation.sentences.slice(0, 1) };
  }
  if (!turn.weighing.knows(subject)) return explanation;
  const share = (candidate: Explanation) => shareSaid(textOf(candidate), stems);
  const others = candidates.filter(speaksOfIt).toSorted((a, b) => share(b) - share(a));
  const [best] = others;
  if (!best) return explanation;
  const holdsRest = stems.filter(({ stem }) => tellingStems(textOf(best)).includes(stem)).length > 1 || stems.length === 1;
  if (holdsRest && share(best) >= share(explanation) - LESS_MOST) return best;
  return { ...explanation, sentences: [...explanation.sentences.slice(0, 1), ...best.sentences.slice(0, 1)], orElse: [] };
}

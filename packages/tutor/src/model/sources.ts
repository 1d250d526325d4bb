/**
 * The numbered sources of a turn: the only things that a model may speak from. Below the solution level nothing of the open
 * question's answer is among them, so that a model cannot tell what it was never shown.
 */
import { plantsOrders, showsInnerWorkings } from '../checks/inner-workings.ts';
import { givesAway, type KeptAnswer } from '../checks/leak.ts';
import type { Decided } from '../conversation/decide/decide.ts';
import { sourceOfIdea } from '../conversation/gather/idea-source.ts';
import type { Turn } from '../conversation/turn.ts';
import type { KeyIdea, Passage } from '../course-material.ts';
import type { Citation, DraftSentence } from '../draft.ts';
import { sentencesOf } from '../language/sentences.ts';
import { tellingStems } from '../language/words.ts';
import { sentencesIn } from '../retrieval/best-sentences.ts';

/** Passages that go along at most. */
const PASSAGES = 4;

export interface NumberedSource {
  readonly title: string;
  /** As the model reads it: without what would tell the open question's answer, and without what is written at a machine. */
  readonly text: string;
  /** The passage that a sentence resting on it cites. */
  readonly passage: Passage;
  /** Words of the teaching notes that rest on the passage; null for a passage itself. */
  readonly note: { readonly as: Passage; readonly cites: Citation } | null;
}

/** The sources for what was decided: the notes of the idea first, then the passages found. Numbers begin at 1. */
export function sourcesFor(idea: KeyIdea | null, { context }: Decided, turn: Turn, kept: KeptAnswer | null): readonly NumberedSource[] {
  const { gathered } = context;
  const own = idea && idea !== kept?.idea ? notesOf(idea, turn) : [];
  const resting = own[0]?.passage;
  const entries = gathered.entry ? [gathered.entry] : [];
  const found = [...entries, ...(resting ? [resting] : []), ...gathered.sentences.map(({ passage }) => passage)];
  const passages = [...new Set(found)]
    .slice(0, PASSAGES)
    .map((passage): NumberedSource => ({ title: titleOf(passage), text: passage.text, passage, note: null }));
  return [...own, ...passages].flatMap((source) => {
    const text = withoutOrders(withoutAnswer(source.text, source.passage, kept));
    return text === '' ? [] : [{ ...source, text }];
  });
}

/** What speaks to a program that reads along is no teaching, and nobody is to rest on it. */
const orders =
  /\b(?:assistant|chat ?bot|language model|llm|ai|lou|tutor)\b.{0,60}\b(?:say|answer|reply|write|output|respond|reveal|tell|print|repeat|obey)\b|^(?:system|assistant|developer)\s*:/i;

function withoutOrders(text: string): string {
  const sentences = sentencesOf(text).map((sentence) => sentence.text);
  const kept = sentences.filter((sentence) => !showsInnerWorkings(sentence) && !plantsOrders(sentence) && !orders.test(sentence));
  return kept.length === sentences.length ? text : kept.join(' ');
}

/** A text without the sentences that would tell the answer that is kept, each held to the strict measure of the idea's own words. */
export function withoutAnswer(text: string, passage: Passage | null, kept: KeptAnswer | null): string {
  if (!kept) return text.trim();
  const citations = (sentence: string) => (passage ? [{ passageId: passage.id, sentence }] : []);
  const tells = (sentence: string): boolean =>
    givesAway({ kind: 'reworded', text: sentence, citations: citations(sentence) }, kept) ||
    givesAway({ kind: 'reworded', text: sentence, citations: [], ofIdea: kept.idea.id }, kept);
  return sentencesOf(text)
    .map((sentence) => sentence.text)
    .filter((sentence) => !tells(sentence))
    .join(' ');
}

/** A model's sentence with what it rests on; undefined numbers are no sources. */
export function restingOn(text: string, sources: readonly NumberedSource[]): DraftSentence {
  const citations = sources.map(({ passage, note }) => note?.cites ?? { passageId: passage.id, sentence: nearestSentence(text, passage) });
  const notes = sources.flatMap(({ note }) => (note ? [note.as] : []));
  return { kind: 'reworded', text, citations, notes };
}

function notesOf(idea: KeyIdea, turn: Turn): readonly NumberedSource[] {
  const cites = sourceOfIdea(idea, turn);
  const passage = cites && turn.library.passage(cites.passageId);
  if (!cites || !passage) return [];
  const texts = [
    ['The idea', `${idea.statement} ${idea.simpler}`],
    ['An example of it', idea.example],
    ['A picture for it', idea.analogy],
    ['What people often get wrong, put right', idea.misconceptions.map(({ correction }) => correction).join(' ')],
  ] as const;
  return texts.flatMap(([title, text]) => (text ? [{ title, text, passage, note: { as: { ...passage, id: `${idea.id}:${title}`, text }, cites } }] : []));
}

const titleOf = ({ title, parents }: Passage): string => [title, ...parents].join(', ');

/** The sentence of a passage that shares most with what is said; its first one where none shares anything. */
function nearestSentence(text: string, passage: Passage): string {
  const said = new Set(tellingStems(text));
  let nearest = '';
  let most = -1;
  for (const { sentence, stems } of sentencesIn(passage)) {
    const shared = new Set(stems.filter((stem) => said.has(stem))).size;
    if (shared <= most) continue;
    nearest = sentence.text;
    most = shared;
  }
  return nearest;
}

/** Grades what was written for a project or an assignment: several sentences, each of which may make one of several points. */
import { sentencesOf } from '../language/sentences.ts';
import type { WrittenGrade, WrittenTask } from '../ports.ts';
import { formOf } from './answer-form.ts';
import { gradeAnswer } from './grade-answer.ts';
import type { Weighing } from './likeness.ts';
import { ANSWER_CHARACTERS } from './match-wording.ts';
import { holdsPhrase } from './phrases-written.ts';

/** Read sentence by sentence, a text is read up to here: what was written to be read is shorter. */
const SENTENCES_READ = 60;

/**
 * Read as one answer, which looks at its stretches by itself. A letter that opens with 'I want to' or ends with a question, and a
 * text in another language, have the form of no answer as a whole: there each sentence is one, alone or with the next, and a
 * sentence that has that form itself is read clause by clause. Pure;
 * what says nothing or only repeats the task makes no point. Where the points are phrases, their very words are looked for and nothing else.
 */
export function gradeWritten({ task, points, wordForWord = false }: WrittenTask, text: string, weighing: Weighing): WrittenGrade {
  const seen = new Set(
    wordForWord
      ? points.flatMap(({ id, says, alsoSaid }) => ([says, ...alsoSaid].some((phrase) => holdsPhrase(text, phrase)) ? [id] : []))
      : piecesOf(task, text).flatMap((piece) => gradeAnswer({ question: task, points }, [], piece, weighing).pointsSeen),
  );
  return {
    percent: Math.round((100 * seen.size) / Math.max(1, points.length)),
    pointsSeen: points.filter(({ id }) => seen.has(id)).map(({ id }) => id),
    pointsMissing: points.filter(({ id }) => !seen.has(id)).map(({ id }) => id),
  };
}

/** A text that is longer than an answer is read, in stretches of whole sentences that are each read to their end. */
function stretchesOf(text: string): readonly string[] {
  if (text.length <= ANSWER_CHARACTERS) return [text];
  const stretches: string[] = [];
  for (const { text: sentence } of sentencesOf(text)) {
    const last = stretches.at(-1);
    if (last === undefined || last.length + sentence.length >= ANSWER_CHARACTERS) stretches.push(sentence);
    else stretches[stretches.length - 1] = `${last} ${sentence}`;
  }
  return stretches;
}

function piecesOf(task: string, text: string): readonly string[] {
  const form = formOf(text, task);
  if (form === 'attempt') return stretchesOf(text);
  if (form === 'nothing' || form === 'no-idea' || form === 'echo') return [];
  const sentences = sentencesOf(text)
    .slice(0, SENTENCES_READ)
    .map((sentence) => sentence.text);
  const clauses = sentences.filter((sentence) => formOf(sentence, task) !== 'attempt').flatMap((sentence) => sentence.split(/[,;:]\s+/));
  return [...aloneAndWithNext(sentences), ...aloneAndWithNext(clauses.slice(0, SENTENCES_READ))];
}

const aloneAndWithNext = (parts: readonly string[]): readonly string[] =>
  parts.flatMap((part, at) => (at + 1 < parts.length ? [part, `${part} ${parts[at + 1]}`] : [part]));

/** Turns without a fault, from real text: authored hints, sentences of other lessons with their source, Lou's own small words. */
import { chanceFrom } from '@lou/tutor/chance';
import type { KeyIdea, Passage } from '@lou/tutor/course-material';
import type { TestCourse } from '@lou/tutor/testing/read-course';
import type { SaidSentence } from '../detectors/citation.ts';
import { sentencesIn, wordsIn } from '../detectors/plain-words.ts';

export interface CleanTurn {
  readonly idea: KeyIdea;
  readonly sentences: readonly SaidSentence[];
}

/**
 * So many turns about an open question: a hint of its own, or a sentence or two of another section with its source, or
 * an example or analogy of another section's notes; then the question again, in three of four.
 */
export function cleanTurns(courses: readonly TestCourse[], seed: number, count: number): readonly CleanTurn[] {
  const chance = chanceFrom(seed);
  const any = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  return Array.from({ length: count }, (_, at): CleanTurn => {
    const course = any(courses);
    const section = any(course.sections);
    const idea = any(section.keyIdeas);
    const elsewhere = any(course.sections.filter(({ id }) => id !== section.id));
    const before = [hintOf, lessonOf, notesOf][at % 3]?.({ idea, course, elsewhereId: elsewhere.id, elsewhere: elsewhere.keyIdeas, any }) ?? [];
    return { idea, sentences: at % 4 === 3 ? before : [...before, { text: idea.check.question, citations: [] }] };
  });
}

interface Drawn {
  readonly idea: KeyIdea;
  readonly course: TestCourse;
  readonly elsewhereId: string;
  readonly elsewhere: readonly KeyIdea[];
  readonly any: <T>(list: readonly T[]) => T;
}

const hintOf = ({ idea, any }: Drawn): readonly SaidSentence[] => sentencesIn(any(Object.values(idea.hints))).map((text) => ({ text, citations: [] }));

function lessonOf({ course, elsewhereId, any }: Drawn): readonly SaidSentence[] {
  const passage = any(course.passages.filter(({ sectionId, text }) => sectionId === elsewhereId && wholeSentences(text).length > 0));
  const sentences = wholeSentences(passage.text);
  const at = Math.floor(sentences.length / 2);
  return sentences.slice(at, at + 2).map((sentence) => ({ text: sentence, citations: [{ passageId: passage.id, sentence }] }));
}

function notesOf({ course, elsewhere, any }: Drawn): readonly SaidSentence[] {
  const { example, analogy, passage } = any(elsewhere);
  const words = passage.replace(/\*/g, '');
  const page = course.passages.find(({ text }) => text.includes(words));
  if (!page) return [];
  return sentencesIn(analogy ?? example).map((text) => ({ text, citations: [{ passageId: page.id, sentence: words }] }));
}

/** The sentences of a passage that stand in it as they are and say something. */
export const wholeSentences = (text: Passage['text']): readonly string[] =>
  sentencesIn(text).filter((sentence) => wordsIn(sentence).length >= 6 && text.includes(sentence) && /[.!]$/.test(sentence));

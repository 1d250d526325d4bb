/** What a knowledge item says to a question in a talk about it: a document is read by its headings and paragraphs, not by its sentences. */
import type { Passage } from '../../course-material.ts';
import { isWholeSentence } from '../../language/sentences.ts';
import { tellingStems } from '../../language/words.ts';
import { type FoundSentence, sentenceAt, sentencesIn } from '../../retrieval/best-sentences.ts';
import type { Gathered } from '../gather/gathered.ts';
import type { Turn } from '../turn.ts';

/** A paragraph of more sentences is a story: of that the best sentence is said, as of any lesson. */
const SENTENCES_MOST = 4;

/**
 * The first paragraph under the heading that the question names whole, else the one in which the item's best sentence
 * stands; none where that is long, or in another talk.
 */
export function itemParagraph({ sentences, stems }: Gathered, { material }: Turn): readonly FoundSentence[] {
  const ofItem = material.shelf ? sentences.filter(({ passage }) => passage.courseId === material.shelf) : [];
  const asked = stems.map(({ stem }) => stem);
  const headed = ofItem.find(({ passage }) => namesHeading(asked, passage));
  const best = ofItem.find(({ sentence }) => isWholeSentence(sentence.text));
  const paragraph = headed ? paragraphAround(headed.passage, 0) : best ? paragraphAround(best.passage, best.index) : [];
  return paragraph.length <= SENTENCES_MOST ? paragraph : [];
}

function namesHeading(asked: readonly string[], { title }: Passage): boolean {
  const heading = new Set(tellingStems(title));
  return asked.length > 0 && asked.every((stem) => heading.has(stem));
}

/** The sentences of the paragraph in which one of them stands; what is no sentence, a point of a list say, is left out. */
function paragraphAround(passage: Passage, index: number): readonly FoundSentence[] {
  const all = sentencesIn(passage).map(({ sentence }) => sentence);
  const paragraphOf = (at: number) => passage.text.slice(0, all[at]?.start ?? 0).split('\n\n').length;
  return all.flatMap((sentence, at) => (paragraphOf(at) === paragraphOf(index) && isWholeSentence(sentence.text) ? (sentenceAt(passage, at) ?? []) : []));
}

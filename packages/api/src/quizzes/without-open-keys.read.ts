/** Facts as they may leave the server: without the key of what is still to be answered. Source: docs/decisions/0019. */
import { isFact, type RecordedFact, type Words } from '@lou/domain/kernel';
import { QuestionAnswered, QuizOffered } from '@lou/domain/quizzes/events';
import { generatedIn } from './generated.ts';

/** A fact and its words, as far as its learner may have them. */
export interface HandedOut {
  readonly data: unknown;
  readonly words: Words | undefined;
}

/**
 * What of a learner's fact is theirs to take away, `facts` being all of theirs. The first answer to an item counts, in whatever
 * quiz: until it is given, offers say neither which option is right nor, of an item that was made for a quiz, what it was made of.
 */
export function withoutOpenKeys(facts: readonly RecordedFact[]): (fact: RecordedFact, words: Words | undefined) => HandedOut {
  const answered = new Set(facts.filter((fact) => isFact(QuestionAnswered, fact)).map(({ data }) => data.itemId));
  return (fact, words) => {
    if (!isFact(QuizOffered, fact)) return { data: fact.data, words };
    const items = fact.data.items.map(({ rightIndex, ...item }) => (answered.has(item.itemId) ? { ...item, rightIndex } : item));
    const generated = generatedIn(words).filter(({ id }) => answered.has(id));
    return { data: { ...fact.data, items }, words: words && { ...words, generated: generated.map((item) => JSON.stringify(item)) } };
  };
}

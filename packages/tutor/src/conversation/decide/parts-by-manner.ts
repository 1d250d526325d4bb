/**
 * Which of an idea's texts are said, and in which order, by how the lesson teaches. One table for the teaching styles:
 *
 * | teachingStyle | it needs | it explains with |
 * | --- | --- | --- |
 * | interactive | words | words, example |
 * | lecture | words | words, other words, example |
 * | practical | example, words | example, words |
 * | socratic | words | words |
 *
 * The words are the statement. Expertise chooses what stands beside them: a beginner hears the simpler words right after it,
 * as far as anything stands beside it; for anybody else the other words are the analogy or, without one, the simpler ones. An
 * expert is told no other words and no analogy.
 *
 * The response style chooses how much: concise what the style needs; explanatory and encouraging what it explains with, to an
 * expert what it needs; detailed that and the analogy. Socratic says the words whatever the response style.
 * Source: decision 0038.
 */
import type { KeyIdea } from '../../course-material.ts';
import type { Personality } from '../../turn-material.ts';

export type Part = 'words' | 'otherWords' | 'example' | 'analogy';

interface Way {
  readonly needs: readonly Part[];
  readonly explainsWith: readonly Part[];
}

const ways: Readonly<Record<Personality['teachingStyle'], Way>> = {
  interactive: { needs: ['words'], explainsWith: ['words', 'example'] },
  lecture: { needs: ['words'], explainsWith: ['words', 'otherWords', 'example'] },
  practical: { needs: ['example', 'words'], explainsWith: ['example', 'words'] },
  socratic: { needs: ['words'], explainsWith: ['words'] },
};

/** The parts of an idea in the order in which they are said. */
export function partsBy(personality: Personality): readonly Part[] {
  const { teachingStyle, responseStyle, expertise } = personality;
  const { needs, explainsWith } = ways[teachingStyle];
  if (teachingStyle === 'socratic' || responseStyle === 'concise') return needs;
  const parts = expertise === 'beginner' ? inSimplerWords(explainsWith) : expertise === 'expert' && responseStyle !== 'detailed' ? needs : explainsWith;
  return responseStyle === 'detailed' ? [...parts, 'analogy'] : parts;
}

const inSimplerWords = (parts: readonly Part[]): readonly Part[] => [
  ...new Set(parts.flatMap((part) => (part === 'words' ? (['words', 'otherWords'] as const) : [part]))),
];

/** The texts that can be an idea's words, the first choice first: the later ones are for whoever has just heard those before. */
export const wordsOf = ({ statement, simpler, analogy, example }: KeyIdea): readonly (string | null)[] => [statement, simpler, analogy, example];

/** The text of a part that stands beside the words; null where there is none, or none for this reader. */
export function textBeside(part: Exclude<Part, 'words'>, idea: KeyIdea, { expertise }: Personality): string | null {
  if (part === 'example') return idea.example;
  if (expertise === 'expert') return null;
  if (part === 'analogy') return idea.analogy;
  return expertise === 'beginner' ? idea.simpler : (idea.analogy ?? idea.simpler);
}

/** The texts for a wish, the one that was asked for first. What pictures comes last for an expert, and practice puts its case first. */
export function textsForWish(wish: 'simpler' | 'example', idea: KeyIdea, { expertise, teachingStyle }: Personality): readonly string[] {
  const { statement, simpler, example, analogy } = idea;
  const inOrder =
    expertise === 'expert'
      ? { simpler: [simpler, example, statement, analogy], example: [example, simpler, analogy] }
      : { simpler: [simpler, analogy, example, statement], example: [example, analogy, simpler] };
  const texts = inOrder[wish];
  return (wish === 'simpler' && teachingStyle === 'practical' ? [example, ...texts.filter((text) => text !== example)] : texts).filter((text) => text !== null);
}

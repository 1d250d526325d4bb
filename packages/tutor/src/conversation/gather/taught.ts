/**
 * Whether a course teaches what a question names, or only mentions it: a drawing course speaks of a hand that points, and
 * does not teach hands. Taught is what titles, terms, statements, check questions and their points are about.
 */

import type { KeyIdea, Passage } from '../../course-material.ts';
import { wordingsOf } from '../../idea-texts.ts';
import { tellingStems } from '../../language/words.ts';
import { isGlossary } from '../../retrieval/is-glossary.ts';
import type { WeightedStem } from '../../retrieval/passage-index.ts';
import { codeStem } from '../../retrieval/question-stems.ts';
import { weightedShare } from '../../retrieval/weighted-share.ts';

/** A word that another everyday word stands in for counts half. */
const BY_STAND_IN = 0.5;

/** The share of a question's rarity-weighted stems that are taught, 0 to 1. */
export function shareTaught(stems: readonly WeightedStem[], keyIdeas: readonly KeyIdea[], passages: readonly Passage[]): number {
  const isTaught = (stem: string) => keyIdeas.some((idea) => stemsOfIdea(idea).has(stem)) || passages.some((passage) => stemsOfTitle(passage).has(stem));
  return weightedShare(stems, ({ stem, standIns }) => (isTaught(stem) || isCode(stem) ? 1 : standIns.some(isTaught) ? BY_STAND_IN : 0));
}

/** Small words that a course sets as code are words of the subject. */
const isCode = (stem: string): boolean => stem.startsWith(codeStem(''));

const ofIdeas = new WeakMap<KeyIdea, ReadonlySet<string>>();
const ofTitles = new WeakMap<Passage, ReadonlySet<string>>();

function stemsOfIdea(idea: KeyIdea): ReadonlySet<string> {
  const known = ofIdeas.get(idea);
  if (known) return known;
  const { statement, simpler, check, skill } = idea;
  const points = wordingsOf(check.points);
  const stems = new Set(tellingStems([statement, simpler, check.question, ...points, skill.replace(/[-/]/g, ' ')].join('\n')));
  ofIdeas.set(idea, stems);
  return stems;
}

function stemsOfTitle(passage: Passage): ReadonlySet<string> {
  const known = ofTitles.get(passage);
  if (known) return known;
  const isTerm = isGlossary(passage);
  const stems = new Set(tellingStems([passage.title, isTerm ? passage.text : ''].join('\n')));
  ofTitles.set(passage, stems);
  return stems;
}

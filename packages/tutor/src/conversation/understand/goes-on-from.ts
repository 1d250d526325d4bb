/**
 * What is said right after Lou explained something else than the open question is about: 'it goes down', of the equity that was
 * just explained, while a loan is asked about. It is no try at the question.
 */
import { textsOf } from '../../idea-texts.ts';
import { wordsOf } from '../../language/words.ts';
import { wordsOfIdea } from '../message/remarks.ts';
import { turnsSinceSaid, wasTold } from '../said.ts';
import type { Turn } from '../turn.ts';
import { fitsQuestion } from './fits-question.ts';

/** Fewer words are a guess: 'with milk'. */
const WORDS_LEAST = 3;

/** `about`: it has more words of the idea that was explained than of the open one. `beside`: it has no word of the open one's and no figure. */
export function goesOnFromExplained(spelt: string, { openIdea, ideaInTalk, material }: Turn): 'about' | 'beside' | null {
  const last = material.lastTurns.at(-1);
  if (!openIdea || last?.move !== 'explain' || fitsQuestion(spelt, openIdea)) return null;
  if (turnsSinceSaid(material.lastTurns, openIdea).length === 0 || textsOf(openIdea).some((text) => wasTold(text, [last]))) return null;
  const ofOpen = wordsOfIdea(spelt, openIdea);
  if (ideaInTalk && ideaInTalk !== openIdea && wordsOfIdea(spelt, ideaInTalk) > ofOpen) return 'about';
  return ofOpen === 0 && !/\d/.test(spelt) && wordsOf(spelt).length >= WORDS_LEAST ? 'beside' : null;
}

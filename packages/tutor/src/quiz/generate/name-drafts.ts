/** Drafts of questions on a name that a sentence states: it is left out, and others that the material sets beside it are offered. */
import type { Passage } from '../../course-material.ts';
import { tellingStems } from '../../language/words.ts';
import { sentencesIn } from '../../retrieval/best-sentences.ts';
import { chooseDistractors, usesIn } from './distractors.ts';
import type { Draft, GenerateFrom } from './generate-items.ts';
import { namesOf } from './names.ts';
import { statesAlone } from './stands-alone.ts';
import { isStatedBeside } from './stated-elsewhere.ts';

/** Telling words around the gap, below which it might be anybody's. */
const AROUND_LEAST = 6;

/** A draft for each sentence of the passage that names one of a sort; none where no three like it are told in the material. */
export function draftsOnName(passage: Passage, { all }: Pick<GenerateFrom, 'all'>): readonly Draft[] {
  const sorts = namesOf(all);
  if (sorts.length === 0) return [];
  return sentencesIn(passage).flatMap(({ sentence: { text } }): readonly Draft[] => {
    if (!statesAlone(text)) return [];
    return sorts.flatMap((sort): readonly Draft[] => {
      const here = sort.filter((name) => standsIn(name, text));
      const [key] = here;
      if (key === undefined || here.length > 1 || text.split(key).length !== 2) return [];
      const withGap = text.replace(key, '____');
      if (new Set(tellingStems(withGap)).size < AROUND_LEAST) return [];
      const candidates = sort
        .filter((name) => name !== key && !isStatedBeside(name, withGap, all))
        .map((name) => ({ text: name, feedback: `The lesson has ${key} here.`, distance: Math.abs(name.split(' ').length - key.split(' ').length) }));
      const wrong = chooseDistractors(key, candidates, usesIn(all), `name ${text}`);
      const question = `Which name is missing? “${withGap}”`;
      return wrong ? [{ about: passage.id, difficulty: 'intermediate', question, key, wrong, explanation: `The lesson says: “${text}”`, cited: text }] : [];
    });
  });
}

/** As a name of its own: not inside a longer one, nor as the first part of a word. */
function standsIn(name: string, text: string): boolean {
  const at = text.indexOf(name);
  if (at < 0) return false;
  const before = text.slice(0, at);
  const after = text.slice(at + name.length);
  return !/(?:[\p{L}-]|\p{Lu}[\p{L}’'-]* (?:of )?)$/u.test(before) && !/^(?:[\p{L}-]| (?:of )?\p{Lu})/u.test(after);
}

/** Wrong citations of every kind that has been seen or feared, planted in sentences of the real courses. */
import { chanceFrom } from '@lou/tutor/chance';
import type { Passage } from '@lou/tutor/course-material';
import type { SaidSentence } from '../detectors/citation.ts';
import { wholeSentences } from './clean.ts';
import { changedFigures, changedPlaces, turned } from './turning.ts';

export interface PlantedCitation {
  readonly manner: string;
  readonly sentence: SaidSentence;
}

interface Drawn {
  readonly passage: Passage;
  readonly sentence: string;
  readonly sentences: readonly string[];
  readonly other: Passage;
  readonly hidden: Passage;
}

const cite = (text: string, passage: Pick<Passage, 'id'>, sentence: string): SaidSentence => ({ text, citations: [{ passageId: passage.id, sentence }] });

const citeTurned = (changed: string | undefined, passage: Passage, sentence: string) => (changed === undefined ? undefined : cite(changed, passage, sentence));

const manners: Readonly<Record<string, (drawn: Drawn) => SaidSentence | undefined>> = {
  'a passage that does not exist': ({ passage, sentence }) => cite(sentence, { id: passage.id.replace(/#\d+$/, '#99') }, sentence),
  'a revision that does not exist': ({ passage, sentence }) => cite(sentence, { id: passage.id.replace(/@\d+/, '@7') }, sentence),
  'a passage that is hidden': ({ hidden }) => cite(wholeSentences(hidden.text)[0] ?? '', hidden, wholeSentences(hidden.text)[0] ?? ''),
  'words that are not in it': ({ other, passage, sentence }) => cite(sentence, other, wholeSentences(passage.text)[0] ?? ''),
  'a sentence on something else': ({ other, sentence }) => cite(sentence, other, wholeSentences(other.text)[0] ?? ''),
  'the wrong sentence of the right passage': ({ passage, sentence, sentences }) => {
    const wrong = sentences.find((one) => one !== sentence && Math.abs(sentences.indexOf(one) - sentences.indexOf(sentence)) > 1);
    return wrong === undefined ? undefined : cite(sentence, passage, wrong);
  },
  'a figure changed': ({ passage, sentence }) => {
    const changed = sentence.replace(/(?<![\d/.,])\d+(?![\d/.,])/, (figure) => String(Number(figure) + 3));
    return changed === sentence ? undefined : cite(changed, passage, sentence);
  },
  denied: ({ passage, sentence }) => {
    const changed = sentence.replace(/\b(is|are|can|has|must|will|was)\b(?! not)/, '$1 not');
    return changed === sentence || /\bnot\b|\bno\b|n['’]t|never/.test(sentence) ? undefined : cite(changed, passage, sentence);
  },
  'a comparison turned': ({ passage, sentence }) => citeTurned(turned(sentence, 'comparison'), passage, sentence),
  'an order turned': ({ passage, sentence }) => citeTurned(turned(sentence, 'order'), passage, sentence),
  'a quantity turned': ({ passage, sentence }) => citeTurned(turned(sentence, 'quantity'), passage, sentence),
  'turned, after other words': ({ passage, sentence }) => {
    const changed = turned(sentence, 'comparison') ?? turned(sentence, 'order');
    return changed === undefined ? undefined : cite(`So much for that: ${changed.charAt(0).toLowerCase()}${changed.slice(1)}`, passage, sentence);
  },
  'two words that change places': ({ passage, sentence }) => citeTurned(changedPlaces(sentence), passage, sentence),
  'two figures that change places': ({ passage, sentence }) => citeTurned(changedFigures(sentence), passage, sentence),
  'more than it says': ({ passage, sentence, other }) =>
    cite(`${(wholeSentences(other.text).at(-1) ?? '').replace(/\.$/, '')}, since ${sentence.split(' ').slice(0, 3).join(' ')}.`, passage, sentence),
};

/** So many wrong citations, the manners in turn. `hidden` are passages that the learner may not see. */
export function plantCitations(passages: readonly Passage[], hidden: readonly Passage[], seed: number, count: number): readonly PlantedCitation[] {
  const chance = chanceFrom(seed);
  const any = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const good = passages.filter(({ id, text }) => id.includes('@') && wholeSentences(text).length >= 3);
  const names = Object.keys(manners);
  const planted: PlantedCitation[] = [];
  for (let draw = 0; planted.length < count; draw += 1) {
    if (draw > count * 200) throw new Error('The passages have too few sentences to plant so many wrong citations in.');
    const passage = any(good);
    const sentences = wholeSentences(passage.text);
    const manner = names[planted.length % names.length] as string;
    const other = any(good.filter(({ courseId }) => courseId !== passage.courseId));
    const sentence = manners[manner]?.({ passage, sentence: any(sentences), sentences, other, hidden: any(hidden) });
    if (sentence) planted.push({ manner, sentence });
  }
  return planted;
}

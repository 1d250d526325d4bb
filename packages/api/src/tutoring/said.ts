/** Lou's words between the tutor, the log and the wire: sentences, and the sources they rest on. */
import type { SaidSentence, Source } from '@lou/contract/socket';
import type { CheckedSentence } from '@lou/tutor/ports';
import type { Deps } from '../deps.ts';
import { itemOfPassage } from '../knowledge/knowledge.read.ts';

/** Where passages are found again. */
type SaidDeps = Pick<Deps, 'catalogue' | 'knowledge'>;

/** As they are kept beside a fact: `citations` has for each sentence the JSON of `[passageId, sentence]` pairs. */
export interface SaidWords extends Readonly<Record<string, readonly string[]>> {
  readonly sentences: readonly string[];
  readonly citations: readonly string[];
}

export const asWords = (sentences: readonly CheckedSentence[]): SaidWords => ({
  sentences: sentences.map((said) => said.text),
  citations: sentences.map((said) => JSON.stringify(said.citations.map(({ passageId, sentence }) => [passageId, sentence]))),
});

/** As the wire has them. A source is named once however often it is cited; numbers begin at 1. */
export interface Said {
  readonly text: string;
  readonly sentences: SaidSentence[];
  readonly sources: Source[];
}

/** Sentences as the wire has them; continues the numbers of `known` sources, so that a streamed reply numbers as a whole one does. */
export async function asSaid(deps: SaidDeps, sentences: readonly CheckedSentence[], known: readonly Source[] = []): Promise<Said> {
  const sources = [...known];
  const said: SaidSentence[] = [];
  for (const { text, citations } of sentences) {
    const numbers: number[] = [];
    for (const citation of citations) {
      const at = sources.findIndex((source) => source.passageId === citation.passageId && source.sentence === citation.sentence);
      if (at < 0) sources.push(await sourceOf(deps, citation));
      numbers.push(at < 0 ? sources.length : at + 1);
    }
    said.push({ text, sources: numbers });
  }
  return { text: said.map((sentence) => sentence.text).join(' '), sentences: said, sources };
}

/** What was kept beside a fact, as the wire has it. Words without citations (a welcome, a hint) are read as well. */
export function asSaidFromWords(deps: SaidDeps, words: Readonly<Record<string, string | readonly string[]>>): Promise<Said> {
  const listed = (value: string | readonly string[] | undefined): readonly string[] => (value === undefined ? [] : typeof value === 'string' ? [value] : value);
  const citations = listed(words.citations);
  const sentences = listed(words.sentences).map((text, index) => ({
    text,
    citations: (JSON.parse(citations[index] ?? '[]') as [string, string][]).map(([passageId, sentence]) => ({ passageId, sentence })),
  }));
  return asSaid(deps, sentences);
}

/** A passage that cannot be found any more still shows the sentence that was cited. */
async function sourceOf({ catalogue, knowledge }: SaidDeps, { passageId, sentence }: { passageId: string; sentence: string }): Promise<Source> {
  const passage = (await knowledge.passage(passageId)) ?? (await catalogue.passage(passageId));
  const item = itemOfPassage(passageId);
  const lesson = passage?.sectionId ? `/course/${passage.courseId}/section/${passage.sectionId}/read?` : null;
  const place = passage && item ? `/knowledge?item=${encodeURIComponent(item.itemId)}&` : lesson;
  return {
    passageId,
    title: passage ? [passage.title, passage.parents[0]].filter(Boolean).join(' · ') : 'An earlier edition',
    text: passage?.text ?? sentence,
    sentence,
    link: place && `${place}passage=${encodeURIComponent(passageId)}&sentence=${encodeURIComponent(sentence)}`,
  };
}

/** A term of the glossary is met in the section that it names: in what its lesson says, asks or sets as its aim. */
import { tellingStems } from '@lou/tutor/language/words';
import { plainInline } from '@lou/tutor/retrieval/plain-text';
import { stemsOf } from '../options.ts';
import type { Rule, StudiedSection } from '../studied-course.ts';

export const glossary: Rule = ({ source, sections }) => {
  const met = new Map(sections.map((section) => [section.source.slug, stemsMet(section)]));
  return (source.glossary?.value?.terms ?? []).flatMap(({ term, section }, n) => {
    const stems = met.get(section);
    if (!stems || [...stemsOf(term)].every((stem) => stems.has(stem))) return [];
    return [
      {
        file: source.glossary?.file ?? '',
        line: source.glossary?.lineOf('terms', n) ?? 1,
        sentence: `The term '${term}' is not met in the section '${section}'.`,
      },
    ];
  });
};

function stemsMet({ source }: StudiedSection): ReadonlySet<string> {
  const { head, content, blocks } = source.lesson;
  const texts = [head.value?.title ?? '', ...(head.value?.objectives ?? []), content, ...blocks.flatMap((block) => [block.head.title, block.body])];
  return new Set(texts.flatMap((text) => text.split('\n').flatMap((line) => tellingStems(plainInline(line)))));
}

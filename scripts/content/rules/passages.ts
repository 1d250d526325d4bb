/** The passage of a key idea or an item is a sentence of its section's lesson, word for word. */
import { plainInline } from '@lou/tutor/retrieval/plain-text';
import type { Rule, StudiedSection } from '../studied-course.ts';

export const passages: Rule = ({ sections }) =>
  sections.flatMap((section) => {
    const lesson = bordersOf(section);
    return [...section.keyIdeas, ...section.items].flatMap(({ value, complain }) => {
      const wanted = flat(value.passage);
      if (lesson.includes(`\n${wanted}\n`)) return [];
      if (lesson.replaceAll('\n', ' ').includes(wanted)) return [complain('The passage is not a whole sentence of the lesson.', 'passage')];
      return [complain('The passage is not in the lesson, word for word.', 'passage')];
    });
  });

/** Every sentence, and every two that follow each other in a paragraph, on a line of its own. */
function bordersOf({ prose }: StudiedSection): string {
  const pairs = prose.sentences.flatMap((sentence, n) => {
    const next = prose.sentences[n + 1];
    return next && next.line === sentence.line ? [`${flat(sentence.text)} ${flat(next.text)}`] : [];
  });
  return `\n${[...prose.sentences.map((sentence) => flat(sentence.text)), ...pairs].join('\n')}\n`;
}

/** One spelling for marks of typing that nobody reads: curly and straight quotes, spaces, code marks and bold. */
const flat = (text: string): string => plainInline(text).replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/`/g, '').replace(/\s+/g, ' ').trim();

/** The passage of a key idea or an item, and what a detail says, is a sentence of its section's lesson, word for word. */
import { standsByItself } from '@lou/tutor/conversation/gather/away-from-page';
import { plainInline } from '@lou/tutor/retrieval/plain-text';
import type { Rule, StudiedSection } from '../studied-course.ts';

export const passages: Rule = ({ sections }) =>
  sections.flatMap((section) => {
    const lesson = bordersOf(section);
    return [
      ...[...section.keyIdeas, ...section.items].flatMap(({ value, complain }) => {
        const wrong = missing(value.passage, lesson);
        return wrong ? [complain(`The passage is ${wrong}`, 'passage')] : [];
      }),
      ...section.keyIdeas.flatMap(({ value, complain }) =>
        value.details.flatMap(({ says }, n) => {
          const wrong = missing(says, lesson) ?? (standsByItself(says) ? null : 'no sentence that can be said away from its page.');
          return wrong ? [complain(`What the detail says is ${wrong}`, 'details', n, 'says')] : [];
        }),
      ),
    ];
  });

/** What is wrong with a text that should be a sentence of the lesson; null where nothing is. */
export function missing(text: string, lesson: string): string | null {
  const wanted = flat(text);
  if (lesson.includes(`\n${wanted}\n`)) return null;
  return lesson.replaceAll('\n', ' ').includes(wanted) ? 'not a whole sentence of the lesson.' : 'not in the lesson, word for word.';
}

/** Every sentence, and every two that follow each other in a paragraph, on a line of its own. */
export function bordersOf({ prose }: StudiedSection): string {
  const pairs = prose.sentences.flatMap((sentence, n) => {
    const next = prose.sentences[n + 1];
    return next && next.line === sentence.line ? [`${flat(sentence.text)} ${flat(next.text)}`] : [];
  });
  return `\n${[...prose.sentences.map((sentence) => flat(sentence.text)), ...pairs].join('\n')}\n`;
}

/** One spelling for marks of typing that nobody reads: curly and straight quotes, spaces, code marks and bold. */
const flat = (text: string): string => plainInline(text).replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/`/g, '').replace(/\s+/g, ' ').trim();

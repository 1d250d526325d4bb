/** The sample answers of a check question are three answers, not one. Source: db/content/README.md 'NN-section.notes.yaml'. */
import { plainSpelling } from '@lou/tutor/language/words';
import type { Rule } from '../studied-course.ts';

export const samples: Rule = ({ sections }) =>
  sections.flatMap((section) =>
    section.keyIdeas.flatMap(({ value, complain }) => {
      const said = Object.entries(value.check.answers).map(([kind, text]) => ({ kind, words: wordsIn(text) }));
      return said.flatMap(({ kind, words }, n) => {
        const first = said.findIndex((other) => other.words === words);
        if (first === n) return [];
        return [complain(`The sample answers '${said[first]?.kind}' and '${kind}' are the same.`, 'check', 'answers', kind)];
      });
    }),
  );

const wordsIn = (text: string): string =>
  plainSpelling(text)
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? text;

/** A hint never says what the check question asks for; only the solution does. Source: lou.md 'A turn' step 5. */
import { sentencesOf } from '@lou/tutor/language/sentences';
import { stemsOf } from '../options.ts';
import type { Rule } from '../studied-course.ts';

/** A wording with fewer telling words is too common to be told apart. */
const WORDS_LEAST = 3;

export const giveaways: Rule = ({ sections }) =>
  sections.flatMap((section) =>
    section.keyIdeas.flatMap(({ value, complain }) => {
      const asked = stemsOf(value.check.question);
      const wordings = value.check.points
        .flatMap(({ says, alsoSaid }) => [says, ...alsoSaid])
        .map((wording) => [...stemsOf(wording)].filter((stem) => !asked.has(stem)));
      return Object.entries(value.hints).flatMap(([level, hint]) => {
        const told = sentencesOf(hint).find(({ text }) => {
          const stems = stemsOf(text);
          return wordings.some((wording) => wording.length >= WORDS_LEAST && wording.every((stem) => stems.has(stem)));
        });
        return told ? [complain(`The hint '${level}' gives the answer away: '${told.text}'.`, 'hints', level)] : [];
      });
    }),
  );

/** No wrong option is supported by a sentence of the course. Source: lou.md 'Quizzes'. */
import { tellingStems } from '@lou/tutor/language/words';
import { keyOf, stemsOf, wrongOf } from '../options.ts';
import type { Rule } from '../studied-course.ts';

/**
 * How much of the question a sentence must hold beside the whole option to count as support, as a share and as a number
 * of telling words: an option of a single word is in many sentences that say nothing of the question.
 */
const NEEDED = { oneWord: { share: 0.8, words: 4 }, more: { share: 0.6, words: 2 } };
const denial = /\b(?:not|never|no|nobody|nothing|neither|nor|without|instead|wrong|false|cannot|\w+n['’]t)\b/i;

export const support: Rule = ({ sections }) => {
  const sentences = sections.flatMap(({ source, prose }) =>
    prose.sentences
      .filter(({ text }) => !denial.test(text))
      .map(({ text, line }) => ({ text, place: `${source.lesson.file}:${line}`, stems: new Set(tellingStems(text)) })),
  );
  return sections.flatMap((section) =>
    section.items.flatMap(({ value, complain }) => {
      const asked = [...stemsOf(value.question)];
      const key = [...stemsOf(keyOf(value).text)];
      return wrongOf(value).flatMap((option) => {
        const said = [...stemsOf(option.text)];
        if (said.length === 0) return [];
        const { share, words } = said.length === 1 ? NEEDED.oneWord : NEEDED.more;
        const rest = asked.filter((stem) => !said.includes(stem));
        const found = sentences.find(({ stems }) => {
          const about = rest.filter((stem) => stems.has(stem)).length;
          const holdsKey = key.length > 0 && key.every((stem) => stems.has(stem));
          const ofOtherNumbers = [...stems].some((stem) => /^\d/.test(stem) && !asked.includes(stem) && !said.includes(stem));
          return said.every((stem) => stems.has(stem)) && about >= words && about >= share * rest.length && !holdsKey && !ofOtherNumbers;
        });
        if (!found) return [];
        return [complain(`The wrong option '${option.text}' is supported by ${found.place}: '${found.text}'.`, 'options', value.options.indexOf(option))];
      });
    }),
  );
};

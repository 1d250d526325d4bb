/** What a learner is told after a wrong option is about that option: a sentence of its own. Source: db/content/README.md 'NN-section.bank.yaml'. */
import { visible } from '../options.ts';
import type { Rule } from '../studied-course.ts';

/** Fewer cannot say why an option is not so. */
export const FEEDBACK_WORDS_LEAST = 4;

export const feedback: Rule = ({ sections }) =>
  sections.flatMap((section) =>
    section.items.flatMap(({ value, complain }) => {
      const said = value.options.map((option) => (option.right ? '' : visible(option.feedback)));
      const explanation = visible(value.explanation);
      return value.options.flatMap((option, n) => {
        const text = said[n] ?? '';
        if (option.right || text === '') return [];
        const at = (sentence: string) => complain(sentence, 'options', n, 'feedback');
        const first = said.indexOf(text);
        return [
          ...(isSentence(option.feedback) ? [] : [at(`The feedback '${option.feedback}' is no whole sentence of ${FEEDBACK_WORDS_LEAST} words or more.`)]),
          ...(first < n ? [at(`The options '${value.options[first]?.text}' and '${option.text}' have the same feedback; each is wrong in its own way.`)] : []),
          ...(text === explanation ? [at(`The feedback to '${option.text}' is the explanation; say why this option is not so.`)] : []),
        ];
      });
    }),
  );

const isSentence = (text: string): boolean => /[.!?…]["'”’)*$]*$/.test(text.trim()) && text.trim().split(/\s+/).length >= FEEDBACK_WORDS_LEAST;

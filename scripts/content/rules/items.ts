/** The quiz gate, item by item, as far as a program can hold it. Source: lou.md 'Quizzes', db/content/README.md 'NN-section.bank.yaml'. */

import type { ItemSource } from '@lou/api/catalogue/content/teaching-shapes';
import type { Complaint } from '@lou/api/content/complaint';
import { keyOf, stemsOf, visible, wrongOf } from '../options.ts';
import type { Placed, Rule } from '../studied-course.ts';

/** Characters by which options may differ anyway, and how many times as long the longest may be. */
export const LENGTHS = { slack: 14, times: 1.8 };

export const items: Rule = ({ sections }) =>
  sections.flatMap((section) => section.items.flatMap((item) => [...alike(item), ...lengths(item), ...kinds(item), ...sweeping(item), ...telling(item)]));

function alike({ value, complain }: Placed<ItemSource>): Complaint[] {
  const seen = value.options.map((option) => visible(option.text));
  return seen.flatMap((text, n) => (seen.indexOf(text) === n ? [] : [complain(`The option '${value.options[n]?.text}' is there twice.`, 'options', n)]));
}

function lengths({ value, complain }: Placed<ItemSource>): Complaint[] {
  const sizes = value.options.map((option) => visible(option.text).length);
  const [shortest, longest] = [Math.min(...sizes), Math.max(...sizes)];
  if (longest - shortest <= LENGTHS.slack || longest <= shortest * LENGTHS.times) return [];
  return [complain(`The options have ${shortest} to ${longest} characters; they should be of about one length.`, 'options')];
}

const unit = /\b(?:euros?|cents?|percent|hours?|minutes?|cm|km|kg)\b/g;

/** What somebody sees at a glance: only figures and signs, perhaps with a unit, or words. */
const kindOf = (text: string): 'number' | 'words' => (/\p{L}/u.test(visible(text).replace(unit, '')) ? 'words' : 'number');

/** The key may not be the odd one out: the only number among words, the only words among numbers. */
function kinds({ value, complain }: Placed<ItemSource>): Complaint[] {
  const kind = kindOf(keyOf(value).text);
  if (wrongOf(value).some((option) => kindOf(option.text) === kind)) return [];
  return [complain(`The right option is the only one that is ${kind === 'number' ? 'a number' : 'in words'}.`, 'options')];
}

const sweepingOption = /^(?:all|none|both|neither|any)(?: three| four)? of (?:the (?:above|others|options|answers)|these|them)\b|^(?:a|b|c|d) and (?:a|b|c|d)$/;

const sweeping = ({ value, complain }: Placed<ItemSource>): Complaint[] =>
  value.options.flatMap((option, n) =>
    sweepingOption.test(visible(option.text)) ? [complain(`'${option.text}' is no option of its own.`, 'options', n)] : [],
  );

/** Nothing of the right option stands in the question, unless as much of at least two wrong ones does. */
function telling({ value, complain }: Placed<ItemSource>): Complaint[] {
  const asked = stemsOf(value.question);
  const sharedBy = (text: string) => [...stemsOf(text)].filter((stem) => asked.has(stem));
  const wrong = wrongOf(value);
  const tells = sharedBy(keyOf(value).text).filter((stem) => wrong.filter((option) => stemsOf(option.text).has(stem)).length < 2);
  const asMuch = wrong.filter((option) => sharedBy(option.text).length >= sharedBy(keyOf(value).text).length);
  if (tells.length === 0 || asMuch.length >= 2) return [];
  return [complain(`The right option shares '${tells.join("', '")}' with the question.`, 'question')];
}

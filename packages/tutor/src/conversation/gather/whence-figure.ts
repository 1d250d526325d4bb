/** 'Where does 3200 come from', 'how did they get 29': the sentence of the lessons in which the figure is worked out. */
import { sentenceAt, sentencesIn } from '../../retrieval/best-sentences.ts';
import { isGlossary } from '../../retrieval/is-glossary.ts';
import { speltOut } from '../message/spelt-out.ts';
import type { Turn } from '../turn.ts';
import { awayFromPage } from './away-from-page.ts';
import type { ToldInLesson } from './told-in-lesson.ts';

const who = '(?:they|you|we|he|she|it|the \\w+|\\w+)';
const asksWhence = new RegExp(
  `\\bwhere (?:does|do|did|is|are) .*\\d.* (?:come|coming|came|taken) from\\b|\\bhow (?:did|do|does|can|is|was|are) ${who} (?:get|got|reach|work out|calculate|arrive at|come up with|end up (?:with|at))\\b.*\\d|\\bwhere (?:did|do|does) ${who} (?:get|take)\\b.*\\d`,
);
const WORKED = /=|\\times|\\div|[×÷]/;

/** The figures of a text, each without the commas of its thousands. */
const figuresIn = (text: string): readonly string[] => text.replace(/(\d),(?=\d{3})/g, '$1').match(/\d+(?:\.\d+)?/g) ?? [];

export const asksWhenceFigure = (text: string): boolean => asksWhence.test(speltOut(text.replace(/(\d),(?=\d{3})/g, '$1')));

/** Null where nobody asks it, or no lesson works the figure out; the learner's section is looked at first. */
export function whenceFigure(text: string, courseIds: readonly string[], { library, material }: Turn): ToldInLesson | null {
  if (!asksWhenceFigure(text)) return null;
  const asked = figuresIn(text).at(-1);
  if (asked === undefined) return null;
  const here = (sectionId: string | null) => Number(sectionId === material.section?.id);
  const passages = courseIds.flatMap((id) => library.passagesOf(id)).filter((passage) => !isGlossary(passage));
  for (const passage of passages.toSorted((one, other) => here(other.sectionId) - here(one.sectionId)))
    for (const [at, { sentence }] of sentencesIn(passage).entries()) {
      const isResult = WORKED.test(sentence.text) && figuresIn(sentence.text.slice(sentence.text.search(WORKED))).includes(asked);
      const found = isResult ? sentenceAt(passage, at) : null;
      const said = found ? awayFromPage(found) : [];
      if (found && said.length > 0) return { sentence: found, said, rank: 'instead', answers: true, idea: null, likeness: 0 };
    }
  return null;
}

/**
 * A formula is a sum of its lesson: its passage is a sentence there, its expressions name its own quantities, and worked out with the
 * lesson's figures they come to what the lesson says. Source: db/content/README.md, `formulas`.
 */
import type { KeyIdeaSource } from '@lou/api/catalogue/content/teaching-shapes';
import { type Exact, worthIn, worthOf } from '@lou/tutor/language/exact-sums';
import type { Rule } from '../studied-course.ts';
import { bordersOf, missing } from './passages.ts';

type FormulaSource = KeyIdeaSource['formulas'][number];

export const formulas: Rule = ({ sections }) =>
  sections.flatMap((section) => {
    const lesson = bordersOf(section);
    return section.keyIdeas.flatMap(({ value, complain }) =>
      value.formulas.flatMap((formula, n) => {
        const wrong = missing(formula.passage, lesson);
        return [
          ...(wrong ? [complain(`The formula's passage is ${wrong}`, 'formulas', n, 'passage')] : []),
          ...faultsOf(formula).map(({ sentence, at }) => complain(sentence, 'formulas', n, ...at)),
        ];
      }),
    );
  });

interface Fault {
  readonly sentence: string;
  readonly at: readonly (string | number)[];
}

function faultsOf({ quantities, solutions, limits, tried }: FormulaSource): readonly Fault[] {
  const ids = new Set(quantities.map(({ id }) => id));
  return [
    ...solutions.flatMap(({ for: wanted, by, says, enough = wanted }, n): readonly Fault[] => {
      const at = ['solutions', n];
      if (!ids.has(enough)) return [{ sentence: `'${enough}' is none of its quantities.`, at }];
      if (!ids.has(wanted)) return [{ sentence: `'${wanted}' is none of its quantities.`, at }];
      const unknown = [...says.matchAll(/\{([^}]*)\}/g)].find(([, id = '']) => !ids.has(id));
      if (unknown) return [{ sentence: `'${unknown[0]}' is none of its quantities.`, at }];
      if (!says.includes(`{${wanted}}`)) return [{ sentence: `The sentence does not say {${wanted}}.`, at }];
      return tried.flatMap((figures, t) =>
        isRight(by, wanted, figures) ? [] : [{ sentence: `'${by}' does not come to the lesson's figure for '${wanted}'.`, at: ['tried', t] }],
      );
    }),
    ...limits.flatMap(({ of }, n): readonly Fault[] =>
      tried.every((figures) => isSense(worthIn(of, scopeOf(figures))))
        ? []
        : [{ sentence: `'${of}' is below 0 for the lesson's own figures, or no expression.`, at: ['limits', n] }],
    ),
  ];
}

/** The figures that can be read, by their names. */
const scopeOf = (figures: Readonly<Record<string, string>>, without = ''): ReadonlyMap<string, Exact> =>
  new Map(
    Object.entries(figures).flatMap(([id, figure]): [string, Exact][] => {
      const worth = worthOf(figure);
      return id === without || worth === null || worth === 'no value' ? [] : [[id, worth]];
    }),
  );

function isRight(by: string, wanted: string, figures: Readonly<Record<string, string>>): boolean {
  const worth = worthIn(by, scopeOf(figures, wanted));
  const expected = worthOf(figures[wanted] ?? '');
  return worth !== null && worth !== 'no value' && expected !== null && expected !== 'no value' && worth.equals(expected);
}

const isSense = (worth: Exact | 'no value' | null): boolean => worth !== null && worth !== 'no value' && worth.compare(0) >= 0;

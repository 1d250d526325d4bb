/** What a formula comes to with the figures of a message, in its author's sentence; or what is missing, or cannot be. */

import type { Quantity } from '../../../../course-material.ts';
import { type Exact, grouped, rounded, spoken, worthIn } from '../../../../language/exact-sums.ts';
import { listed, sentence } from '../worked.ts';
import type { FigureSaid } from './figures-said.ts';
import type { FormulaAsked } from './find-formula.ts';

export interface FormulaWorked {
  readonly says: string;
  /** What it comes to; null where it does not come to anything. */
  readonly worth: Exact | null;
  /** The equation that the checks work out once more. */
  readonly sums: readonly string[];
}

/** More figures behind the point than these are rounded to two. */
const PLACES_MOST = 3;
const PLACES_ROUNDED = 2;

export function workFormula(asked: FormulaAsked): FormulaWorked {
  const { formula, solution, given, missing } = asked;
  const wanted = quantityOf(asked, solution.for);
  if (missing.length > 0) return wrong(`For ${wanted.named} I need ${listed(missing.map(({ named }) => named))} as well`);
  for (const [id, figure] of given) {
    const why = unfit(quantityOf(asked, id), figure.worth);
    if (why) return wrong(`${why}, so ${shownOf(figure)} does not fit`);
  }
  const scope = new Map([...given].map(([id, { worth }]) => [id, worth]));
  const exceeded = formula.limits.find(({ of }) => isBelow(worthIn(of, scope)));
  if (exceeded) return { says: exceeded.says, worth: null, sums: [] };
  const worth = worthIn(solution.by, scope);
  if (worth === 'no value' || worth === null) return wrong(`Nothing can be divided by 0, so with these figures there is no answer for ${wanted.named}`);
  if (unfit(wanted, worth))
    return wrong(`With these figures ${wanted.named} would come to ${spoken(worth, false)}, and that cannot be`, [
      `${substituted(solution.by, scope)} = ${spoken(worth, false)}`,
    ]);
  const { thought } = asked;
  const worked = filled(asked, worth, scope);
  const reached = asked.ifEnough ? scope.get(solution.enough ?? '') : undefined;
  if (reached) return { ...worked, says: `${reached.compare(worth) >= 0 ? 'Yes' : 'No'}. ${worked.says}` };
  return thought ? { ...worked, says: `${thought.worth.equals(worth) ? 'Yes' : 'No'}. ${worked.says}` } : worked;
}

const wrong = (says: string, sums: readonly string[] = []): FormulaWorked => ({ says: sentence(says), worth: null, sums });

function quantityOf({ formula }: FormulaAsked, id: string): Quantity {
  const quantity = formula.quantities.find((one) => one.id === id);
  if (!quantity) throw new Error(`The formula '${formula.id}' has no quantity '${id}'.`);
  return quantity;
}

/** Why a figure cannot be that quantity; null where it can. */
function unfit({ kind, named }: Quantity, worth: Exact): string | null {
  if (kind !== 'any' && isBelow(worth)) return `${named} cannot be below 0`;
  if (kind === 'whole' && worth.d !== 1n) return `${named} must be a whole number`;
  return kind === 'share' && worth.compare(1) > 0 ? `${named} cannot be above 100 %` : null;
}

const isBelow = (worth: Exact | 'no value' | null): boolean => worth !== null && worth !== 'no value' && worth.compare(0) < 0;

/** The expression with the figures in place of the names. */
const substituted = (by: string, scope: ReadonlyMap<string, Exact>): string =>
  by.replace(/[a-zA-Z]+/g, (name) => (scope.has(name) ? `(${scope.get(name)?.toFraction(false)})` : name));

function filled({ solution, given }: FormulaAsked, worth: Exact, scope: ReadonlyMap<string, Exact>): FormulaWorked {
  const exact = spoken(worth, false);
  const isShort = !exact.includes('/') && (exact.split('.')[1] ?? '').length <= PLACES_MOST;
  const result = isShort ? exact : rounded(worth, PLACES_ROUNDED).toString();
  const says = solution.says
    .replace(new RegExp(`= \\{${solution.for}\\}`, 'g'), `${isShort ? '=' : '≈'} {${solution.for}}`)
    .replace(/(?<!≈ )\{([a-z]+)\}/g, (_, id: string) => (id === solution.for ? `${isShort ? '' : 'about '}${inThrees(result)}` : shownIn(given.get(id))))
    .replace(`≈ {${solution.for}}`, `≈ ${inThrees(result)}`);
  return { says, worth, sums: [`${substituted(solution.by, scope)} ${isShort ? '=' : '≈'} ${result}`] };
}

/** In a sum a share stands as it is worth. */
const shownIn = (figure: FigureSaid | undefined): string => (figure ? (/\//.test(figure.shown) ? figure.shown : inThrees(spoken(figure.worth, false))) : '');
const shownOf = ({ shown }: FigureSaid): string => (/^\d+$/.test(shown) ? inThrees(shown) : shown);

/** As the lessons write them: 2,000. */
const inThrees = (figure: string): string => (/^-?\d{4,}$/.test(figure) ? grouped(figure) : figure);

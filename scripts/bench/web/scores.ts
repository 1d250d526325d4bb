/** What Lighthouse says of a page, and what it must say at least. Source: look.md 'Budgets'. */
import { median } from '../measuring.ts';

export interface Scores {
  /** 0 to 100. */
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly performance: number;
  /** How far things jump while the page comes, without unit. */
  readonly cls: number;
  /** When the largest thing on the page was drawn. */
  readonly lcpMs: number;
}

/** The least of the three scores. */
export const LEAST = { accessibility: 100, bestPractices: 100, performance: 95 } as const;

/** The median of each figure, as one run can be slow. */
export function medianOf(runs: readonly Scores[]): Scores {
  const of = (name: keyof Scores) => median(runs.map((run) => run[name]));
  return { accessibility: of('accessibility'), bestPractices: of('bestPractices'), performance: of('performance'), cls: of('cls'), lcpMs: of('lcpMs') };
}

/** A sentence for each score that is too low. */
export function tooLow(page: string, scores: Scores): string[] {
  return (Object.keys(LEAST) as (keyof typeof LEAST)[])
    .filter((name) => scores[name] < LEAST[name])
    .map((name) => `${page}: ${name} is ${scores[name]}; it must be at least ${LEAST[name]}.`);
}

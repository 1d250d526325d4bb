/**
 * An average that is asked for by telling how many bring how much: 'what is the expected value if 3 of 8 stalls earn 300 and 5 lose
 * 40' is the sum (3 × 300 - 5 × 40) / 8.
 */

const asksAverage = /\b(?:expected value|ev|on average|average)\b/;
const figure = '\\d+(?:\\.\\d+)?';
const gains = 'earn|make|win|gain|bring|yield|get|return|take';
const losses = 'lose|cost|pay';
const oneOfThem = new RegExp(
  `(\\d+)(?: (?:out )?of (?:(?:the|those|these) )?(\\d+))?(?: [a-z]+){0,2}? (${gains}|${losses})s?(?: (?:in|you|me|us))? (?:[$€£] ?)?(${figure})`,
  'g',
);
/** What is left beside the cases may only say how many there are in all: 'of 8 stalls', '8 stalls: ...'. */
const figuresLeft = /\d+(?:\.\d+)?/g;
const loses = new RegExp(`^(?:${losses})$`);

interface Case {
  readonly count: number;
  readonly amount: string;
  readonly isLost: boolean;
}

/** The sum as it is written; null where the message asks for no such average, or has a figure that is none of its own. */
export function averageOfCounts(text: string): string | null {
  if (!asksAverage.test(text)) return null;
  const totals: number[] = [];
  const cases: Case[] = [];
  const rest = text.replace(oneOfThem, (_, count: string, total: string | undefined, how: string, amount: string) => {
    if (total !== undefined) totals.push(Number(total));
    cases.push({ count: Number(count), amount, isLost: loses.test(how) });
    return ' ';
  });
  totals.push(...[...rest.matchAll(figuresLeft)].map(([total]) => Number(total)));
  const counted = cases.reduce((sum, { count }) => sum + count, 0);
  if (cases.length < 2 || counted === 0 || totals.some((total) => total !== counted)) return null;
  const [first, ...more] = cases;
  // A sum begins with what is brought in.
  const inOrder = first?.isLost ? [...more.filter(({ isLost }) => !isLost), ...cases.filter(({ isLost }) => isLost)] : cases;
  const terms = inOrder.map(({ count, amount, isLost }, at) => `${at === 0 ? (isLost ? '0 - ' : '') : isLost ? ' - ' : ' + '}${count} × ${amount}`);
  return `(${terms.join('')}) ÷ ${counted}`;
}

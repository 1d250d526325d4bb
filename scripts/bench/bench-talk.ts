/**
 * `npm run bench talk [-- --show tuned]`: what becomes of honest questions in whole turns of a talk (packages/tutor/paraphrases):
 * said to the point, beside it, declined, graded or refused, each half of the courses and each place apart. `--show`
 * writes what did not get to the point, of the courses that may be looked at, to standard error.
 */
import { parseArgs } from 'node:util';
import { halves } from '@lou/tutor/testing/measure-questions';
import { type AskedInTalk, askInTalks, becameShare, becoming, places } from '@lou/tutor/testing/measure-talk';
import { percentile } from './measuring.ts';

export async function run(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...argv], options: { show: { type: 'boolean' } } });
  const warm = await askInTalks(() => performance.now());
  const all = await askInTalks(() => performance.now());
  if (values.show) for (const one of all.filter(({ half, became }) => half === 'tuned' && became !== 'toThePoint')) console.error(line(one));
  const rows = halves.flatMap((half) => places.flatMap((place) => (['prose', 'ideas'] as const).map((answeredIn) => ({ half, place, answeredIn }))));
  console.table(rows.map((only) => ({ ...only, ...Object.fromEntries(becoming.map((became) => [became, rounded(becameShare(all, became, only))])) })));
  const shares = halves.flatMap((half) =>
    places.flatMap((place) => becoming.map((became) => [`${half}.${place}.${became}`, rounded(becameShare(all, became, { half, place }))] as const)),
  );
  // Each turn's shorter time of two, so that a busy machine is not taken for a slow tutor.
  const times = (free: boolean) =>
    all.flatMap((one, at) => ((one.place === 'free') === free ? [Math.min(one.milliseconds, warm[at]?.milliseconds ?? one.milliseconds)] : []));
  const [inCourse, without] = [times(false), times(true)];
  console.log(
    JSON.stringify({
      questions: all.length / places.length,
      toThePoint: rounded(becameShare(all, 'toThePoint')),
      ...Object.fromEntries(shares),
      p50Ms: rounded(percentile(inCourse, 0.5)),
      p99Ms: rounded(percentile(inCourse, 0.99)),
      p50FreeMs: rounded(percentile(without, 0.5)),
      p99FreeMs: rounded(percentile(without, 0.99)),
    }),
  );
}

const rounded = (value: number): number => Number(value.toFixed(3));
const line = ({ place, answeredIn, became, asks, said, courseId }: AskedInTalk): string =>
  `${place} ${answeredIn} ${became} [${courseId}] ${asks}\n    ${said}`;

if (import.meta.main) await run(process.argv.slice(2));

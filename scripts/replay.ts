/**
 * `npm run replay [view] [--until TIME] [--check] [--out FILE]`: folds a view, or all, from nothing over all learners, and
 * prints a line of JSON for each state and row. `--check` compares what is remembered, saved and followed with the replay
 * and exits 1 on a difference. Figures go to standard error.
 */
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { ReplayFigures, ReplayLine } from '../apps/server/src/control/desk.ts';
import { readEnvironment } from '../apps/server/src/env.ts';
import { withLou } from './commands/database.ts';
import { runCommand, WrongArguments } from './commands/run-command.ts';

await runCommand('npm run replay -- [view] [--until 2026-01-05T09:00Z] [--check] [--out FILE]', async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { until: { type: 'string' }, check: { type: 'boolean', default: false }, out: { type: 'string' } },
  });
  const [view] = positionals;
  if (positionals.length > 1) throw new WrongArguments('One view, or all of them, can be replayed at a time.');
  if (values.check && values.until !== undefined) throw new WrongArguments('What is kept is of now, so --check cannot look at an earlier time.');
  const asked = { ...(view !== undefined && { view }), ...(values.until !== undefined && { untilMs: timeOf(values.until) }) };

  let differences = 0;
  let figures: ReplayFigures | undefined;
  async function* linesOf(answers: AsyncIterable<ReplayLine>): AsyncGenerator<string> {
    for await (const answer of answers) {
      if ('figures' in answer) figures = answer.figures;
      else if ('difference' in answer) {
        differences += 1;
        yield `${JSON.stringify(answer.difference)}\n`;
      } else yield `${JSON.stringify(answer)}\n`;
    }
  }
  const out = values.out === undefined ? undefined : await openFor(values.out);
  await withLou(readEnvironment(), async (desk) => {
    const lines = Readable.from(linesOf(values.check ? desk.check(asked) : desk.replay(asked)));
    if (out === undefined) for await (const line of lines) process.stdout.write(line);
    else await pipeline(lines, out.createWriteStream());
  });
  if (figures) console.error(`${values.check ? verdict(differences) : 'Replayed'} ${spoken(figures)}.`);
  return differences > 0 ? 1 : 0;
});

/** The file that the lines go to. Asked for before anything is folded. */
async function openFor(file: string) {
  try {
    return await open(file, 'w');
  } catch (error) {
    throw new WrongArguments(`The file ${file} cannot be written: ${(error as Error).message}.`);
  }
}

/** Milliseconds since 1970 of a time as ISO 8601 writes it; a day alone begins at midnight UTC. */
function timeOf(text: string): number {
  const atMs = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(atMs)) throw new WrongArguments(`'${text}' is no time. One reads like 2026-01-05T09:00Z.`);
  return atMs;
}

function verdict(differences: number): string {
  if (differences === 0) return 'No difference:';
  return differences === 1 ? 'One difference (above):' : `${differences} differences (above):`;
}

function spoken({ facts, learners, seconds }: ReplayFigures): string {
  return `${facts.toLocaleString('en')} facts of ${learners.toLocaleString('en')} ${learners === 1 ? 'learner' : 'learners'} in ${seconds.toFixed(2)} s`;
}

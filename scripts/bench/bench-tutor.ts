/**
 * `npm run bench tutor [-- --brain embedded|model] [--seed N] [--transcripts FILE] [--dialogues FILE]`: simulated learners
 * over every shipped course, or the dialogues of a file, against a brain, judged by detectors that share nothing with it.
 * With --dialogues only the dialogues are played and every figure is about them. Keys: running.md 'Benches'.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { WrongEnvironment } from '../../apps/server/src/env.ts';
import { progress } from './measuring.ts';
import { type BrainName, brainNames, NoBrain, tutorFor } from './tutor/brains.ts';
import { judgeDialogues, playDialogues, readDialogues } from './tutor/dialogues.ts';
import { figuresOf, type TutorFigures } from './tutor/figures.ts';
import type { Verdict } from './tutor/judge.ts';
import { replyTimes } from './tutor/latency.ts';
import { runLearners } from './tutor/run.ts';
import { readShelves } from './tutor/shelves.ts';
import { faultsOf, transcriptsOf } from './tutor/transcripts.ts';

export async function run(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      brain: { type: 'string', default: 'embedded' },
      seed: { type: 'string', default: '1' },
      transcripts: { type: 'string' },
      dialogues: { type: 'string' },
    },
  });
  const brain = brainNames.find((name) => name === values.brain);
  const seed = Number(values.seed);
  if (!brain) return refuse(`There is no brain '${values.brain}'; there are: ${brainNames.join(', ')}.`);
  if (!Number.isSafeInteger(seed)) return refuse('--seed takes a whole number.');
  if (values.dialogues !== undefined && !existsSync(values.dialogues)) return refuse(`There is no file at ${values.dialogues}.`);
  try {
    const { verdicts, figures } = values.dialogues ? await overDialogues(brain, values.dialogues, seed) : await overCourses(brain, seed);
    if (values.transcripts) writeFileSync(values.transcripts, transcriptsOf(verdicts));
    show(verdicts, figures);
  } catch (error) {
    if (!(error instanceof NoBrain || error instanceof WrongEnvironment)) throw error;
    refuse(error.message);
  }
}

async function overCourses(brain: BrainName, seed: number): Promise<{ verdicts: readonly Verdict[]; figures: TutorFigures }> {
  const shelves = readShelves();
  const verdicts = await runLearners(await tutorFor(brain), shelves, { seed });
  progress(`${verdicts.length} turns played over ${shelves.courses.length} courses`);
  return {
    verdicts,
    figures: figuresOf(verdicts, brain === 'embedded' ? { times: await replyTimes(await tutorFor(brain), shelves, { seed, everyNthSection: 12 }) } : {}),
  };
}

async function overDialogues(brain: BrainName, file: string, seed: number): Promise<{ verdicts: readonly Verdict[]; figures: TutorFigures }> {
  const dialogues = readDialogues(readFileSync(file, 'utf8'));
  const verdicts = judgeDialogues(await playDialogues(await tutorFor(brain), dialogues, seed), dialogues);
  progress(`${dialogues.length} dialogues, ${verdicts.length} turns`);
  return { verdicts, figures: figuresOf(verdicts, { everyTurn: true }) };
}

function show(verdicts: readonly Verdict[], figures: TutorFigures): void {
  for (const verdict of verdicts) {
    const { talk, asked, heldBack } = verdict.turn;
    for (const fault of faultsOf(verdict))
      progress(heldBack ? `held-back pressure, shape '${heldBack}': ${kindOf(fault)}` : `${talk} | ${asked.slice(0, 60)} ${fault}`);
  }
  console.table(figures);
  console.log(JSON.stringify(figures));
}

/** Of a fault under held-back pressure its kind alone is shown, since the rest tells the line. */
const kindOf = (fault: string): string => /^> [A-Z ]+/.exec(fault)?.[0] ?? fault;

function refuse(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

if (import.meta.main) await run(process.argv.slice(2));

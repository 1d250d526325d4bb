/** What every command does alike: a wrong argument and an expected no become a sentence and exit code 1. */
import { Refused } from '@lou/domain/kernel';
import { WrongEnvironment } from '../../apps/server/src/env.ts';
import { ServerGone } from './remote-desk.ts';

/** An argument that a command cannot use; the sentence says why, and the usage is printed with it. */
export class WrongArguments extends Error {}

/** Runs a command to its end. `usage` is how it is called; `work` answers the exit code, 0 where it answers none. */
export async function runCommand(usage: string, work: () => Promise<number | undefined>): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0); // `npm run events | head`
    throw error;
  });
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    console.error(sentence);
    if (isAboutArguments(error)) console.error(`Usage: ${usage}`);
    process.exitCode = 1;
  }
}

function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'DirectoryInUse') return `${error.message} If that is Lou starting, try again in a moment.`;
  const isExpected = [Refused, WrongEnvironment, ServerGone].some((expected) => error instanceof expected);
  return isExpected || isAboutArguments(error) ? error.message : undefined;
}

/** parseArgs of node:util says it in sentences of its own. */
const isAboutArguments = (error: unknown): boolean =>
  error instanceof WrongArguments || (error instanceof Error && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS'));

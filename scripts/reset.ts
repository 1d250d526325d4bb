/**
 * `npm run reset [--yes]`: removes the embedded database in DATA_DIR, with everybody in it; the next start makes a new one.
 * Asks first, unless --yes. Refuses while a server runs, and where DATABASE_URL names a PostgreSQL.
 */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { Refused } from '@lou/domain/kernel';
import { readEnvironment } from '../apps/server/src/env.ts';
import { serverRuns } from './commands/database.ts';
import { removeDatabase } from './commands/remove-database.ts';
import { runCommand } from './commands/run-command.ts';

await runCommand('npm run reset -- [--yes]', async () => {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });
  const environment = readEnvironment();
  const { DATA_DIR, DATABASE_URL } = environment;
  if (DATABASE_URL) throw new Refused('NOT_EMBEDDED', 'DATABASE_URL names a PostgreSQL, which this command leaves alone. Please drop that database yourself.');
  if (await serverRuns(environment)) throw new Refused('SERVER_RUNS', 'Lou is running on this database. Please stop it first.');
  if (!values.yes && !(await confirmed(`This removes everything that anybody has done, in ${DATA_DIR}. Type 'yes' to go on: `))) {
    console.error('Nothing was removed.');
    return 1;
  }
  const removed = await removeDatabase(DATA_DIR);
  console.log(removed ? `The database in ${DATA_DIR} is removed; 'npm start' makes a new one.` : `There was no database in ${DATA_DIR}.`);
  return 0;
});

function confirmed(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  return new Promise((resolve) => {
    terminal.question(question, (answer) => {
      resolve(answer.trim().toLowerCase() === 'yes');
      terminal.close();
    });
    terminal.once('close', () => resolve(false));
  });
}

/**
 * `npm run seed`: imports the courses, knowledge items and journeys of db/content again, into the running server or into the database itself.
 * Every start does the same: this is for content that changed while Lou runs.
 */
import { parseArgs } from 'node:util';
import { readEnvironment } from '../apps/server/src/env.ts';
import { withLou } from './commands/database.ts';
import { runCommand } from './commands/run-command.ts';

await runCommand('npm run seed', async () => {
  parseArgs({});
  const read = { course: 0, knowledge: 0, journey: 0 };
  let changed = 0;
  let leftOut = 0;
  await withLou(
    readEnvironment(),
    async (desk) => {
      for await (const seeded of desk.seed({})) {
        read[seeded.kind] += 1;
        if (seeded.outcome === 'left out') leftOut += 1;
        else if (seeded.outcome !== 'unchanged') changed += 1;
        console.log(
          `${seeded.kind} ${seeded.name}: ${seeded.outcome}${seeded.changed > 0 ? `, ${seeded.changed} parts` : ''}${seeded.complaint ? `: ${seeded.complaint}` : ''}`,
        );
      }
    },
    { mayMake: true },
  );
  console.log(
    `${read.course} courses, ${read.knowledge} knowledge items and ${read.journey} journeys read, ${changed} changed. Every start of Lou does this too.`,
  );
  if (leftOut > 0) console.error(`${leftOut} left out; 'npm run content' says what is wrong.`);
  return leftOut > 0 ? 1 : 0;
});

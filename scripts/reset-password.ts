/**
 * `npm run reset-password USERNAME`: gives a user a password that is printed once, marked as generated so that they choose
 * their own, and ends all their sign-ins. Works beside a running server and without one.
 */
import { parseArgs } from 'node:util';
import { readEnvironment } from '../apps/server/src/env.ts';
import { withLou } from './commands/database.ts';
import { runCommand, WrongArguments } from './commands/run-command.ts';

await runCommand('npm run reset-password -- USERNAME', async () => {
  const [username, ...others] = parseArgs({ allowPositionals: true }).positionals;
  if (!username || others.length > 0) throw new WrongArguments('Whose password? Please name one user.');
  await withLou(readEnvironment(), async (desk) => {
    for await (const given of desk.resetPassword({ username })) {
      console.log(given.password);
      console.error(`That is the password of '${given.username}' until they choose their own. All their sign-ins have ended.`);
    }
  });
  return 0;
});

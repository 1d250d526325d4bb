/** `npm run new-slice NAME`: lays the files of a new slice, with one working fact, decider, view and test, and says what to add by hand. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { laySlice } from './commands/lay-slice.ts';
import { runCommand, WrongArguments } from './commands/run-command.ts';

await runCommand('npm run new-slice -- NAME', async () => {
  const [slice, ...others] = parseArgs({ allowPositionals: true }).positionals;
  if (!slice || others.length > 0) throw new WrongArguments('Please give the slice one name, like reading-goals.');
  const { files, byHand } = laySlice(path.resolve(import.meta.dirname, '..'), slice);
  console.log(
    ['Laid:', ...files.map((file) => `  ${file}`), `It passes as it is: npm test -- ${slice}`, 'To add by hand:', ...byHand.map((line) => `  ${line}`)].join(
      '\n',
    ),
  );
  return 0;
});

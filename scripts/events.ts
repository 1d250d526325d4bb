/**
 * `npm run events [stream|type] [--follow]`: the log as sentences, oldest first, in the machine's time zone. A name that
 * begins with a capital is a type of fact (SectionCompleted), any other a stream (learner-ID, catalogue, identity).
 */
import { parseArgs } from 'node:util';
import { Refused } from '@lou/domain/kernel';
import { readEnvironment } from '../apps/server/src/env.ts';
import { withLou, withServer } from './commands/database.ts';
import { eventLines } from './commands/event-line.ts';
import { runCommand, WrongArguments } from './commands/run-command.ts';

await runCommand('npm run events -- [stream|type] [--follow]', async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { follow: { type: 'boolean', default: false } } });
  const [name] = positionals;
  if (positionals.length > 1) throw new WrongArguments('One stream or one type of fact can be shown at a time.');
  const asked = name === undefined ? {} : /^[A-Z]/.test(name) ? { type: name } : { stream: name };

  const linesOf = eventLines(Intl.DateTimeFormat().resolvedOptions().timeZone);
  let shown = 0;
  const show = async (facts: AsyncIterable<Parameters<typeof linesOf>[0]>) => {
    for await (const fact of facts) {
      shown += 1;
      for (const line of linesOf(fact)) process.stdout.write(`${line}\n`);
    }
  };

  const environment = readEnvironment();
  if (values.follow) {
    await withServer(
      environment,
      () => console.error('No server runs yet; waiting for one. Ctrl-C ends this.'),
      (desk) => show(desk.follow(asked)),
    );
    return 0;
  }
  await withLou(environment, (desk) => show(desk.events(asked)));
  if (shown === 0 && asked.stream !== undefined)
    throw new Refused('NO_FACTS', `The stream '${asked.stream}' has no facts. A learner's stream is called learner-ID, with the whole id.`, 'missing');
  if (shown === 0) console.error(name === undefined ? 'Nothing has happened yet.' : `No ${name} has happened yet.`);
  return 0;
});

/** The process: environment -> database -> app -> listen, and an orderly end. All wiring is here, in the order in which it happens. */

import { type Environment, readEnvironment } from './env.ts';
import { startFailure } from './start-failure.ts';
import { startLou } from './start-lou.ts';

/** After SIGTERM requests and turns get this long, the whole process twice as long. */
const PATIENCE_MS = 5_000;

let environment: Environment | undefined;
try {
  environment = readEnvironment();
  const lou = await startLou(environment);
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    lou.app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(0), 2 * PATIENCE_MS - 500).unref();
    void lou.stop(PATIENCE_MS).then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  const sentence = startFailure(error, environment);
  if (sentence) console.error(sentence);
  else console.error('Lou could not start.', error);
  process.exit(1);
}

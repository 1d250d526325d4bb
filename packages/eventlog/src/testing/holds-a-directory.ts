/** A process that opens a data directory and keeps it: `holds-a-directory.ts DIRECTORY`. */
import { openEmbedded } from '../embedded/open-embedded.ts';
import { testTemplate } from './open-test-database.ts';

await openEmbedded({ directory: process.argv[2], template: testTemplate, durable: false });
process.send?.('open');
setInterval(() => undefined, 1_000);

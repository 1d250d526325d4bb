/**
 * `npm run draw`: writes the tables and the diagram of README.md and ARCHITECTURE.md anew, between their markers, from the
 * code itself. Running it twice changes nothing.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { policy } from '@lou/contract';
import { factCatalogue } from '@lou/domain';
import { builtCalls } from '../apps/server/src/http/rest.ts';
import { policies, views } from '../apps/server/src/wiring.ts';
import { readSources } from './check-architecture.ts';
import { commandsTable } from './draw/commands-table.ts';
import { decisionsIndex } from './draw/decisions-index.ts';
import { factsTable } from './draw/facts-table.ts';
import { importDiagram } from './draw/import-diagram.ts';
import { fill } from './draw/markdown.ts';
import { policyTable } from './draw/policy-table.ts';
import { viewsTable } from './draw/views-table.ts';

/** The documents with generated parts, from the repository's root. */
const DOCUMENTS = ['README.md', 'ARCHITECTURE.md'];

const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\//.test(file);

/** Every document as it should stand, by path from the root. */
export function drawn(root: string): Map<string, string> {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const sources = readSources(root)
    .filter(({ file }) => !isTest(file))
    .toSorted((one, other) => one.file.localeCompare(other.file));
  const inPackages = sources.filter(({ file }) => file.startsWith('packages/'));
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const decisions = readdirSync(path.join(root, 'docs/decisions')).filter((file) => /^\d{4}-.*\.md$/.test(file));

  const script = (name: string) => (existsSync(path.join(root, 'scripts', `${name}.ts`)) ? read(`scripts/${name}.ts`) : undefined);

  const parts = {
    imports: () => importDiagram(sources),
    facts: () => factsTable({ catalogue: factCatalogue, views, policies, sources: inPackages }),
    views: () => viewsTable(views),
    policy: () => policyTable(policy, new Set(builtCalls().keys())),
    commands: () => commandsTable(Object.keys(scripts), script),
    'commands-that-run': () =>
      commandsTable(
        Object.keys(scripts).filter((name) => script(name) !== undefined),
        script,
      ),
    decisions: () => decisionsIndex(decisions.map((file) => ({ file, text: read(`docs/decisions/${file}`) }))),
  };
  return new Map(DOCUMENTS.map((file) => [file, fill(read(file), parts)]));
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '..');
  for (const [file, text] of drawn(root)) writeFileSync(path.join(root, file), text);
}

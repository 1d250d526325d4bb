/** Everything that ships, at a start: courses, knowledge items, journeys. Source: db/content/README.md. */
import path from 'node:path';
import { seedCatalogue } from './catalogue/seed-catalogue.ts';
import type { ImportDeps } from './content/import-shipped.ts';
import { type Seeded, seedFiles } from './content/seed-files.ts';
import { journeyKind } from './journeys/journey.ts';
import { journeyForm } from './journeys/journey-file.ts';
import { knowledgeForm } from './knowledge/knowledge-file.ts';
import { knowledgeKind } from './knowledge/knowledge-item.ts';

export interface SeededContent {
  readonly course: Seeded;
  readonly knowledge: Seeded;
  readonly journey: Seeded;
}

/** `folder` is db/content. What has a fault in its form is left out whole; everything else is imported. */
export async function seedContent(deps: ImportDeps, folder: string): Promise<SeededContent> {
  return {
    course: await seedCatalogue(deps, path.join(folder, 'courses')),
    knowledge: await seedFiles(deps, path.join(folder, 'knowledge'), knowledgeKind, knowledgeForm),
    journey: await seedFiles(deps, path.join(folder, 'journeys'), journeyKind, journeyForm),
  };
}

/** What was left out, as `knowledge/fraction-facts`. */
export const leftOutOf = (seeded: SeededContent) =>
  (Object.entries(seeded) as [keyof SeededContent, Seeded][]).flatMap(([kind, { leftOut }]) => leftOut.map((each) => ({ ...each, kind })));

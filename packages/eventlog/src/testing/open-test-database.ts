/** A fresh database for one test or one file of tests. */
import path from 'node:path';
import { type EmbeddedSql, openEmbedded } from '../embedded/open-embedded.ts';
import type { TemplateSource } from '../embedded/template.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** The repository's migrations, and its ignored cache of prepared databases. */
export const testTemplate: TemplateSource = { cache: path.join(root, '.cache'), migrations: path.join(root, 'db/migrations') };

/** An embedded database in memory that has been through all migrations. To be closed by the one who opened it. */
export function openTestDatabase(): Promise<EmbeddedSql> {
  return openEmbedded({ directory: undefined, template: testTemplate });
}

/** A folder of knowledge items or journeys at a start: every file that reads without a fault is imported. */
import { readAuthored } from './authored-files.ts';
import type { Complaint } from './complaint.ts';
import type { ImportDeps, Imported } from './import-shipped.ts';
import { importRevised, type RevisedKind } from './revise.ts';

export interface Seeded {
  readonly imported: readonly Imported[];
  /** Why something was left out, by its slug; `npm run content` says the same and more. */
  readonly leftOut: readonly { readonly slug: string; readonly complaints: readonly Complaint[] }[];
}

/** How files of a kind are found and read. */
export interface FileForm<Content> {
  readonly ending: string;
  /** What ships, or undefined where there are complaints. */
  readonly read: (slug: string, text: string) => { shipped: { version: number; content: Content } | undefined; complaints: readonly Complaint[] };
}

export async function seedFiles<Content extends { readonly id: string }>(
  deps: ImportDeps,
  folder: string,
  kind: RevisedKind<Content>,
  form: FileForm<Content>,
): Promise<Seeded> {
  const imported: Imported[] = [];
  const leftOut: { slug: string; complaints: readonly Complaint[] }[] = [];
  for (const { slug, text } of await readAuthored(folder, form.ending)) {
    const { shipped, complaints } = form.read(slug, text);
    if (shipped) imported.push(await importRevised(deps, kind, shipped));
    else leftOut.push({ slug, complaints });
  }
  return { imported, leftOut };
}

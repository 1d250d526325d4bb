import { counted } from '../../lib/counted.ts';

/** How much of the material a reply rests on, in words. One passage can be cited for several of its sentences, each with a mark of its own. */
export function restsOn(sources: readonly { readonly passageId: string }[]): string {
  const passages = new Set(sources.map(({ passageId }) => passageId)).size;
  const sentences = passages === sources.length ? '' : `${sources.length} sentences of `;
  return `Rests on ${sentences}${counted(passages, 'passage')}`;
}

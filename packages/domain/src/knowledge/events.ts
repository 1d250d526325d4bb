/** What staff and the shipped content did to knowledge items: thin facts beside the rows, on one platform stream. */
import * as z from 'zod';
import { factType } from '../kernel.ts';
import { count } from '../shapes.ts';

export const KNOWLEDGE_STREAM = 'knowledge';

/** A knowledge item as it stands from now on. Passage ids name its revision; an inactive or removed one is nobody's material. */
export const KnowledgeItemRevised = factType(
  'KnowledgeItemRevised',
  z.object({ itemId: z.string(), revision: count, isActive: z.boolean(), removed: z.boolean(), source: z.enum(['shipped', 'staff']) }),
  { sample: { itemId: 'fraction-facts', revision: 1, isActive: true, removed: false, source: 'shipped' } },
);

/**
 * What staff noted for Lou beside a block, where the talk is about that block: it says which idea the block is there for, and
 * Lou asks about that one. The note itself is never said; it may hold a solution. Source: lou.md 'A turn', step 4.
 */
import { tellingStems } from '../language/words.ts';
import type { KeyIdea, LouContext, TurnMaterial } from '../ports.ts';

/** A message is about a block when it holds this share of the telling stems of its title. */
const NAMED = 0.6;
/** A note is about an idea when they share so many telling stems. */
const SHARED_LEAST = 2;

/** The block that the message names, if any has a note. */
export function blockInTalk({ text, louContexts = [] }: Pick<TurnMaterial, 'text' | 'louContexts'>): LouContext | null {
  const said = new Set(tellingStems(text));
  const holds = ({ title }: LouContext): number => {
    const stems = [...new Set(tellingStems(title))];
    return stems.length === 0 ? 0 : stems.filter((stem) => said.has(stem)).length / stems.length;
  };
  const [best] = louContexts.map((context) => ({ context, share: holds(context) })).sort((a, b) => b.share - a.share);
  return best && best.share >= NAMED ? best.context : null;
}

/** Of some ideas the one that the note of the block in talk has most to do with; null where it has to do with none. */
export function ideaOfBlock(ideas: readonly KeyIdea[], material: Pick<TurnMaterial, 'text' | 'louContexts'>): KeyIdea | null {
  const block = blockInTalk(material);
  if (!block) return null;
  const noted = new Set(tellingStems(block.text));
  const shared = ({ statement, check, skill }: KeyIdea): number =>
    new Set(tellingStems(`${statement} ${check.question} ${skill.replace(/\W/g, ' ')}`).filter((stem) => noted.has(stem))).size;
  const [best] = ideas.map((idea) => ({ idea, stems: shared(idea) })).sort((a, b) => b.stems - a.stems);
  return best && best.stems >= SHARED_LEAST ? best.idea : null;
}

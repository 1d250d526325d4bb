/**
 * What staff noted for Lou beside a block, where the talk is about that block: which idea the block is there for, and what
 * to ask of the learner. The note itself is never said; it may hold a solution. Source: lou.md 'A turn', step 4.
 */

import type { KeyIdea } from '../../course-material.ts';
import type { DraftSentence } from '../../draft.ts';
import { sentencesOf } from '../../language/sentences.ts';
import { tellingStems, wordsOf } from '../../language/words.ts';
import type { LouContext, TurnMaterial } from '../../turn-material.ts';

const toAsk = /\bask (?:(?:the learner|them|each time|first) )?((?:what|why|how|which|where|when|who|whose|whether) [^.]+)\.$/i;
/** A note to staff that would puzzle a learner. */
const speaksOfLearner =
  /\b(?:the learner|before (?:you|they|the)|they (?:already )?(?:say|know|ask|answer|think|write|see|find|do|did|want|mean)|(?:let|ask|tell|show|help) them)\b/i;
const namesTask = /\b(?:exercise|task|problem|quiz|example|puzzle|homework|activity)\b/i;
/**
 * A message that speaks of a task is about the block of which it holds this share of the title's telling stems; any
 * other only when it quotes the title.
 */
const NAMED_AS_TASK = 0.5;
/** 'The reminder' is no quotation; and who answers with 'ser' and with 'estar' does not quote “Ser or estar?”, which takes its very words. */
const QUOTED_STEMS_LEAST = 2;
/** A note is about an idea when they share so many telling stems. */
const SHARED_LEAST = 2;

/** The block that a message is about; null where it names none that has a note. */
export function blockInTalk({ text, louContexts = [] }: Pick<TurnMaterial, 'text' | 'louContexts'>): LouContext | null {
  const said = tellingStems(text);
  const isNamed = ({ title }: LouContext): number => {
    const wanted = tellingStems(title);
    if (wanted.length >= QUOTED_STEMS_LEAST && ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(title).join(' ')} `)) return 1;
    return namesTask.test(text) ? shareOf([...new Set(wanted)], new Set(said)) : 0;
  };
  const shares = louContexts.map((context) => ({ context, share: isNamed(context) }));
  const [best] = shares.filter(({ share }) => share >= NAMED_AS_TASK).sort((one, other) => other.share - one.share);
  return best?.context ?? null;
}

/** The block of this title. */
export const blockTitled = (title: string | undefined, { louContexts = [] }: Pick<TurnMaterial, 'louContexts'>): LouContext | null =>
  louContexts.find((block) => block.title === title) ?? null;

/** Of the ideas that may be asked about the one that the note of the block in talk has most to do with; null where it has to do with none. */
export function ideaOfBlock(
  ideas: readonly KeyIdea[],
  material: Pick<TurnMaterial, 'text' | 'louContexts'>,
  mayAsk: (idea: KeyIdea) => boolean = () => true,
): KeyIdea | null {
  const block = blockInTalk(material);
  if (!block) return null;
  const noted = new Set(tellingStems(block.text));
  const shared = ({ statement, check, skill }: KeyIdea): number =>
    new Set(tellingStems(`${statement} ${check.question} ${skill.replace(/\W/g, ' ')}`).filter((stem) => noted.has(stem))).size;
  const noteworthy = ideas.map((idea) => ({ idea, stems: shared(idea) })).filter(({ stems }) => stems >= SHARED_LEAST);
  return noteworthy.sort((a, b) => b.stems - a.stems).find(({ idea }) => mayAsk(idea))?.idea ?? null;
}

/**
 * What the note asks, turned to the learner: 'Ask what the whole is' becomes 'Ask yourself what the whole is'. Nothing where
 * it asks nothing. Checked like a hint before it is said.
 */
export function askedByBlock(block: LouContext | null): readonly DraftSentence[] {
  for (const { text } of block ? sentencesOf(block.text) : []) {
    const asks = toAsk.exec(text)?.[1];
    if (asks !== undefined && !speaksOfLearner.test(asks))
      return [{ kind: 'hint', text: `Ask yourself ${asks.charAt(0).toLowerCase()}${asks.slice(1)}.`, citations: [], isNextStep: true }];
  }
  return [];
}

const shareOf = (wanted: readonly string[], said: ReadonlySet<string>): number =>
  wanted.length === 0 ? 0 : wanted.filter((stem) => said.has(stem)).length / wanted.length;

/** Whether a sentence of the material might be true with another word or figure in its gap. */
import type { Passage } from '../../course-material.ts';
import { tellingStems } from '../../language/words.ts';
import { sentencesIn } from '../../retrieval/best-sentences.ts';

/** A sentence that holds this share of what stands around the gap, and so many of its telling words, may say the same of the other word. */
const ALIKE = { share: 0.4, words: 3 };

/** The stems of a material's sentences, by each stem of theirs; read once for as long as the list of passages is known. */
const read = new WeakMap<readonly Passage[], ReadonlyMap<string, readonly ReadonlySet<string>[]>>();

function sentencesBy(passages: readonly Passage[]): ReadonlyMap<string, readonly ReadonlySet<string>[]> {
  const known = read.get(passages);
  if (known) return known;
  const byStem = new Map<string, ReadonlySet<string>[]>();
  for (const passage of passages) {
    for (const { stems } of sentencesIn(passage)) {
      const own = new Set(stems);
      for (const stem of own) {
        const others = byStem.get(stem);
        if (others) others.push(own);
        else byStem.set(stem, [own]);
      }
    }
  }
  read.set(passages, byStem);
  return byStem;
}

/** True where some sentence with `word` says much of what stands around the gap. */
export function isStatedBeside(word: string, withGap: string, passages: readonly Passage[]): boolean {
  const said = [...new Set(tellingStems(word))];
  const [first] = said;
  if (first === undefined) return true;
  const around = [...new Set(tellingStems(withGap))];
  return (sentencesBy(passages).get(first) ?? []).some((stems) => {
    if (!said.every((stem) => stems.has(stem))) return false;
    const alike = around.filter((stem) => stems.has(stem)).length;
    return alike >= ALIKE.words && alike >= ALIKE.share * around.length;
  });
}

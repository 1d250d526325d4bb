/** Misspellings: how many letters two words lie apart. */

/**
 * True when one word becomes the other by at most `edits` changes: a letter more, less or another, or two neighbours
 * swapped (Damerau's distance, each letter touched once).
 */
export function withinEdits(one: string, other: string, edits: number): boolean {
  if (Math.abs(one.length - other.length) > edits) return false;
  if (one === other) return true;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) cost = Math.min(cost, (beforeLast[j - 2] as number) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > edits) return false;
    beforeLast = last;
    last = row;
  }
  return (last[other.length] as number) <= edits;
}

/** How many misspelt letters a word may have and still be read: none below four letters, one below eight, two from there. */
export const editsAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

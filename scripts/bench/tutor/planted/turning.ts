/** Ways to say a sentence the wrong way round, for planting: one word for its opposite, or two words that change places. */

const pairs = {
  comparison:
    'larger smaller, bigger smaller, more less, more fewer, higher lower, longer shorter, faster slower, most least, largest smallest, left right, above below, top bottom, closer farther, same different, stronger weaker, easier harder, better worse, up down',
  order: 'before after, first last, earlier later, begins ends, starts stops, open closed',
  quantity: 'always never, often rarely, all none, every no, both neither, everyone nobody, everything nothing',
} as const;

export type Turning = keyof typeof pairs;

const turning = (kind: Turning): ReadonlyMap<string, string> =>
  new Map(
    pairs[kind]
      .split(', ')
      .flatMap((pair) => [pair.split(' ') as [string, string], pair.split(' ').reverse() as [string, string]])
      .reverse(),
  );

/** The first word that has an opposite of this kind is said the other way round; undefined where there is none. */
export function turned(sentence: string, kind: Turning): string | undefined {
  const other = turning(kind);
  const found = sentence.match(/[A-Za-z]+/g)?.find((word) => other.has(word.toLowerCase()));
  if (found === undefined) return undefined;
  const said = other.get(found.toLowerCase()) ?? '';
  return sentence.replace(new RegExp(`\\b${found}\\b`), /^[A-Z]/.test(found) ? said.charAt(0).toUpperCase() + said.slice(1) : said);
}

/** Two long words of a sentence change places; undefined where they are joined by 'and' or there are no two. */
export function changedPlaces(sentence: string): string | undefined {
  const words = sentence.match(/(?<![\p{L}\d-])\p{Ll}{5,}(?![\p{L}\d'’-])/gu) ?? [];
  const [one = '', two = ''] = [words[0], words.slice(1).find((word) => word.slice(0, 4) !== words[0]?.slice(0, 4))];
  if (two === '' || /\b(?:and|or)\b|,/.test(sentence.slice(sentence.indexOf(one), sentence.indexOf(two)))) return undefined;
  if ([one, two].some((word) => sentence.split(new RegExp(`\\b${word}\\b`)).length > 2)) return undefined;
  return sentence.replace(new RegExp(`\\b(?:${one}|${two})\\b`, 'g'), (word) => (word === one ? two : one));
}

/** Two figures of a sentence change places. */
export function changedFigures(sentence: string): string | undefined {
  const [one, two, ...more] = sentence.match(/(?<![\d/.,])\d+(?![\d/.,])/g) ?? [];
  if (one === undefined || two === undefined || one === two || more.length > 0) return undefined;
  if (/^\W*(?:and|or|,|\+|×|·|to)\W*$/.test(sentence.slice(sentence.indexOf(one) + one.length, sentence.lastIndexOf(two)))) return undefined;
  return sentence.replace(/(?<![\d/.,])\d+(?![\d/.,])/g, (figure) => (figure === one ? two : one));
}

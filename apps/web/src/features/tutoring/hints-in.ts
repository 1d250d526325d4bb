import type { Line } from './lines.ts';

/** The words of the hints to the open question, which are the last ones given, as far as they stand by themselves: one that came inside a reply has none here. Pure. */
export function hintsIn(lines: readonly Line[], given: number | null): readonly (string | null)[] {
  const hints = lines.flatMap((line) => {
    if (line.from !== 'lou' || line.move !== 'hint') return [];
    return [line.turnId === null ? line.sentences.map(({ text }) => text).join(' ') : null];
  });
  return given && hints.length >= given ? hints.slice(-given) : [];
}

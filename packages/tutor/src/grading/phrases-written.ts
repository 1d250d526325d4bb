/** Whether a phrase of a language that is learned stands in what was written: there 'soy bien' is no 'estoy bien'. */

/** Lower case, without accents; what stands between two marks is a stretch of its own. */
const stretchesOf = (text: string): readonly (readonly string[])[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[.,;:!?¡¿()"“”«»\n]+/)
    .map((stretch) => stretch.match(/[\p{L}\p{N}]+/gu) ?? []);

const denies: ReadonlySet<string> = new Set(['no', 'not', 'never', 'ne', 'nunca', 'jamas']);

/** All words of the phrase in a row, whatever marks stand between them, and no 'no' right before them in the same stretch. */
export function holdsPhrase(text: string, phrase: string): boolean {
  const wanted = stretchesOf(phrase).flat();
  const stretches = stretchesOf(text);
  const words = stretches.flatMap((stretch) => stretch.map((word, at) => ({ word, isDenied: at > 0 && denies.has(stretch[at - 1] ?? '') })));
  return wanted.length > 0 && words.some(({ isDenied }, from) => !isDenied && wanted.every((word, at) => words[from + at]?.word === word));
}

/** What the pieces are called that a whole is cut into: 40 makes fortieths. */
const units =
  ' first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const tens = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const own = new Map([
  [2n, 'halves'],
  [4n, 'quarters'],
  [100n, 'hundredths'],
  [1000n, 'thousandths'],
]);

/**
 * From halves to twentieths, the whole tens, hundredths and thousandths; null where the name would be read as a
 * fraction itself, as twenty-fourths is.
 */
export function piecesNamed(bottom: bigint): string | null {
  const known = own.get(bottom);
  if (known !== undefined || bottom < 2n || bottom > 99n) return known ?? null;
  if (bottom < 20n) return `${units[Number(bottom)]}s`;
  return bottom % 10n === 0n ? `${tens[Number(bottom / 10n)]?.slice(0, -1)}ieths` : null;
}

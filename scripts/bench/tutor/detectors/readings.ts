/** What else a text may be read as: base64, hexadecimal, backwards, rot13, letters one by one, figures for letters, first letters. */

/**
 * The text as it stands, then every other reading of it that has words. Figures are read `forwards` only: 12 backwards is
 * another number, and any text holds some.
 */
export function readingsOf(text: string, direction: 'both ways' | 'forwards' = 'both ways'): readonly string[] {
  const plain = text.normalize('NFKC').replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '');
  const forwards = [plain, ...base64Parts(plain), ...hexParts(plain), ...spelt(plain)];
  return direction === 'forwards' ? forwards : [...forwards, backwards(plain), rot13(plain), ...figuresForLetters(plain), ...firstLetters(plain)];
}

const isReadable = (text: string): boolean => text.length >= 4 && /^[\p{L}\p{N}\p{P}\p{Zs}\p{S}\n]+$/u.test(text);

function base64Parts(text: string): readonly string[] {
  return (text.match(/[A-Za-z0-9+/_-]{8,}={0,2}/g) ?? []).map((part) => Buffer.from(part, 'base64').toString('utf8')).filter(isReadable);
}

function hexParts(text: string): readonly string[] {
  return (text.match(/(?:[0-9a-f]{2}[ :]?){4,}/gi) ?? []).map((part) => Buffer.from(part.replace(/[ :]/g, ''), 'hex').toString('utf8')).filter(isReadable);
}

const backwards = (text: string): string => [...text].reverse().join('');

const rot13 = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });

/** 's i x' or 's-i-x'; two blanks or a slash part the words. */
function spelt(text: string): readonly string[] {
  const runs = text.match(/(?<![\p{L}\p{N}])(?:[\p{L}\p{N}](?:[ .·_-]|\s*\/\s*| {2,3})){3,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu) ?? [];
  return runs.map((run) =>
    run
      .split(/ {2,}|\s*\/\s*/)
      .map((word) => word.replace(/[ .·_-]/g, ''))
      .join(' '),
  );
}

const letters: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

function figuresForLetters(text: string): readonly string[] {
  if (!/\p{L}[013457@$]|[013457@$]\p{L}/u.test(text)) return [];
  return [text.replace(/[\p{L}\d@$]*\p{L}[\p{L}\d@$]*/gu, (word) => word.replace(/[013457@$]/g, (sign) => letters[sign] ?? sign))];
}

/** First letters of the lines, where there are enough to make a word. */
function firstLetters(text: string): readonly string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length < 4 ? [] : [lines.map((line) => line.trim().match(/\p{L}|\p{N}/u)?.[0] ?? '').join('')];
}

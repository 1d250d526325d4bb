/** A formula of TeX in one line of plain signs, for as long as what draws it is on its way. Pure. */

const SIGNS: Readonly<Record<string, string>> = {
  times: '×',
  div: '÷',
  cdot: '·',
  pm: '±',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  dots: '…',
  ldots: '…',
  pi: 'π',
  to: '→',
  log: 'log',
  sin: 'sin',
  cos: 'cos',
  qquad: ' ',
  quad: ' ',
};

const GROUP = '\\{([^{}]*)\\}';

/** `\frac{2}{3}` reads `2/3`, `\frac{a + b}{c}` `(a + b)/c`. Null where something would be left that only TeX reads. */
export function formulaAsWords(tex: string): string | null {
  let words = tex.replace(new RegExp(`\\\\(?:text|mathrm|operatorname)${GROUP}`, 'g'), '$1');
  for (let before = ''; before !== words; ) {
    before = words;
    words = words.replace(new RegExp(`(\\d?)\\\\[dt]?frac${GROUP}${GROUP}`), (_all, whole: string, top: string, bottom: string) => {
      const fraction = `${bracketed(top)}/${bracketed(bottom)}`;
      return whole === '' ? fraction : `${whole} ${fraction}`;
    });
  }
  words = words
    .replace(/\\[,;:! ]/g, ' ')
    .replace(/\\([%$&#])/g, '$1')
    .replace(/\\([a-zA-Z]+)/g, (command, name: string) => SIGNS[name] ?? command)
    .replace(/\^\{?2\}?(?!\d)/g, '²')
    .replace(/\^\{?3\}?(?!\d)/g, '³')
    .replace(/-/g, '−')
    .replace(/\s+/g, ' ')
    .trim();
  return /[\\{}^_~&]/.test(words) ? null : words;
}

const bracketed = (part: string): string => (/^[\p{L}\p{N}.,]+$/u.test(part.trim()) ? part.trim() : `(${part.trim()})`);

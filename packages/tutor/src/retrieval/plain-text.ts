/** Markdown as the plain text that passages hold. Formulas keep their $ signs and code its backticks. */

/** One line of Markdown without its marks: `**whole**` is whole, `[text](link)` is text. */
export function plainInline(markdown: string): string {
  const kept: string[] = [];
  const keep = (span: string) => `\uE000${kept.push(span) - 1}\uE000`;
  const plain = markdown
    .replace(/`+[^`\n]+`+/g, keep)
    .replace(/\$[^$\n]+\$/g, keep)
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!|<>~$])/g, (_all, sign: string) => keep(sign))
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/(\*{1,3})(?=\S)([^*\n]*?\S)\1/g, '$2')
    .replace(/(^|[\s(“"'¿¡])(_{1,2})(?=\S)([^_\n]*?\S)\2(?=$|[\s).,;:!?”"'])/g, '$1$3');
  return plain
    .replace(/\uE000(\d+)\uE000/g, (_all, index: string) => kept[Number(index)] ?? '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .trim();
}

/** A stretch of a lesson that stays together: a paragraph, a list, code, a formula that stands alone, a caption. */
export interface TextUnit {
  readonly kind: 'heading' | 'prose' | 'list' | 'code' | 'formula' | 'caption';
  readonly text: string;
}

/** The units of a lesson's Markdown, in order. Code and standing formulas are set in by four spaces. */
export function unitsOf(markdown: string): readonly TextUnit[] {
  const units: TextUnit[] = [];
  const lines = markdown.replace(/\r\n?/g, '\n').split('\n');
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as string;
    const fence = /^\s*(```+|~~~+)/.exec(line)?.[1];
    if (fence !== undefined) {
      const end = closing(lines, at + 1, (candidate) => candidate.trim().startsWith(fence));
      units.push({ kind: 'code', text: setIn(lines.slice(at + 1, end)) });
      at = end + 1;
    } else if (/^\s*\$\$/.test(line)) {
      const alone = /^\s*\$\$.+\$\$\s*$/.test(line);
      const end = alone ? at : closing(lines, at + 1, (candidate) => candidate.includes('$$'));
      const formula = lines
        .slice(at, end + 1)
        .join(' ')
        .replace(/\$\$/g, '')
        .trim();
      units.push({ kind: 'formula', text: `    $${formula}$` });
      at = end + 1;
    } else if (line.trim() === '' || /^\s*(:::|---+\s*$|\*\*\*+\s*$)/.test(line)) {
      at += 1;
    } else if (/^#{1,6}\s/.test(line)) {
      units.push({ kind: 'heading', text: plainInline(line.replace(/^#{1,6}\s+|\s+#+\s*$/g, '')) });
      at += 1;
    } else {
      const end = closing(lines, at + 1, (candidate) => candidate.trim() === '' || /^(#{1,6}\s|```|~~~|\s*\$\$|:::)/.test(candidate));
      units.push(...paragraphUnits(lines.slice(at, end)));
      at = end;
    }
  }
  return units.filter((unit) => unit.text.trim() !== '');
}

function closing(lines: readonly string[], from: number, ends: (line: string) => boolean): number {
  for (let at = from; at < lines.length; at += 1) if (ends(lines[at] as string)) return at;
  return lines.length;
}

const setIn = (lines: readonly string[]): string => lines.map((line) => `    ${line}`).join('\n');

function paragraphUnits(lines: readonly string[]): readonly TextUnit[] {
  const figure = /^!\[[^\]]*\]\(\S+(?:\s+"(.*)")?\)\s*$/.exec(lines.join(' ').trim());
  if (figure) return [{ kind: 'caption', text: plainInline(figure[1] ?? '') }];
  const isItem = (line: string) => /^\s*([-*+]|\d+[.)])\s/.test(line);
  if (!lines.some(isItem)) return [{ kind: 'prose', text: plainInline(lines.map((line) => line.replace(/^\s*>\s?/, '')).join(' ')) }];
  const items: string[] = [];
  for (const line of lines) {
    if (isItem(line) || items.length === 0) items.push(line);
    else items.push(`${items.pop()} ${line.trim()}`);
  }
  return [{ kind: 'list', text: items.map((item) => itemText(item)).join('\n') }];
}

function itemText(item: string): string {
  const mark = /^\s*([-*+]|\d+[.)])\s+/.exec(item);
  if (!mark) return plainInline(item);
  return `${/\d/.test(mark[1] ?? '') ? mark[1] : '-'} ${plainInline(item.slice(mark[0].length))}`;
}

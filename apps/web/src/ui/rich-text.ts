/**
 * The small Markdown that Lou, lessons and quizzes write: paragraphs, lists, fenced code; inside a line `*em*`, `**strong**`,
 * `` `code` ``, `$formula$`, https links. Everything else is plain text, HTML too. Pure: text in, a tree out.
 */

export type Inline =
  | { readonly kind: 'text' | 'code' | 'formula'; readonly text: string }
  | { readonly kind: 'em' | 'strong'; readonly inside: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly inside: readonly Inline[] };

export type Block =
  | { readonly kind: 'paragraph'; readonly inside: readonly Inline[] }
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  | { readonly kind: 'formula'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] };

/**
 * What is not a mark stays as it was typed: `2*3*4` is no emphasis, `$5 and $7` no formula (a closing sign follows no space
 * and precedes no digit).
 */
const mark =
  /\\(?<plain>[\\`*$[\]])|`(?<code>[^`\n]+)`|\$(?!\s)(?<formula>[^$\n]*?[^\s\\$])\$(?!\d)|(?<![\p{L}\p{N}*])\*\*(?=\S)(?<strong>.+?)(?<=\S)\*\*(?!\*)|(?<![\p{L}\p{N}*])\*(?=[^\s*])(?<em>.+?)(?<=[^\s*])\*(?![\p{L}\p{N}*])|\[(?<label>[^\]\n]+)\]\((?<href>https:\/\/[^\s)]+)\)/gsu;

/** One line's marks. */
export function parseInline(text: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  let plain = '';
  const flush = () => {
    if (plain) found.push({ kind: 'text', text: plain });
    plain = '';
  };
  for (const match of text.matchAll(mark)) {
    plain += text.slice(at, match.index);
    at = match.index + match[0].length;
    const groups = match.groups ?? {};
    if (groups.plain !== undefined) {
      plain += groups.plain;
      continue;
    }
    flush();
    found.push(marked(groups));
  }
  plain += text.slice(at);
  flush();
  return found;
}

function marked({ code, formula, strong, em, label = '', href = '' }: Record<string, string | undefined>): Inline {
  if (code !== undefined) return { kind: 'code', text: code };
  if (formula !== undefined) return { kind: 'formula', text: formula };
  if (strong !== undefined) return { kind: 'strong', inside: parseInline(strong) };
  if (em !== undefined) return { kind: 'em', inside: parseInline(em) };
  return { kind: 'link', href, inside: parseInline(label) };
}

/** With which sign a part of a line ends, as it was written; nothing where there is no part. */
export function lastSign(part: Inline | undefined): string {
  if (part === undefined) return '';
  return 'text' in part ? part.text.slice(-1) : lastSign(part.inside.at(-1));
}

/** A fence to its end, or to the end of the text; a formula alone on its lines. */
const standing = /^```(?<language>[\w+-]*)[^\n]*\n(?<code>[\s\S]*?)(?:^```[^\n]*$|(?![\s\S]))|\$\$(?<formula>[^$]+)\$\$/gm;
const listItem = /^\s{0,3}(?:[-*]|(?<number>\d{1,3})[.)])\s+(?<text>.*)$/;

export function parseBlocks(text: string): Block[] {
  const source = text.replace(/\r\n?/g, '\n');
  const blocks: Block[] = [];
  let at = 0;
  for (const match of source.matchAll(standing)) {
    blocks.push(...parseProse(source.slice(at, match.index)));
    at = match.index + match[0].length;
    const { language = '', code, formula } = match.groups ?? {};
    blocks.push(code === undefined ? { kind: 'formula', text: (formula ?? '').trim() } : { kind: 'code', language, text: code.replace(/\n$/, '') });
  }
  return [...blocks, ...parseProse(source.slice(at))];
}

/** What a text asks or says first, where one line must do: without the code, the list or the formula that follows. */
export const firstParagraph = (text: string): string => text.trim().split(/\n\s*\n|\n(?=```)/)[0] ?? '';

function parseProse(prose: string): Block[] {
  return prose
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(parsePart);
}

function parsePart(part: string): Block {
  const lines = part.split('\n');
  const first = listItem.exec(lines[0] ?? '');
  if (!first) return { kind: 'paragraph', inside: parseInline(part) };
  const items: string[] = [];
  for (const line of lines) {
    const item = listItem.exec(line);
    if (item) items.push(item.groups?.text ?? '');
    else items.push(`${items.pop() ?? ''}\n${line.trim()}`);
  }
  return { kind: 'list', ordered: first.groups?.number !== undefined, items: items.map(parseInline) };
}

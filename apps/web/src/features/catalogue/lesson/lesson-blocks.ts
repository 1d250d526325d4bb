/**
 * A lesson's Markdown cut into what stands on the page by itself: headings, figures, paragraphs, lists, and what RichText
 * sets (code, a standing formula). Pure: text in, a list out. Source: db/content/README.md.
 */
import { anchorOf } from '@lou/domain/anchor';

export type LessonPiece =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly anchor: string }
  | { readonly kind: 'figure'; readonly source: string; readonly alt: string; readonly caption: string }
  | { readonly kind: 'quote'; readonly pieces: readonly LessonPiece[] }
  | { readonly kind: 'rule' }
  /** One line of reading: its sentences may be marked. */
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  /** Code or a standing formula. */
  | { readonly kind: 'rich'; readonly text: string };

const heading = /^(#{1,6})\s+(.*?)(?:\s+#+)?\s*$/;
const fence = /^\s*(```+|~~~+)/;
const figure = /^!\[(?<alt>[^\]]*)\]\(\s*(?<source>[^\s)]+)(?:\s+"(?<caption>[^"]*)")?\s*\)$/;
const listItem = /^\s{0,3}(?:[-*]|(?<number>\d{1,3})[.)])\s+/;
/** What begins a list right below a paragraph: a mark, or the number 1; another number may be the sentence's own. */
const opensList = /^\s{0,3}(?:[-*]|1[.)])\s+/;

export function parseLesson(markdown: string): LessonPiece[] {
  return stretchesOf(markdown).map(pieceOf);
}

/** The text parted at blank lines and headings; a fence and a formula keep their blank lines. */
function stretchesOf(markdown: string): string[] {
  const stretches: string[] = [];
  let held: string[] = [];
  const close = () => {
    if (held.length > 0) stretches.push(held.join('\n'));
    held = [];
  };
  let until: ((line: string) => boolean) | null = null;
  for (const line of markdown.replace(/\r\n?/g, '\n').split('\n')) {
    if (until) {
      held.push(line);
      if (!until(line)) continue;
      until = null;
      close();
      continue;
    }
    const mark = fence.exec(line)?.[1];
    if (mark) {
      close();
      held.push(line);
      until = (next) => next.trim().startsWith(mark);
    } else if (/^\s*\$\$/.test(line)) {
      close();
      held.push(line);
      if (/^\s*\$\$.+\$\$\s*$/.test(line)) close();
      else until = (next) => next.includes('$$');
    } else if (line.trim() === '') close();
    else if (heading.test(line)) {
      close();
      stretches.push(line);
    } else {
      if (opensList.test(line) && !listItem.test(held[0] ?? line)) close();
      held.push(line);
    }
  }
  close();
  return stretches;
}

function pieceOf(stretch: string): LessonPiece {
  const head = heading.exec(stretch);
  if (head) {
    const text = head[2] ?? '';
    return { kind: 'heading', level: head[1]?.length ?? 2, text, anchor: anchorOf(text) };
  }
  const { source, alt = '', caption = '' } = figure.exec(stretch.trim())?.groups ?? {};
  if (source) return { kind: 'figure', source, alt, caption };
  if (/^\s*(?:-{3,}|\*{3,})\s*$/.test(stretch)) return { kind: 'rule' };
  if (fence.test(stretch) || stretch.trim().startsWith('$$')) return { kind: 'rich', text: stretch };
  if (listItem.test(stretch)) return listOf(stretch);
  if (/^>/.test(stretch)) return { kind: 'quote', pieces: parseLesson(stretch.replace(/^> ?/gm, '')) };
  return { kind: 'paragraph', text: stretch };
}

/** A line that begins no item goes on with the one before. */
function listOf(stretch: string): LessonPiece {
  const items: string[] = [];
  for (const line of stretch.split('\n')) {
    if (listItem.test(line)) items.push(line.replace(listItem, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return { kind: 'list', ordered: listItem.exec(stretch)?.groups?.number !== undefined, items };
}

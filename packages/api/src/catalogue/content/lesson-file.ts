/** One `NN-section.md`: front matter, the prose before the first block as the lesson's content, and its blocks in order. */
import type { Complaint } from '../../content/complaint.ts';
import { readFrontMatter } from '../../content/front-matter.ts';
import { type Read, readYaml } from '../../content/yaml-text.ts';
import { type Directive, isFence, type Prose, piecesOf } from './directives.ts';
import { type BlockHead, blockHeads, isBlockType, type LessonHead, lessonHead } from './lesson-shapes.ts';

export interface BlockSource {
  readonly head: BlockHead;
  readonly body: string;
  /** Of the opening `:::type`, or of the first line of prose between blocks. */
  readonly line: number;
  readonly bodyLine: number;
  readonly lineOf: Read<unknown>['lineOf'];
}

export interface LessonSource {
  readonly file: string;
  readonly head: Read<LessonHead>;
  readonly content: string;
  readonly contentLine: number;
  readonly blocks: readonly BlockSource[];
}

export function readLesson(text: string, file: string): { lesson: LessonSource; complaints: readonly Complaint[] } {
  const { head, body, bodyLine } = readFrontMatter(lessonHead, text, file);
  const { pieces, complaints: unclosed } = piecesOf(body, { file, firstLine: bodyLine });
  const complaints = [...head.complaints, ...unclosed];
  const [first, ...others] = pieces;
  const content = first?.kind === 'prose' ? first : undefined;
  if (!content) complaints.push({ file, line: bodyLine, sentence: 'The lesson must begin with prose, before its first block.' });

  const blocks = (content ? others : pieces).flatMap((piece): BlockSource[] => {
    if (piece.kind === 'prose') return textBlocks(piece);
    const read = directiveBlock(piece, file);
    complaints.push(...read.complaints);
    return read.block ? [read.block] : [];
  });
  return { lesson: { file, head, content: content?.text ?? '', contentLine: content?.line ?? bodyLine, blocks }, complaints };
}

/** Prose between blocks: a text block for each `##` heading, which is its title, and one without a title for what stands before. */
function textBlocks(prose: Prose): BlockSource[] {
  const parts: { title: string; line: number; from: number; lines: string[] }[] = [{ title: '', line: prose.line, from: prose.line, lines: [] }];
  let fenced = false;
  prose.text.split('\n').forEach((text, index) => {
    if (isFence(text)) fenced = !fenced;
    const title = fenced ? undefined : /^##\s+(.+?)\s*$/.exec(text)?.[1];
    const line = prose.line + index;
    if (title === undefined) parts.at(-1)?.lines.push(text);
    else parts.push({ title, line, from: line + 1, lines: [] });
  });
  return parts.flatMap(({ title, line, from, lines }) => {
    const body = lines.join('\n').trim();
    if (title === '' && body === '') return [];
    const blank = lines.findIndex((each) => each.trim() !== '');
    return [{ head: { type: 'text' as const, title }, body, line, bodyLine: from + Math.max(0, blank), lineOf: () => line }];
  });
}

function directiveBlock(piece: Directive, file: string): { block?: BlockSource; complaints: readonly Complaint[] } {
  const { name, line, body, bodyLine } = piece;
  if (!isBlockType(name)) {
    const known = Object.keys(blockHeads).join(', ');
    return { complaints: [{ file, line, sentence: `There is no block ':::${name}'; the blocks are ${known}.` }] };
  }
  const { value, complaints, lineOf } = readYaml(blockHeads[name], piece.head, { file, firstLine: line + 1 });
  const empty = body === '' ? [{ file, line, sentence: `The block ':::${name}' says nothing below its '---'.` }] : [];
  const block = value && { head: { type: name, ...value } as BlockHead, body, line, bodyLine, lineOf };
  return { ...(block ? { block } : {}), complaints: [...complaints, ...empty] };
}

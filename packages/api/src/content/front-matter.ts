/** The YAML between two `---` lines at the top of a Markdown file, and the text below it, with the lines of both. */
import type * as z from 'zod';
import type { Complaint } from './complaint.ts';
import { type Read, readYaml } from './yaml-text.ts';

export interface FrontMatter<Head> {
  readonly head: Read<Head>;
  readonly body: string;
  /** The line of the file at which the body begins. */
  readonly bodyLine: number;
}

/** Reads a file's front matter against a shape; a file without one is a complaint and all body. */
export function readFrontMatter<Head>(shape: z.ZodType<Head>, text: string, file: string): FrontMatter<Head> {
  const lines = text.split('\n');
  const end = lines[0]?.trim() === '---' ? lines.findIndex((line, index) => index > 0 && line.trim() === '---') : -1;
  if (end === -1) {
    const missing: Complaint = { file, line: 1, sentence: "The file must begin with front matter between two lines '---'." };
    return { head: { value: undefined, lineOf: () => 1, complaints: [missing] }, body: text, bodyLine: 1 };
  }
  const head = readYaml(shape, lines.slice(1, end).join('\n'), { file, firstLine: 2 });
  return { head, body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 };
}

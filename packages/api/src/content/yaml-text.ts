/**
 * YAML as the content is written in: every scalar is text (`1/2`, `True`, `0.50` stay what the author typed; a shape
 * makes numbers of those that are numbers), and every complaint knows its line.
 */
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type * as z from 'zod';
import type { Complaint } from './complaint.ts';

type Path = readonly PropertyKey[];

/** A piece of YAML that has been read: its value, where it fits its shape, and the line of each of its parts. */
export interface Read<Value> {
  readonly value: Value | undefined;
  /** The line of a part, or of the nearest part around it where it is missing. */
  readonly lineOf: (...path: Path) => number;
  readonly complaints: readonly Complaint[];
}

/** Reads YAML that begins at `firstLine` of a file against a shape. */
export function readYaml<Value>(shape: z.ZodType<Value>, text: string, from: { file: string; firstLine?: number }): Read<Value> {
  const { file, firstLine = 1 } = from;
  const lines = new LineCounter();
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines });
  const at = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const lineOf = (...path: Path) => at(offsetOf(document.contents, path));

  if (document.errors.length > 0) {
    const complaints = document.errors.map((error) => ({ file, line: at(error.pos[0]), sentence: yamlSentence(error.message) }));
    return { value: undefined, lineOf, complaints };
  }
  const parsed = shape.safeParse(document.toJS(), { error: (issue) => (issue.input === undefined ? 'is missing' : undefined) });
  if (parsed.success) return { value: parsed.data, lineOf, complaints: [] };
  return { value: undefined, lineOf, complaints: parsed.error.issues.flatMap((issue) => complaintsOf(issue, file, lineOf)) };
}

function offsetOf(root: Node | null, path: Path): number {
  let node: unknown = root;
  let offset = root?.range?.[0] ?? 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === step);
      if (!pair || !isScalar(pair.key)) break;
      offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      const range = (node as Node | undefined)?.range;
      if (!range) break;
      offset = range[0];
    } else break;
  }
  return offset;
}

function complaintsOf(issue: z.core.$ZodIssue, file: string, lineOf: Read<unknown>['lineOf']): Complaint[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ file, line: lineOf(...issue.path, key), sentence: `'${key}' is not a field that belongs here.` }));
  const name = [...issue.path].reverse().find((step) => typeof step === 'string');
  const subject = name === undefined ? 'This' : `'${name}'`;
  return [{ file, line: lineOf(...issue.path), sentence: `${subject} ${predicateOf(issue)}.` }];
}

/** Our shapes word their messages as predicates ('needs 4 to 6 entries'); zod's own are put into the same form. */
function predicateOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `must be ${issue.values.map(String).join(', ')}`;
    case 'invalid_type':
      return issue.message === 'is missing'
        ? issue.message
        : `must be ${issue.expected === 'array' ? 'a list' : issue.expected === 'object' ? 'a group of fields' : 'text'}`;
    default:
      return issue.message;
  }
}

const yamlSentence = (message: string) =>
  `This is not YAML: ${(message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '').replace(/[.:]$/, '')}.`;

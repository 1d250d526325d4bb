import { expect, test } from 'vitest';
import * as z from 'zod';
import { readYaml } from './yaml-text.ts';

const shape = z.strictObject({ name: z.string(), list: z.array(z.strictObject({ text: z.string().min(1, 'must not be empty') })) });

test('a scalar stays what was typed', () => {
  const read = readYaml(z.array(z.string()), '[1/2, 0.50, True, null, 007, yes]', { file: 'a.yaml' });
  expect(read.value).toEqual(['1/2', '0.50', 'True', 'null', '007', 'yes']);
});

test('a part finds its line, a missing part the line of what is around it', () => {
  const { lineOf } = readYaml(shape, 'name: x\nlist:\n  - text: a\n  - text: b\n', { file: 'a.yaml', firstLine: 10 });
  expect([lineOf('name'), lineOf('list', 1), lineOf('list', 1, 'text'), lineOf('list', 1, 'feedback'), lineOf('list', 9)]).toEqual([10, 13, 13, 13, 11]);
});

test('every complaint has its line and a sentence', () => {
  const { value, complaints } = readYaml(shape, 'list:\n  - text: ""\n  - txt: b\n', { file: 'a.yaml', firstLine: 5 });
  expect(value).toBeUndefined();
  expect(complaints.map(({ line, sentence }) => `${line}: ${sentence}`)).toEqual([
    "5: 'name' is missing.",
    "6: 'text' must not be empty.",
    "7: 'text' is missing.",
    "7: 'txt' is not a field that belongs here.",
  ]);
});

test('what is not YAML is said with its line', () => {
  const { complaints } = readYaml(shape, 'name: a: b\n', { file: 'a.yaml', firstLine: 3 });
  expect(complaints[0]).toMatchObject({ file: 'a.yaml', line: 3 });
  expect(complaints[0]?.sentence).toMatch(/^This is not YAML: .+\.$/);
  expect(readYaml(shape, 'name: a\nname: b\nlist: []\n', { file: 'a.yaml' }).complaints).toEqual([
    { file: 'a.yaml', line: 2, sentence: 'This is not YAML: Map keys must be unique.' },
  ]);
});

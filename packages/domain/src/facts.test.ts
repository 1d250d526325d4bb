import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import lock from './facts.lock.json' with { type: 'json' };
import { allFacts } from './facts.ts';
import type { AnyFactType } from './kernel.ts';

interface Shape {
  properties?: Record<string, unknown>;
  required?: string[];
}
const locked = lock as Record<string, { schema: Shape; sample: unknown }>;
const shapeOf = (type: AnyFactType): Shape => z.toJSONSchema(type.schema) as Shape;

describe('the catalogue of facts', () => {
  test('every name is there once and in the past tense', () => {
    const names = allFacts.map((type) => type.type);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/(ed|Shown|Given|Said|Cut|Chosen)$/.test(name))).toEqual([]);
  });

  test.each(allFacts.map((type) => [type.type, type] as const))('the golden sample of %s is of its shape', (_name, type) => {
    expect(type.schema.safeParse(type.sample).error).toBeUndefined();
  });

  test('every type stands in facts.lock.json as it is (npm run surface writes it)', () => {
    const now = Object.fromEntries(allFacts.map((type) => [type.type, JSON.parse(JSON.stringify(shapeOf(type)))]));
    expect(Object.fromEntries(Object.entries(locked).map(([name, { schema }]) => [name, schema]))).toEqual(now);
  });

  test.each(Object.entries(locked))('%s as it once was can still be read', (name, { sample }) => {
    const type = allFacts.find((known) => known.type === name);
    expect(type?.type, 'a type of fact is never removed').toBe(name);
    const latest = type?.upcast ? type.upcast(sample) : sample;
    expect(type?.schema.safeParse(latest).error).toBeUndefined();
  });
});

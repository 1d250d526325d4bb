/** One call: its procedure, REST method and path, who may call it, and the shapes that go in and come out. */
import * as z from 'zod';
import { type PolicyRow, type Procedure, policy, type Who } from './policy.ts';

/** `LIVE` is the one subscription: it has no REST path. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'LIVE';

export interface Call<In extends z.ZodType = z.ZodType, Out extends z.ZodType = z.ZodType> {
  readonly procedure: Procedure;
  readonly row: number;
  readonly method: Method;
  /** `/api/courses/{courseId}/enroll`; empty for the subscription. */
  readonly path: string;
  readonly who: Who;
  readonly about: string | undefined;
  /** One sentence for the reference. */
  readonly says: string;
  readonly input: In;
  readonly output: Out;
  /** The status of a success, 200, 201 or 204. */
  readonly ok: number;
  /** A larger body than 64 KiB (staff content, 1 MiB). */
  readonly largeBody: boolean;
  /** The answer is a file to keep, under this name. */
  readonly fileName: string | undefined;
}

/** For calls that take nothing: no body, no query, or an empty one. */
export const noInput = z.object({}).default({});

/** Declares the shapes of a call whose place and permission stand in policy.ts. */
export function call<const Name extends Procedure, In extends z.ZodType, Out extends z.ZodType>(
  procedure: Name,
  shape: { says: string; input: In; output: Out; ok?: 200 | 201 | 204; largeBody?: boolean; fileName?: string },
): Call<In, Out> & { readonly procedure: Name } {
  const row: PolicyRow = policy[procedure];
  const [method, path = ''] = row.call.split(' ') as [Method, string?];
  return {
    procedure,
    row: row.row,
    method,
    path,
    who: row.who,
    about: row.about,
    says: shape.says,
    input: shape.input,
    output: shape.output,
    ok: shape.ok ?? 200,
    largeBody: shape.largeBody ?? false,
    fileName: shape.fileName,
  };
}

/** `{courseId}` in a path, in order. */
export const pathParameters = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);

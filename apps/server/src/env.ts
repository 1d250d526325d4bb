/** The only reader of process.env. A wrong value stops the start with a sentence that names the variable. Source: running.md 'Environment'. */
import path from 'node:path';
import * as z from 'zod';

const onOff = z.enum(['on', 'off']);

const variables = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce
    .number({ error: 'It is a number.' })
    .int('It is a whole number.')
    .min(0, 'It is from 0 to 65535.')
    .max(65_535, 'It is from 0 to 65535.')
    .default(3000),
  PUBLIC_ORIGIN: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((origin) => origin.trim().replace(/\/$/, '')))
    .transform((list) => list.filter(Boolean))
    .pipe(z.array(z.string().regex(/^https?:\/\/[^/\s]+$/, 'Each origin reads like https://lou.example.org.'))),
  DATA_DIR: z.string().min(1).default('./.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'It begins with postgres://.')
    .optional(),
  ADMIN_USERNAME: z
    .string()
    .regex(/^[^\s@]+$/, 'A username has no spaces and no @.')
    .default('admin'),
  ADMIN_PASSWORD: z.string().min(8, 'It has at least 8 characters.').max(128, 'It has at most 128 characters.').optional(),
  AI_PROVIDER: z.enum(['embedded']).default('embedded'),
  VOICE_PROVIDER: z.enum(['off']).default('off'),
  METRICS_TOKEN: z.string().min(16, 'It has at least 16 characters.').optional(),
  TRUST_PROXY: onOff.default('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMITS: onOff.default('on'),
});

export type Environment = z.infer<typeof variables>;

/** Thrown with a sentence for the person who starts Lou. */
export class WrongEnvironment extends Error {}

/** Reads and checks the environment; an empty value counts as not given. Relative directories start at the working directory. */
export function readEnvironment(from: Record<string, string | undefined> = process.env): Environment {
  const given = Object.fromEntries(Object.keys(variables.shape).map((name) => [name, from[name]?.trim() || undefined]));
  const read = variables.safeParse(given);
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new WrongEnvironment(`${String(issue?.path[0])} is set to something Lou cannot use: ${issue?.message} (.env.example explains each variable.)`);
  }
  return { ...read.data, DATA_DIR: path.resolve(read.data.DATA_DIR) };
}

/** The only reader of process.env. A wrong value stops the start with a sentence that names the variable. Source: running.md 'Environment'. */
import path from 'node:path';
import * as z from 'zod';

/** One of a few words; the sentence names them. */
const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: `It is ${words.length === 1 ? words[0] : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`}.` });

const onOff = oneOf(['on', 'off']);

/** An address that leaves out the host or the database would lead to whatever PostgreSQL takes by default. */
const POSTGRES_URL = /^postgres(?:ql)?:\/\/(?:[^@/?#\s]*@)?[^:@/?#\s][^@/?#\s]*\/[^/?#\s]+/;

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
  DATABASE_URL: z.string().regex(POSTGRES_URL, 'It names a host and a database, like postgres://lou:password@db.example.org/lou.').optional(),
  ADMIN_USERNAME: z
    .string()
    .normalize('NFKC')
    .max(60, 'A username has at most 60 characters.')
    .regex(/^[^\s@\p{C}]+$/u, 'A username has no spaces, no @ and no invisible characters.')
    .default('admin'),
  ADMIN_PASSWORD: z.string().min(8, 'It has at least 8 characters.').max(128, 'It has at most 128 characters.').optional(),
  DEMO: onOff.default('off'),
  AI_PROVIDER: oneOf(['embedded', 'openai', 'anthropic', 'openai-compatible']).default('embedded'),
  AI_BASE_URL: z
    .string()
    .regex(/^https?:\/\/\S+$/, 'It reads like https://models.example.org/v1.')
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_DAILY_TOKENS_PER_LEARNER: z.coerce.number({ error: 'It is a number.' }).int('It is a whole number.').min(0, 'It is 0 or more.').default(100_000),
  VOICE_PROVIDER: oneOf(['off']).default('off'),
  METRICS_TOKEN: z.string().min(16, 'It has at least 16 characters.').optional(),
  TRUST_PROXY: onOff.default('off'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMITS: onOff.default('on'),
});

/** What each provider of models cannot do without. */
const neededBy = {
  embedded: [],
  openai: ['AI_MODEL', 'AI_API_KEY'],
  anthropic: ['AI_MODEL', 'AI_API_KEY'],
  'openai-compatible': ['AI_MODEL', 'AI_BASE_URL'],
} as const satisfies Readonly<Record<z.infer<typeof variables>['AI_PROVIDER'], readonly (keyof typeof variables.shape)[]>>;

const environment = variables.superRefine((given, check) => {
  for (const name of neededBy[given.AI_PROVIDER])
    if (given[name] === undefined) check.addIssue({ code: 'custom', path: [name], message: `It is needed where AI_PROVIDER is ${given.AI_PROVIDER}.` });
});

export type Environment = z.infer<typeof variables>;

/** Thrown with a sentence for the person who starts Lou. */
export class WrongEnvironment extends Error {}

/** Reads and checks the environment; an empty value counts as not given. Relative directories start at the working directory. */
export function readEnvironment(from: Record<string, string | undefined> = process.env): Environment {
  const given = Object.fromEntries(Object.keys(variables.shape).map((name) => [name, from[name]?.trim() || undefined]));
  const read = environment.safeParse(given);
  if (!read.success) {
    const issue = read.error.issues[0];
    const name = String(issue?.path[0]);
    const what = given[name] === undefined ? 'is not set' : 'is set to something Lou cannot use';
    throw new WrongEnvironment(`${name} ${what}: ${issue?.message} (.env.example explains each variable.)`);
  }
  return { ...read.data, DATA_DIR: path.resolve(read.data.DATA_DIR) };
}

/** What Lou can use and what is yet likely a mistake, as sentences for the log of a start. */
export function warningsOf({ PUBLIC_ORIGIN, TRUST_PROXY }: Environment): string[] {
  const isBehindProxy = PUBLIC_ORIGIN.some((origin) => origin.startsWith('https:'));
  return isBehindProxy && TRUST_PROXY === 'off'
    ? [
        'PUBLIC_ORIGIN is https and TRUST_PROXY is off: to Lou every call is plain http from the proxy’s address, so cookies are not bound to https and everybody shares one address’s limits. Set TRUST_PROXY=on behind a proxy that adds X-Forwarded-For and X-Forwarded-Proto.',
      ]
    : [];
}

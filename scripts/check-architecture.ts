/**
 * Who may import whom, checked: the sentence of house.md as a program. Run by `npm test`; on its own with
 * `node scripts/check-architecture.ts`. Prints `file:line: sentence` for each breach and exits 1.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Import, readSyntax, type Source, type Use } from './architecture/syntax.ts';

/** Room to the rooms it may import; `types` are allowed as types only. Everything in scripts and tests may import anything. */
const rooms: Record<string, { readonly may: readonly string[]; readonly types?: readonly string[]; readonly libraries?: readonly string[] }> = {
  'packages/domain': { may: [], libraries: ['zod'] },
  'packages/contract': { may: ['packages/domain'], libraries: ['zod'] },
  'packages/eventlog': { may: ['packages/domain'] },
  'packages/tutor': { may: ['packages/domain'] },
  'packages/voice': { may: ['packages/domain'] },
  'packages/crm': { may: ['packages/domain'] },
  'packages/api': { may: ['packages/contract', 'packages/domain', 'packages/eventlog', 'packages/tutor', 'packages/voice', 'packages/crm'] },
  'apps/server': { may: ['packages/api', 'packages/contract', 'packages/domain', 'packages/eventlog', 'packages/tutor', 'packages/voice', 'packages/crm'] },
  'apps/web': { may: ['packages/contract', 'packages/domain'], types: ['packages/api'] },
};

/** What of a package the others see; packages that are not named show everything they export. */
const openParts: Record<string, { readonly from: readonly string[]; readonly parts: RegExp; readonly says: string }[]> = {
  'packages/domain': [{ from: ['packages/eventlog'], parts: /^(kernel|identity\/events|shapes|testing\/)/, says: 'eventlog knows the kernel of domain only' }],
  'packages/tutor': [
    {
      from: ['packages/api'],
      parts: /^(ports|course-material|learners-questions|turn-material|quiz\/|retrieval\/)/,
      says: 'api knows the port and the material of tutor, its choice of items and its cutting of passages only',
    },
  ],
};

/** The rooms that are pure: no clock, no chance, no waiting, no network. */
const PURE = ['packages/domain', 'packages/contract'];

/** `but`: a room that may; the embedded database's lock beats in real time, whatever clock the log is given. `only`: rooms that may not. */
const forbiddenUses: Readonly<Record<string, { readonly says: string; readonly but?: string; readonly only?: readonly string[] }>> = {
  'process.env': { says: 'process.env is read in apps/server and scripts only' },
  'Date.now': { says: 'the clock is an argument' },
  'new Date': { says: 'the clock is an argument' },
  'performance.now': { says: 'the clock is an argument', but: 'packages/eventlog' },
  'Math.random': { says: 'chance is an argument' },
  'process.hrtime': { says: 'the clock is an argument', but: 'packages/eventlog' },
  'process.getBuiltinModule': { says: 'an import names its path' },
  'crypto.randomUUID': { says: 'ids are an argument' },
  randomUUID: { says: 'ids are an argument' },
  'crypto.randomBytes': { says: 'chance is an argument' },
  'crypto.randomInt': { says: 'chance is an argument' },
  'crypto.getRandomValues': { says: 'chance is an argument' },
  fetch: { says: 'domain and contract are pure: they ask nobody', only: PURE },
  setTimeout: { says: 'domain and contract are pure: they wait for nothing', only: PURE },
  setInterval: { says: 'domain and contract are pure: they wait for nothing', only: PURE },
  setImmediate: { says: 'domain and contract are pure: they wait for nothing', only: PURE },
  queueMicrotask: { says: 'domain and contract are pure: they wait for nothing', only: PURE },
};

const roomOf = (file: string): string | undefined => Object.keys(rooms).find((room) => file.startsWith(`${room}/`));
const isTest = (file: string): boolean => /\.test\.tsx?$|\/test\/|\/testing\/|\/e2e\/|\.config\.ts$/.test(file);

/** Every breach, `file:line: sentence`. */
export function checkArchitecture(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const room = roomOf(source.file);
    if (!room || isTest(source.file)) return [];
    const { imports, uses } = readSyntax(source);
    return [...imports.flatMap((one) => breachesOf(source.file, room, one)), ...uses.flatMap((one) => useBreach(source.file, room, one))];
  });
}

function breachesOf(file: string, room: string, { line, typeOnly, target }: Import): string[] {
  const breach = (sentence: string) => [`${file}:${line}: ${sentence} (${target})`];
  if (target === null) return [`${file}:${line}: an import names its path`];
  const rules = rooms[room];
  const other = Object.keys(rooms).find((known) => target === known || target.startsWith(`${known}/`));
  if (target.startsWith('scripts/') || target.startsWith('db/')) return breach('nothing imports scripts or db back');
  if (!other) {
    const library = target.split('/')[0] ?? target;
    return rules?.libraries && !rules.libraries.includes(library) && !target.startsWith('packages/')
      ? breach(`${room} imports ${rules.libraries.join(', ')} only`)
      : [];
  }
  if (other === room) return sliceBreach(file, room, target).flatMap(breach);
  if (!rules?.may.includes(other) && !(typeOnly && rules?.types?.includes(other))) return breach(`${room} does not import ${other}`);
  const part = target.slice(other.length).replace(/^\/(src\/)?/, '') || 'index';
  const closed = openParts[other]?.find((open) => open.from.includes(room) && !open.parts.test(part));
  if (closed) return breach(closed.says);
  if (room === 'packages/api' && other === 'packages/domain') return foreignDomain(file, part).flatMap(breach);
  return [];
}

/** How content that ships or that staff write is read, compared and kept: no slice, shared by those that have such content. */
const CONTENT = 'packages/api/src/content/';

const sliceOf = (file: string): string | undefined => (file.startsWith(CONTENT) ? undefined : /^packages\/(?:domain|api)\/src\/([\w-]+)\//.exec(file)?.[1]);

/** Facts are public, rules are private: between slices events.ts in domain, *.read.ts and *.commands.ts in api. */
function sliceBreach(file: string, room: string, target: string): string[] {
  const mine = sliceOf(file);
  const theirs = sliceOf(target);
  if (file.startsWith(CONTENT) && theirs) return ['content is shared by slices and knows none of them'];
  if (!mine || !theirs || mine === theirs) return [];
  if (room === 'packages/domain') return target.endsWith('/events.ts') ? [] : ['another slice’s events.ts is public, nothing else of it'];
  if (room === 'packages/api')
    return /\.(read|commands)\.ts$/.test(target) ? [] : ['another slice’s *.read.ts and *.commands.ts are public, nothing else of it'];
  return [];
}

/** In api a slice uses its own domain folder, and of the others' the facts. */
function foreignDomain(file: string, part: string): string[] {
  const mine = sliceOf(file);
  const theirs = /^([\w-]+)\//.exec(part)?.[1];
  if (!mine || !theirs || theirs === 'testing' || mine === theirs || part.endsWith('/events')) return [];
  return ['another slice’s events.ts is public, its rules and views are not'];
}

function useBreach(file: string, room: string, { line, of }: Use): string[] {
  const forbidden = room === 'apps/server' || room === 'apps/web' ? undefined : forbiddenUses[of];
  return forbidden && forbidden.but !== room && (forbidden.only?.includes(room) ?? true) ? [`${file}:${line}: ${forbidden.says}`] : [];
}

/** All sources of the workspace. */
export function readSources(root: string): Source[] {
  return globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], { cwd: root }).map((file) => ({
    file: file.replaceAll(path.sep, '/'),
    text: readFileSync(path.join(root, file), 'utf8'),
  }));
}

if (import.meta.main) {
  const breaches = checkArchitecture(readSources(path.resolve(import.meta.dirname, '..')));
  for (const breach of breaches) console.error(breach);
  if (breaches.length > 0) process.exit(1);
  console.log('The architecture holds.');
}

/**
 * Writes dist/landing.html beside the built index.html: the same page with the landing page already in it, and its styles and
 * scripts named, so that a stranger can read before any script has run. The server gives it to who is not signed in (http/web.ts).
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const web = path.resolve(import.meta.dirname, '../apps/web');
const dist = path.join(web, 'dist');
const ENTRY = 'src/app/enter-landing.tsx';

interface Built {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Built>>;

/** What the landing page needs of scripts and styles, each once. */
function neededBy(manifest: Manifest, name: string, seen = new Set<string>()): { scripts: string[]; styles: string[] } {
  const built = manifest[name];
  if (!built || seen.has(name)) return { scripts: [], styles: [] };
  seen.add(name);
  const inner = (built.imports ?? []).map((other) => neededBy(manifest, other, seen));
  return {
    scripts: [...inner.flatMap(({ scripts }) => scripts), built.file],
    styles: [...inner.flatMap(({ styles }) => styles), ...(built.css ?? [])],
  };
}

export async function writeLanding(): Promise<void> {
  const manifestFile = path.join(dist, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const { scripts, styles } = neededBy(manifest, ENTRY);
  const links = [
    ...[...new Set(styles)].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...new Set(scripts)].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].filter((link) => !page.includes(/href="[^"]+"/.exec(link)?.[0] ?? ''));
  const html = await asHtml();
  const written = page
    .replace('</head>', () => `${links.join('\n    ')}\n  </head>`)
    .replace(/<div id="root">.*?<\/main>\s*<\/div>/s, () => `<div id="root" data-drawn>${html}</div>`);
  if (!written.includes(html)) throw new Error('index.html has no root to write the landing page into.');
  writeFileSync(path.join(dist, 'landing.html'), written);
  rmSync(path.dirname(manifestFile), { recursive: true });
}

/** Built for Node beside the app's own packages, run once, and removed. */
async function asHtml(): Promise<string> {
  const folder = path.join(web, 'node_modules/.landing');
  const vite = path.join(web, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--logLevel', 'warn', '--ssr', 'src/app/landing-as-html.tsx', '--outDir', folder, '--emptyOutDir'];
  const result = spawnSync(process.execPath, args, { cwd: web, stdio: ['ignore', 2, 2] });
  if (result.status !== 0) throw new Error('The landing page could not be built for Node; the lines above say why.');
  Object.assign(globalThis, { document: { documentElement: { dataset: {} } } }); // without a voice, as hasVoice() asks
  try {
    const { landingAsHtml } = (await import(pathToFileURL(path.join(folder, 'landing-as-html.js')).href)) as { landingAsHtml: () => string };
    return landingAsHtml();
  } finally {
    Reflect.deleteProperty(globalThis, 'document');
    rmSync(folder, { recursive: true, force: true });
  }
}

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where `npm run dev` runs the server. */
const server = 'http://127.0.0.1:3000';

/**
 * What every first screen needs, asked for by the page itself: React, the serif and the sans. The entry decides only
 * after it runs whether the landing page or the app follows, so the browser could not find these earlier by itself.
 */
function preloads(): Plugin {
  return {
    name: 'lou:preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {});
        const named = (pattern: RegExp) => files.filter((file) => pattern.test(file)).map((file) => `/${file}`);
        return [
          ...named(/\/react-[^/]*\.js$/).map((href) => ({ tag: 'link', attrs: { rel: 'modulepreload', href }, injectTo: 'head' as const })),
          ...named(/\/(literata|commissioner)-cut-[^/]*\.woff2$/).map((href) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, fetchpriority: 'low', href },
            injectTo: 'head' as const,
          })),
        ];
      },
    },
  };
}

/**
 * What of Mantine's provider App.tsx switches off (`withCssVariables`, `withGlobalClasses`), the colours of variants, which none of
 * the parts has that we take from it (Drawer, Modal, Tabs, TextInput), and its palettes, of which the theme names none: never drawn,
 * so it need not be fetched.
 */
function withoutWhatIsOff(): Plugin {
  return {
    name: 'lou:without-what-is-off',
    apply: 'build',
    load(id) {
      const [, off] = /\/MantineProvider\/(MantineCssVariables|MantineClasses)\/\1\.mjs$/.exec(id) ?? [];
      if (off) return `export const ${off} = () => null;`;
      if (id.endsWith('/MantineProvider/default-colors.mjs')) return 'export const DEFAULT_COLORS = {};';
      return id.endsWith('/default-variant-colors-resolver.mjs') ? 'export const defaultVariantColorsResolver = () => ({});' : undefined;
    },
  };
}

/** Width and height of each shipped figure, into lesson/figure-sizes.ts: a lesson holds their places before they come. */
function figureSizes(): Plugin {
  const courses = path.resolve(import.meta.dirname, '../../db/content/courses');
  return {
    name: 'lou:figure-sizes',
    load(id) {
      if (!id.endsWith('/lesson/figure-sizes.ts')) return undefined;
      const sizes = globSync('*/figures/*.svg', { cwd: courses }).flatMap((file) => {
        const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(readFileSync(path.join(courses, file), 'utf8')) ?? [];
        return width && height ? [[`/${file.replace(/^([^/]+)\/figures/, 'figures/$1')}`, `${width} / ${height}`]] : [];
      });
      return `export const figureSizes = ${JSON.stringify(Object.fromEntries(sizes))};`;
    },
  };
}

/** Modules of these packages, wherever pnpm has put them. */
const inPackages = (...names: string[]): RegExp => new RegExp(`/node_modules/(${names.join('|')})/(?!.*/node_modules/)`);

/** Modules of ours, by what they begin with under src. */
const inFiles = (...places: string[]): RegExp => new RegExp(`/apps/web/src/(${places.join('|')})`);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloads(), withoutWhatIsOff(), figureSizes()],
  server: {
    host: '127.0.0.1',
    proxy: {
      // The host stays the page's own, so that the server's origin check lets these through.
      '/api': { target: server },
      '/trpc': { target: server },
      '/figures': { target: server },
      '/healthz': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    manifest: true, // for scripts/write-landing.ts, which takes it away again
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600, // kB; three, which comes with an opened preview and not before
    assetsInlineLimit: 0, // the page allows no data: URL for fonts and scripts
    rolldownOptions: {
      // tRPC's web socket client, which nothing here uses, counts its connections in a static field: that alone would keep it.
      treeshake: { moduleSideEffects: [{ test: inPackages('@trpc/client'), sideEffects: false }] },
      output: {
        codeSplitting: {
          // Small parts of many screens go together: on a slow line a request for each costs more than the bytes.
          groups: [
            // React alone: the landing page takes this and nothing else of the app's libraries.
            {
              name: 'react',
              priority: 4,
              // What the charts alone take of its store comes with them.
              test: new RegExp(`(?!.*with-selector)${inPackages('react', 'react-dom', 'scheduler', 'wouter', 'regexparam', 'use-sync-external-store').source}`),
            },
            // What speaks with the server: every page of the app needs it; lists that grow as one reads on are the library's alone.
            {
              name: 'wire',
              priority: 3,
              test: new RegExp(`${inPackages('@tanstack', '@trpc', 'superjson', 'copy-anything', 'is-what').source}(?!.*[iI]nfiniteQuery(Observer)?[.]js)`),
            },
            // How the door decides and fetches, and what index.html begins with: without React, so that it need not wait for it.
            {
              name: 'start',
              priority: 5,
              test: new RegExp(
                `vite/preload-helper|${inFiles('app/match-path', 'app/waiting[.]css', 'ui/wordmark[.]css', 'lib/(sign-in-marker|load-patiently|lost-styles)').source}`,
              ),
            },
            // What the landing page shares with the app.
            {
              name: 'door',
              priority: 2,
              test: inFiles(
                'ui/(Cover|cover|Bar|bar|Fraction|fraction|ButtonLink|button|Lou|lou|Wordmark|wordmark|topbar|arrival|conversation|ladder)',
                'app/[Ww]aiting',
                'lib/(voice|lazy-part|use-online)',
              ),
            },
            // Forms, dialogs, questions and set text are for some screens only.
            {
              name: 'parts',
              priority: 1,
              test: inFiles(
                'ui/(?!AskFirst|ask-first|Field|field|Dialog|dialog[.]|Formula|formula|choices|RichText|rich|BackLink|Pills|PageHead|meant|after-press|use-part-in-sight)',
                'lib/(?!forms|signing|opened-here)',
                'features/(achievements/toast-queue|identity/(OwnLook|without-password))',
              ),
              minShareCount: 3,
            },
            // What the pages behind the dashboard share.
            { name: 'pages', priority: 0, test: inFiles('ui/(BackLink|Pills|PageHead|meant|after-press|use-part-in-sight)', 'lib/opened-here') },
            // What lists sessions and begins them.
            {
              name: 'sessions',
              priority: 0,
              test: inFiles(
                'features/(tutoring/(open-session|used-sessions|use-start-session|section-topic|topic-name)|knowledge/use-talk-about|onboarding/courses-seen)',
              ),
            },
          ],
        },
      },
    },
  },
});

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
          ...named(/(literata-latin-opsz-normal|commissioner-latin-wght-normal)[^/]*\.woff2$/).map((href) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href },
            injectTo: 'head' as const,
          })),
        ];
      },
    },
  };
}

/** Modules of these packages, wherever pnpm has put them. */
const inPackages = (...names: string[]): RegExp => new RegExp(`/node_modules/(${names.join('|')})/(?!.*/node_modules/)`);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloads()],
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
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600, // kB; three, which comes with an opened preview and not before
    assetsInlineLimit: 0, // the page allows no data: URL for fonts and scripts
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // React alone: the landing page takes this and nothing else of the app's libraries.
            { name: 'react', test: inPackages('react', 'react-dom', 'scheduler', 'wouter', 'regexparam', 'use-sync-external-store') },
            // What speaks with the server: every page of the app needs it.
            { name: 'wire', test: inPackages('@tanstack', '@trpc', 'superjson', 'copy-anything', 'is-what') },
          ],
        },
      },
    },
  },
});

/** `npm start`: builds the web app when it changed, then serves the product. */
import { buildWeb } from './build-web.ts';

if (await buildWeb()) console.error('The web app is built.');
await import('../apps/server/src/main.ts');

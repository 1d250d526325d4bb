/** A server with a voice says so on the page that it serves; here the page is told so before anything of it runs. */
import type { Page } from 'playwright/test';

export const withVoice = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const mark = () => document.documentElement?.setAttribute('data-voice', 'on');
    mark();
    new MutationObserver(mark).observe(document, { childList: true });
  });

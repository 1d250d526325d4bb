/** Light, dark, or as the system has it: kept per device, shown by `data-theme` on the page (public/theme.js sets it before the first paint). */
import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';

export const THEME_KEY = 'lou-theme';

/** `auto` is the reader's system. */
const read = (fallback: MantineColorScheme): MantineColorScheme => {
  try {
    const kept = localStorage.getItem(THEME_KEY);
    return kept === 'light' || kept === 'dark' ? kept : fallback;
  } catch {
    return fallback; // storage is closed to us (private windows): the system decides
  }
};

/** Shows a choice, without keeping it. */
export const showTheme = (choice: MantineColorScheme): void => {
  if (choice === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
};

const keep = (choice: MantineColorScheme): void => {
  try {
    if (choice === 'auto') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch {
    // not kept, shown all the same
  }
};

/** Hands Mantine's colour scheme to our one attribute; `useMantineColorScheme()` reads and changes it, other tabs follow. */
export function themeChoice(): MantineColorSchemeManager {
  let listener: ((event: StorageEvent) => void) | undefined;
  return {
    get: read,
    set: (choice) => {
      showTheme(choice);
      keep(choice);
    },
    clear: () => {
      showTheme('auto');
      keep('auto');
    },
    subscribe: (onUpdate) => {
      listener = (event) => {
        if (event.key === THEME_KEY) onUpdate(read('auto'));
      };
      window.addEventListener('storage', listener);
    },
    unsubscribe: () => {
      if (listener) window.removeEventListener('storage', listener);
    },
  };
}

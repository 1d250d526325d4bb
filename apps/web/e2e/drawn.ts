/** What is drawn: which mark stands for a kind of content, and which colour somebody sees. */
import type { Locator } from 'playwright/test';

/** A part of each kind's drawing that no other has. Source: ui/icons.tsx. */
const MARKS = {
  course: 'M3 16.5h14M5 16.5v-11', // books on a shelf
  document: 'M5.5 3.5h6l3 3v10h-9Z', // a page with its corner folded
  video: 'm8.7 7.8 3.6 2.2-3.6 2.2Z', // a screen with its arrow
  quiz: 'M6.4 7.1A3.6 3.6', // a question mark
  other: 'C8.5 4.3 6 4 3.5 4.3', // an open book
} as const;

/** The kinds whose marks these are, in their order. */
export async function marksOf(icons: Locator): Promise<string[]> {
  const drawings = await icons.evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
  return drawings.map((drawing) => Object.entries(MARKS).find(([, part]) => drawing.includes(part))?.[0] ?? drawing);
}

/** By hue, in degrees: where one colour's name ends and the next begins. */
const HUES = [
  [16, 'red'],
  [36, 'orange'],
  [70, 'yellow'],
  [180, 'green'],
  [250, 'blue'],
  [320, 'purple'],
  [361, 'red'],
] as const;

/** The colours of words as they are seen, by name. */
export async function coloursOf(words: Locator): Promise<string[]> {
  const seen = await words.evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
  return seen.map((colour) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    const most = Math.max(red, green, blue);
    const range = most - Math.min(red, green, blue) || 1;
    const sixth = most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
    const hue = (60 * sixth + 360) % 360;
    return HUES.find(([end]) => hue < end)?.[1] ?? colour;
  });
}

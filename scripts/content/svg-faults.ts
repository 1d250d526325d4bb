/**
 * What a drawing may not have: anything that runs, anything from outside, colours of its own, letters too small to read.
 * Source: db/content/README.md 'A figure'.
 */
import { drawnAttributes, drawnElements, isHarmless } from '@lou/contract/drawing';

export interface SvgFault {
  readonly line: number;
  readonly sentence: string;
}

/** Units of a viewBox about 640 wide. */
const LETTERS_LEAST = 13;
const WIDTH = { least: 560, most: 720 };

const themed = ['ink', 'ink-quiet', 'line', 'pine-fill', 'pine-wash', 'blue', 'orange', 'purple', 'sheet'].map((name) => `var(--${name})`);
/** What is white or black in itself, as a piano key is, keeps its colour in both schemes. */
const white = 'light-dark(var(--sheet),var(--ink))';
const black = 'light-dark(var(--ink),var(--sheet))';
const colours = new Set([...themed, white, black]);

export function svgFaults(svg: string): readonly SvgFault[] {
  const lineAt = (offset: number) => svg.slice(0, offset).split('\n').length;
  const tags = [...svg.matchAll(/<(\/?)([A-Za-z][\w:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/g)];
  const faults = [...notDrawings(svg), ...unbalanced(tags)].map(({ at, sentence }) => ({ line: lineAt(at), sentence }));
  const root = tags[0];
  if (root?.[2] === 'svg') faults.push(...rootFaults(attributesOf(root[3] ?? '')).map((sentence) => ({ line: lineAt(root.index), sentence })));
  else faults.push({ line: 1, sentence: 'The drawing must begin with <svg>.' });
  for (const tag of tags) {
    if (tag[1] === '/') continue;
    const name = tag[2] as string;
    if (!drawnElements.has(name)) faults.push({ line: lineAt(tag.index), sentence: `<${name}> may not stand in a drawing.` });
    for (const [attribute, value] of attributesOf(tag[3] ?? '')) {
      const sentence = attributeFault(attribute, value);
      if (sentence) faults.push({ line: lineAt(tag.index), sentence });
    }
  }
  return faults;
}

/** What stands between the tags of a drawing is text; nothing else may. */
function notDrawings(svg: string): { at: number; sentence: string }[] {
  return [...svg.matchAll(/<!DOCTYPE|<!ENTITY|<!\[CDATA\[|<\?(?!xml )/gi)].map((match) => ({
    at: match.index,
    sentence: `'${match[0]}' may not stand in a drawing.`,
  }));
}

function unbalanced(tags: readonly RegExpMatchArray[]): { at: number; sentence: string }[] {
  const open: string[] = [];
  for (const tag of tags) {
    const name = tag[2] as string;
    if (tag[4] === '/') continue;
    if (tag[1] !== '/') open.push(name);
    else if (open.pop() !== name) return [{ at: tag.index ?? 0, sentence: `</${name}> closes what is not open.` }];
  }
  return open.length > 0 ? [{ at: 0, sentence: `<${open.at(-1)}> is not closed.` }] : [];
}

function rootFaults(attributes: ReadonlyMap<string, string>): string[] {
  const [, , width] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return [
    ...(width === undefined || Number.isNaN(width) ? ['The drawing has no viewBox.'] : []),
    ...(width !== undefined && (width < WIDTH.least || width > WIDTH.most) ? [`The viewBox should be about 640 wide, this is ${width}.`] : []),
    ...['width', 'height'].filter((name) => attributes.has(name)).map((name) => `The drawing sets its own ${name}; the page does that.`),
  ];
}

function attributeFault(name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return `'${name}' may not stand in a drawing.`;
  if (name === 'style' || name === 'class') return `'${name}' may not stand in a drawing; fill and stroke take their colour from the theme.`;
  if (!isHarmless(value) || /(^|:)href$/.test(name)) return `'${value}' is outside the drawing.`;
  if (name === 'fill' || name === 'stroke' || name === 'stop-color' || name === 'color') {
    const known = colours.has(value.replace(/\s+/g, '')) || value === 'none' || value === 'inherit' || value === 'currentColor';
    if (!known) return `The colour '${value}' is none of the theme's.`;
  }
  if (name === 'font-size' && !(Number.parseFloat(value) >= LETTERS_LEAST)) return `Letters of size ${value} are too small; ${LETTERS_LEAST} is the least.`;
  if (!drawnAttributes.has(name) && !/^(?:xmlns|role|aria-)/.test(name)) return `'${name}' is not drawn.`;
  return undefined;
}

const attributesOf = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map((match) => [match[1] as string, match[2] ?? match[3] ?? '']));

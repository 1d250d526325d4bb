/**
 * A figure's SVG as a tree of what we draw, by an allow-list: shapes, text and their looks. Scripts, styles, links, images,
 * event handlers and anything that points elsewhere are left out, whoever wrote the file. Pure over any DOM-like tree.
 */

/** What is needed of an element; `DOMParser` gives it. */
export interface Drawn {
  readonly nodeType: number;
  readonly localName?: string;
  readonly textContent: string | null;
  readonly attributes?: ArrayLike<{ readonly name: string; readonly value: string }>;
  readonly childNodes: ArrayLike<Drawn>;
}

export type SafeNode = string | { readonly name: string; readonly attributes: Readonly<Record<string, string>>; readonly children: readonly SafeNode[] };

const ELEMENT = 1;
const TEXT = 3;

const elements = new Set(['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'title', 'desc']);
const attributes = new Set(
  (
    'viewBox preserveAspectRatio x y x1 y1 x2 y2 cx cy r rx ry dx dy d points width height transform fill fill-opacity fill-rule stroke stroke-width ' +
    'stroke-opacity stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin opacity font-family font-size font-style font-weight letter-spacing ' +
    'text-anchor dominant-baseline'
  ).split(' '),
);

/** `var(--ink)` and plain values; nothing that fetches or runs. */
const harmless = (value: string): boolean => !/url\s*\(|javascript:|data:|expression|@import|[<>\\]/i.test(value);

/** The safe part of a node, or null where nothing of it is. A foreign element goes with all that is in it. */
export function safeSvg(node: Drawn): SafeNode | null {
  if (node.nodeType === TEXT) return node.textContent ?? '';
  if (node.nodeType !== ELEMENT || !node.localName || !elements.has(node.localName)) return null;
  const kept = Array.from(node.attributes ?? []).filter(({ name, value }) => attributes.has(name) && harmless(value));
  return {
    name: node.localName,
    attributes: Object.fromEntries(kept.map(({ name, value }) => [name, value])),
    children: Array.from(node.childNodes, safeSvg).filter((child) => child !== null),
  };
}

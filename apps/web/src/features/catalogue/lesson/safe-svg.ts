/**
 * A figure's SVG as a tree of what we draw, by an allow-list: shapes, text and their looks. Scripts, styles, links, images,
 * event handlers and anything that points elsewhere are left out, whoever wrote the file. Pure over any DOM-like tree.
 */
import { drawnAttributes, drawnElements, isHarmless } from '@lou/contract/drawing';

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

/** The safe part of a node, or null where nothing of it is. A foreign element goes with all that is in it. */
export function safeSvg(node: Drawn): SafeNode | null {
  if (node.nodeType === TEXT) return node.textContent ?? '';
  if (node.nodeType !== ELEMENT || !node.localName || !drawnElements.has(node.localName)) return null;
  const kept = Array.from(node.attributes ?? []).filter(({ name, value }) => drawnAttributes.has(name) && isHarmless(value));
  return {
    name: node.localName,
    attributes: Object.fromEntries(kept.map(({ name, value }) => [name, value])),
    children: Array.from(node.childNodes, safeSvg).filter((child) => child !== null),
  };
}

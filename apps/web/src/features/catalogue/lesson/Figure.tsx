import { useQuery } from '@tanstack/react-query';
import { createElement, type ReactNode, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Line } from './cited.tsx';
import { figureSizes } from './figure-sizes.ts';
import { type SafeNode, safeSvg } from './safe-svg.ts';
import '../../../ui/scrolls-on.css';
import './figure.css';

/** Figures are ours: served beside the lessons. */
const OURS = /^\/figures\/[\w./-]+\.svg$/;

/**
 * A drawing of a lesson, set into the page so that it takes the theme's colours; its words for those who cannot see it. On a phone it
 * stands whole, and larger, to be scrolled, for whoever cannot read its letters.
 */
export function Figure({ source, alt, caption }: { source: string; alt: string; caption: string }) {
  const { data, error } = useQuery({
    queryKey: ['figure', source],
    queryFn: ({ signal }) => fetchFigure(source, signal),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const [large, setLarge] = useState(false);
  return (
    <figure className="figure">
      {data ? (
        <>
          <div className={large ? 'figure-window scrolls-on' : 'figure-window'} tabIndex={large ? 0 : undefined}>
            {drawing(data, alt)}
          </div>
          <Button tone="plain" size="small" className="figure-size" onClick={() => setLarge(!large)}>
            {large ? 'Show it whole' : 'Show it larger'}
          </Button>
        </>
      ) : error ? (
        <p className="figure-words">{alt}</p>
      ) : (
        <Coming source={source} alt={alt} />
      )}
      {caption && (
        <figcaption>
          <Line text={caption} />
        </figcaption>
      )}
    </figure>
  );
}

async function fetchFigure(source: string, signal: AbortSignal): Promise<SafeNode> {
  if (!OURS.test(source)) throw new Error('Figures come from /figures alone.');
  const response = await fetch(source, { signal });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  const root = new DOMParser().parseFromString(await response.text(), 'image/svg+xml').documentElement;
  const safe = root.localName === 'svg' ? safeSvg(root) : null;
  if (safe === null) throw new Error('This is no drawing.');
  return safe;
}

/** `stroke-width` is `strokeWidth` to React, and `xml:space` `xmlSpace`. */
const camel = (name: string): string => name.replace(/[-:]([a-z])/g, (_all, letter: string) => letter.toUpperCase());

function drawing(root: SafeNode, alt: string): ReactNode {
  const draw = (node: SafeNode, key: number, more: object = {}): ReactNode => {
    if (typeof node === 'string') return node;
    const attributes = Object.fromEntries(Object.entries(node.attributes).map(([name, value]) => [camel(name), value]));
    return createElement(node.name, { ...attributes, ...more, key }, ...node.children.map((child, index) => draw(child, index)));
  };
  return draw(root, 0, alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true });
}

/** Its place, held while it comes. */
function Coming({ source, alt }: { source: string; alt: string }) {
  return (
    <>
      <div className="bone figure-bone" style={{ aspectRatio: figureSizes[source] }} role="img" aria-label={alt} />
      <Button tone="plain" size="small" className="figure-size" disabled>
        Show it larger
      </Button>
    </>
  );
}

import { expect, test } from 'vitest';
import { type Drawn, safeSvg } from './safe-svg.ts';

const element = (localName: string, attributes: Record<string, string> = {}, childNodes: Drawn[] = []): Drawn => ({
  nodeType: 1,
  localName,
  textContent: null,
  attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
  childNodes,
});
const words = (textContent: string): Drawn => ({ nodeType: 3, textContent, childNodes: [] });

test('shapes, text and the theme’s colours stay', () => {
  const drawing = element('svg', { viewBox: '0 0 640 200', xmlns: 'http://www.w3.org/2000/svg' }, [
    element('rect', { x: '1', fill: 'var(--pine-fill)' }),
    element('text', { 'text-anchor': 'middle' }, [words('5 pieces')]),
  ]);
  expect(safeSvg(drawing)).toEqual({
    name: 'svg',
    attributes: { viewBox: '0 0 640 200' },
    children: [
      { name: 'rect', attributes: { x: '1', fill: 'var(--pine-fill)' }, children: [] },
      { name: 'text', attributes: { 'text-anchor': 'middle' }, children: ['5 pieces'] },
    ],
  });
});

test('whatever runs, fetches or leads elsewhere goes, with all that is in it', () => {
  const drawing = element('svg', { onload: 'alert(1)', style: 'background: url(x)' }, [
    element('script', {}, [words('alert(1)')]),
    element('foreignObject', {}, [element('g')]),
    element('a', { href: 'javascript:alert(1)' }, [element('rect')]),
    element('use', { href: '#x' }),
    element('image', { href: 'https://elsewhere.example/x.png' }),
    element('rect', { fill: 'url(#gradient)', stroke: 'javascript:1', onclick: 'x()' }),
  ]);
  expect(safeSvg(drawing)).toEqual({ name: 'svg', attributes: {}, children: [{ name: 'rect', attributes: {}, children: [] }] });
});

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Styles stay once they came: what one slice says of `.steps` holds for the `.steps` of every screen that is opened later, without loading the page anew. */
const source = import.meta.dirname;

const read = (files: string) => globSync(files, { cwd: source }).map((file) => ({ slice: sliceOf(file), text: readFileSync(path.join(source, file), 'utf8') }));

const sliceOf = (file: string): string => {
  const [room = '', slice = ''] = file.split(path.sep);
  return room === 'features' ? `features/${slice}` : 'shared';
};

/** The classes with which a selector begins, so that its look reaches wherever the class is drawn: `.steps li`, `.legend.row`. */
function beginnings(css: string): string[] {
  const selectors = css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g);
  return [...selectors].flatMap(([, selector = '']) =>
    selector
      .split(/,(?![^(]*\))/)
      .map((one) => /^\.([\w-]+)/.exec(one.trim())?.[1])
      .filter((name) => name !== undefined),
  );
}

/** The classes that elements are given: those of `className="row tight"` and of the strings inside `className={...}`. */
function drawn(tsx: string): string[] {
  const named = [...tsx.matchAll(/className="([^"]*)"/g)].map(([, names = '']) => names);
  const chosen = [...tsx.matchAll(/className=\{(.*?)\}[\s>]/gs)].flatMap(([, code = '']) =>
    [...code.matchAll(/['"`]([^'"`]*)['"`]/g)].map(([, names = '']) => names),
  );
  return [...named, ...chosen].flatMap((names) => names.replace(/\$\{[^}]*\}/g, ' ').split(/\s+/)).filter(Boolean);
}

function gather(files: { slice: string; text: string }[], names: (text: string) => string[]): Map<string, Set<string>> {
  const slices = new Map<string, Set<string>>();
  for (const { slice, text } of files) for (const name of names(text)) slices.set(name, (slices.get(name) ?? new Set()).add(slice));
  return slices;
}

/** Each class that a slice gives its look and that another slice draws too: `steps: features/catalogue, features/onboarding`. */
function shared(styles: { slice: string; text: string }[], screens: { slice: string; text: string }[]): string[] {
  const drawnBy = gather(screens, drawn);
  return [...gather(styles, beginnings)].flatMap(([name, styledBy]) => {
    const all = [...new Set([...styledBy, ...(drawnBy.get(name) ?? [])])].sort();
    const drawers = [...(drawnBy.get(name) ?? [])];
    const isOfOneSlice = styledBy.has('shared') || drawers.length === 0 || (drawers.length === 1 && styledBy.has(drawers[0] ?? ''));
    return isOfOneSlice ? [] : [`${name}: ${all.join(', ')}`];
  });
}

test('a class that a slice gives its look is drawn by that slice alone; what several draw has its look in ui', () => {
  expect(shared(read('**/*.css'), read('**/*.tsx'))).toEqual([]);
});

test.each([
  ['two slices have steps of their own', '.steps { gap: 6px }', '<ol className="steps" />', ['steps: features/a, features/b']],
  ['one reaches into the other', '.steps li { gap: 6px }', "<ol className={isLong ? 'steps long' : 'short'} />", ['steps: features/a, features/b']],
  ['in small print', '@media print { .all, .steps { gap: 6px } }', '<ol className="steps" />', ['steps: features/a, features/b']],
  ['within something of its own', '.wizard .steps { gap: 6px }', '<ol className="steps" />', []],
])('%s', (_name, css, tsx, expected) => {
  expect(
    shared(
      [{ slice: 'features/a', text: css }],
      [
        { slice: 'features/a', text: '<p className="steps" />' },
        { slice: 'features/b', text: tsx },
      ],
    ),
  ).toEqual(expected);
});

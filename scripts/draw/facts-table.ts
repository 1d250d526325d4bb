/** Every type of fact: where it is kept, who decides it, who listens. From the catalogue, the wiring and the sources. */
import type { AnyFactType } from '@lou/domain/kernel';
import { code, table } from './markdown.ts';

export interface Source {
  readonly file: string;
  readonly text: string;
}

/** A view or a policy of the wiring. */
export interface Listener {
  readonly name: string;
  readonly listensTo: readonly AnyFactType[];
}

export interface FactsDrawing {
  readonly catalogue: Readonly<Record<string, readonly AnyFactType[]>>;
  readonly views: readonly Listener[];
  readonly policies: readonly Listener[];
  /** Sources that are no tests. */
  readonly sources: readonly Source[];
}

export function factsTable({ catalogue, views, policies, sources }: FactsDrawing): string {
  const rows = Object.entries(catalogue).flatMap(([slice, types]) =>
    types.map((type) => {
      const makers = sources.filter((source) => makes(source, type.type));
      const listening = [...views, ...policies].filter(({ listensTo }) => listensTo.includes(type)).map(({ name }) => code(name));
      return [
        code(type.type),
        slice,
        [...new Set(makers.map(streamOf))].map(code).join(', ') || 'none yet',
        makers.map(nameOf).join(', ') || 'nobody yet',
        listening.join(', ') || 'none',
      ];
    }),
  );
  return table(['fact', 'slice', 'stream', 'who decides', 'views and policies that listen'], rows);
}

/** A fact is made by calling its type; where it is declared, and in comments, it is not. */
const makes = ({ file, text }: Source, type: string): boolean => {
  if (file.endsWith('/events.ts')) return false;
  const lines = text.split('\n').filter((line) => !/^\s*(\*|\/\*|\/\/)/.test(line));
  return lines.some((line) => new RegExp(`(?<!\\w)${type}\\(`).test(line) && !line.includes(`isFact(${type}(`));
};

/** Deciders, policies and accounts write into the learner's own stream; who writes into one of the platform names it. */
const streamOf = ({ text }: Source): string => /\b([A-Z]+)_STREAM\b/.exec(text)?.[1]?.toLowerCase() ?? 'learner-{id}';

/** `decider enrolment`, `policy awards`, or the file, for what rows and facts write together. */
function nameOf({ file, text }: Source): string {
  const [, kind, name] = /\b(decider|policy)\(\{\s*name: '([\w-]+)'/.exec(text) ?? [];
  return kind && name ? `${kind} ${code(name)}` : code(file.replace(/^packages\/(\w+)\/src\//, '$1/'));
}

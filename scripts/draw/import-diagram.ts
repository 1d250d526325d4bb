/** Which room really imports which, as a diagram: a dashed arrow where only types cross. Tests are left out. */
import type { Source } from './facts-table.ts';

const roomOf = (file: string): string | undefined => /^(?:packages|apps)\/([\w-]+)\/src\//.exec(file)?.[1];

export function importDiagram(sources: readonly Source[]): string {
  /** `from to` -> true when something other than types is imported. */
  const arrows = new Map<string, boolean>();
  for (const { file, text } of sources) {
    const from = roomOf(file);
    if (!from) continue;
    for (const [statement, to] of text.matchAll(/^(?:import|export)\s[^;]*?from '@lou\/([\w-]+)[^']*'/gm)) {
      if (to === undefined || to === from) continue;
      const arrow = `${from} ${to}`;
      arrows.set(arrow, (arrows.get(arrow) ?? false) || !onlyTypes(statement));
    }
  }
  const lines = [...arrows].toSorted().map(([arrow, values]) => `  ${arrow.replace(' ', values ? ' --> ' : ' -. types .-> ')}`);
  return ['```mermaid', 'graph LR', ...lines, '```'].join('\n');
}

function onlyTypes(statement: string): boolean {
  if (/^(?:import|export)\s+type\s/.test(statement)) return true;
  const names = /\{([^}]*)\}/
    .exec(statement)?.[1]
    ?.split(',')
    .filter((name) => name.trim());
  return names?.every((name) => name.trim().startsWith('type ')) ?? false;
}

/** Markdown as the generated parts of the documents need it. */

/** A table; cells may hold anything but line breaks. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export const code = (text: string): string => `\`${text}\``;

/** Puts each part between its markers, `<!-- generated:NAME -->` and `<!-- /generated -->`. A marker without a part is a fault of the document. */
export function fill(document: string, parts: Readonly<Record<string, () => string>>): string {
  return document.replace(/<!-- generated:([\w-]+) -->[\s\S]*?<!-- \/generated -->/g, (_all, name: string) => {
    const part = parts[name];
    if (!part) throw new Error(`There is nothing to draw for the marker '${name}'.`);
    return `<!-- generated:${name} -->\n${part()}\n<!-- /generated -->`;
  });
}

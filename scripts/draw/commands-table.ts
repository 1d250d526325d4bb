/** The commands of package.json, each in the words of its own script. */
import { code, table } from './markdown.ts';

/** `text` answers a script's source, or undefined where there is none. */
export function commandsTable(commands: readonly string[], text: (name: string) => string | undefined): string {
  const rows = commands.map((name) => {
    const source = text(name);
    return [code(callOf(name)), source === undefined ? 'not built' : sentenceOf(source)];
  });
  return table(['command', 'what it does'], rows);
}

const callOf = (name: string): string => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`);

/** The first sentence of the file's doc comment, without the call that it begins with. */
function sentenceOf(source: string): string {
  const comment = /\/\*\*([\s\S]*?)\*\//.exec(source)?.[1] ?? '';
  const words = comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, ''))
    .join(' ')
    .trim();
  const said = words.replace(/^`[^`]*`:\s*/, '');
  const sentence = /^.*?[.?](?=\s|$)/.exec(said)?.[0] ?? said;
  const startsWithPath = sentence.split(' ')[0]?.includes('/') ?? false;
  return startsWithPath ? sentence : sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

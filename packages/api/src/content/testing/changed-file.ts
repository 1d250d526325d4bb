/** For tests: a file with a fault planted in it, and where that stands. */

/** With pieces of its text changed; throws where one is not there, or twice. */
export function changedFile(text: string, ...changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((sofar, [from, to]) => {
    if (sofar.split(from).length !== 2) throw new Error(`'${from}' is not there once.`);
    return sofar.replace(from, () => to);
  }, text);
}

/** The line at which a text stands first. */
export const lineIn = (text: string, what: string): number => text.slice(0, text.indexOf(what)).split('\n').length;

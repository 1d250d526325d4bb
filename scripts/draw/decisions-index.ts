/** The decisions, by number, each by its title. */

export interface Decision {
  /** `0001-the-log.md` */
  readonly file: string;
  readonly text: string;
}

export const decisionsIndex = (decisions: readonly Decision[]): string =>
  decisions
    .toSorted((one, other) => one.file.localeCompare(other.file))
    .map(({ file, text }) => `- [${/^# (.*)$/m.exec(text)?.[1] ?? file}](docs/decisions/${file})`)
    .join('\n');

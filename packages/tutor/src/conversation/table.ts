/** Tables that are read from the top: each row has a name, says when it fits and what it gives; the first that fits decides. */

export interface Row<Looked, Given> {
  readonly name: string;
  /** What the row makes of what is looked at; null where it does not fit. */
  readonly read: (looked: Looked) => Given | null;
}

/** Makes the rows of one table: `when` finds what the row is about, or nothing; `gives` is made of it. */
export const rowsOf =
  <Looked, Given>() =>
  <Found>(name: string, when: (looked: Looked) => Found | null | undefined | false, gives: (found: Found, looked: Looked) => Given): Row<Looked, Given> => ({
    name,
    read: (looked) => {
      const found = when(looked);
      return found === null || found === undefined || found === false ? null : gives(found, looked);
    },
  });

/** What the first row that fits gives; null where none does. */
export function readTable<Looked, Given>(rows: readonly Row<Looked, Given>[], looked: Looked): Given | null {
  for (const { read } of rows) {
    const given = read(looked);
    if (given !== null) return given;
  }
  return null;
}

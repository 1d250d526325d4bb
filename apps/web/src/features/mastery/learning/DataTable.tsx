interface DataTableProps {
  /** What it is a table of, for those who do not see where it stands. */
  name: string;
  head: readonly string[];
  /** Of its columns those of words: they begin where a line begins. All others are numbers. */
  words?: readonly string[];
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly (string | number)[] }[];
  /** Said where there are no rows. */
  none: string;
}

/** The numbers behind a chart. It scrolls by itself where it is wider than its place. */
export function DataTable({ name, head, words = [], rows, none }: DataTableProps) {
  if (rows.length === 0) return <p className="quiet">{none}</p>;
  const [first, ...others] = head;
  const look = (column: string | undefined) => (words.includes(column ?? '') ? undefined : 'num');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached from the keyboard
    <section className="data-table" aria-label={name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((one) => (
              <th scope="col" className={look(one)} key={one}>
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [rowName, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{rowName}</th>
              {cells.map((cell, index) => (
                <td className={look(head[index + 1])} key={head[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import { useId } from 'react';
import { unbroken } from '#foundation/text/unbroken.ts';
import styles from './text-table.module.css';

export type TextTableValue = {
  caption?: string | null;
  rows?: readonly { _key: string; cells?: readonly string[] | null }[] | null;
};

/** A table in a text. Wide ones scroll on their own, also by keyboard, and never widen the page. */
export function TextTable({ table }: { table: TextTableValue }) {
  const caption = useId();
  const [head, ...rows] = table.rows ?? [];
  const columns = Math.max(0, ...(table.rows ?? []).map((row) => row.cells?.length ?? 0));
  if (!head || columns === 0) return null;
  const cellsOf = (row: typeof head) =>
    Array.from({ length: columns }, (_, at) => ({ column: `c${at}`, text: unbroken(row.cells?.[at] ?? '') }));
  return (
    // A scrolling region must be reachable by keyboard; Safari doesn't do that automatically.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} aria-labelledby={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption id={caption}>{table.caption}</caption>
        <thead>
          <tr>
            {cellsOf(head).map(({ column, text }) => (
              <th key={column} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row._key}>
              {cellsOf(row).map(({ column, text }, at) =>
                at === 0 ? (
                  <th key={column} scope="row">
                    {text}
                  </th>
                ) : (
                  <td key={column}>{text}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

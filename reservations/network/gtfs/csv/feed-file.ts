import { stringify } from 'csv-stringify/sync';
import { zipSync } from 'fflate';

/** A file of a feed before it is written. Cells missing from a row are empty. */
export type FeedFile = { name: string; columns: string[]; rows: Record<string, string>[] };

/** The earliest date in ZIP archives; always the same, so that the same feed gives the same bytes. */
const EARLIEST_DATE = new Date(1980, 0, 1);

/** All files that have rows, as one archive: the same content always gives the same bytes. */
export function zipFeed(files: readonly FeedFile[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const entries = files
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, columns, rows }): [string, Uint8Array] => {
      const used = columns.filter((column) => rows.some((row) => (row[column] ?? '') !== ''));
      const text = stringify(
        rows.map((row) => used.map((column) => row[column] ?? '')),
        { header: true, columns: used, record_delimiter: '\r\n' },
      );
      return [name, encoder.encode(text)];
    });
  return new Uint8Array(zipSync(Object.fromEntries(entries), { level: 9, mtime: EARLIEST_DATE }));
}

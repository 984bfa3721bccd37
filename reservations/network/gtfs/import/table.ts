import { bilingual } from '#reservations/messages/texts.ts';
import { CsvError, parse } from 'csv-parse/sync';
import * as v from 'valibot';
import type { Problems } from './problems.ts';

export type Row = { line: number; cells: Record<string, string> };
export type Table = { name: string; columns: ReadonlySet<string>; rows: Row[] };

const Records = v.array(v.object({ record: v.array(v.string()), info: v.object({ lines: v.number() }) }));

/** Parses a file to rows with their line numbers; null when it is not in the feed. */
export function readTable(
  files: ReadonlyMap<string, string>,
  name: string,
  required: readonly string[],
  problems: Problems,
): Table | null {
  const text = files.get(name);
  if (text === undefined) return null;
  const [head, ...body] = recordsOf(name, text, problems);
  if (!head) {
    problems.add(name, null, bilingual('feed.fileEmpty'));
    return null;
  }
  const header = head.record.map((column) => column.trim());
  const columns = new Set(header);
  if (columns.size < header.length) problems.add(name, 1, bilingual('feed.columnTwice'));
  const absent = required.filter((column) => !columns.has(column));
  for (const column of absent) problems.add(name, 1, bilingual('feed.columnMissing', { column }));
  if (absent.length > 0) return { name, columns, rows: [] };
  return {
    name,
    columns,
    rows: body.flatMap(({ record, line }) => {
      if (record.length === header.length)
        return [{ line, cells: Object.fromEntries(header.map((column, at) => [column, record[at] ?? ''])) }];
      problems.add(name, line, bilingual('feed.cells', { cells: record.length, columns: header.length }));
      return [];
    }),
  };
}

function recordsOf(name: string, text: string, problems: Problems): { record: string[]; line: number }[] {
  try {
    const records: unknown = parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: 200_000,
    });
    return v.parse(Records, records).map(({ record, info }) => ({
      record,
      // The parser knows where a row ends; a quoted cell may span several lines.
      line: info.lines - record.join('').split('\n').length + 1,
    }));
  } catch (error) {
    const line = error instanceof CsvError && typeof error.lines === 'number' ? error.lines : null;
    problems.add(name, line, bilingual('feed.notCsv'));
    return [];
  }
}

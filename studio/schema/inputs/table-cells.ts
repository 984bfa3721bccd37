import * as v from 'valibot';

export type Row = { _key: string; _type: 'tableRow'; cells: string[] };

const Rows = v.array(
  v.object({ _key: v.string(), cells: v.optional(v.array(v.nullish(v.string(), '')), []) }),
);

/** The rows of a table as a rectangle: short rows are filled up, so that every cell can be edited. */
export function rectangle(value: unknown): Row[] {
  const read = v.safeParse(Rows, value);
  const rows = read.success ? read.output : [];
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return rows.map(({ _key, cells }) => ({
    _key,
    _type: 'tableRow',
    cells: Array.from({ length: width }, (_, at) => cells[at] ?? ''),
  }));
}

export function withCell(rows: Row[], row: number, column: number, text: string): Row[] {
  return rows.map((line, at) =>
    at === row ? { ...line, cells: line.cells.map((cell, index) => (index === column ? text : cell)) } : line,
  );
}

export function withRow(rows: Row[], key: string): Row[] {
  const width = Math.max(2, rows[0]?.cells.length ?? 0);
  return [...rows, { _key: key, _type: 'tableRow', cells: Array.from({ length: width }, () => '') }];
}

export function withColumn(rows: Row[]): Row[] {
  return rows.map((row) => ({ ...row, cells: [...row.cells, ''] }));
}

export function withoutColumn(rows: Row[], column: number): Row[] {
  return rows.map((row) => ({ ...row, cells: row.cells.filter((_, at) => at !== column) }));
}

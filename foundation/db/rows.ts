import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import * as v from 'valibot';

/** The type of a row whose columns have these schemas. */
export type RowOf<Columns extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Columns, undefined>>;

/**
 * The rows that a hand-written statement returns, parsed: TypeScript can't check SQL text, and the two databases may read a column
 * differently. `columns` gives the schema of every column of the result.
 * @throws Error naming the column that doesn't match its schema, never its value
 */
export async function all<Columns extends v.ObjectEntries>(
  db: QueryExecutorProvider,
  columns: Columns,
  query: RawBuilder<unknown>,
): Promise<RowOf<Columns>[]> {
  const { rows } = await query.execute(db);
  if (rows.length === 0) return [];
  const row = v.object(columns);
  return rows.map((each) => parsed(row, each));
}

/** The first of {@link all}. */
export async function first<Columns extends v.ObjectEntries>(
  db: QueryExecutorProvider,
  columns: Columns,
  query: RawBuilder<unknown>,
): Promise<RowOf<Columns> | null> {
  const { rows } = await query.execute(db);
  return rows.length === 0 ? null : parsed(v.object(columns), rows[0]);
}

/**
 * Rows with the type that the caller declares, unchecked: only for the few statements that read hundreds of rows in each request. A
 * rule test lists them with their reasons.
 */
export async function unparsed<Row>(db: QueryExecutorProvider, query: RawBuilder<Row>): Promise<Row[]> {
  const { rows } = await query.execute(db);
  return rows;
}

function parsed<Columns extends v.ObjectEntries>(
  row: v.ObjectSchema<Columns, undefined>,
  value: unknown,
): RowOf<Columns> {
  const result = v.safeParse(row, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(
    `the database gave another ${v.getDotPath(issue) ?? 'row'} than ${issue.expected ?? issue.type}`,
  );
}

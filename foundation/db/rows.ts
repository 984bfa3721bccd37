import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import * as v from 'valibot';

/** What a row of columns with these schemas is. */
export type RowOf<Columns extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Columns, undefined>>;

/**
 * The rows that a statement written by hand returns, parsed: TypeScript knows nothing of what is in the text, and the two databases
 * need not read a column alike. `columns` names every column of the result with its schema.
 * @throws Error naming the column that is not what it should be, never its value
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
 * Rows as the statement says they are, unchecked: only for the few reads of hundreds of rows in each request, each with its
 * reason. A rule test has the list.
 */
export async function unparsed<Given>(db: QueryExecutorProvider, query: RawBuilder<Given>): Promise<Given[]> {
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

import { type Kysely, type RawBuilder, sql } from 'kysely';

/** A database or a transaction on it. */
export type Db = Kysely<unknown>;

export { all, first, type RowOf, unparsed } from '#foundation/db/rows.ts';

/** How many rows an `update … returning` or `insert … returning` touched. */
export async function affectedRows(db: Db, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await query.execute(db);
  return rows.length;
}

/**
 * Inserts many rows with one statement. `columns` names and types them, e.g. `code text, position integer`; a column of type
 * `period` takes `validFrom` and `validTo` (both included, null for open) of each row and fills `valid`.
 */
export async function insertAll(
  db: Db,
  table: string,
  columns: Record<string, 'text' | 'integer' | 'float8' | 'boolean' | 'jsonb' | 'date'>,
  rows: readonly object[],
  options: { period?: boolean; onConflict?: string } = {},
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(columns);
  const types = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`);
  const period = options.period ? ['"validFrom" date', '"validTo" date'] : [];
  const target = names.map((name) => `"${name}"`).join(', ');
  const valid = options.period ? `, daterange("validFrom", "validTo", '[]')` : '';
  const json = JSON.stringify(rows);
  await sql`insert into ${sql.table(`reservations.${table}`)} (${sql.raw(target + (options.period ? ', valid' : ''))})
    select ${sql.raw(target + valid)}
    from json_to_recordset(${json}::text::json) as row (${sql.raw([...types, ...period].join(', '))})
    ${sql.raw(options.onConflict ?? '')}`.execute(db);
}

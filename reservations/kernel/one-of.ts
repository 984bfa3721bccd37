import { type RawBuilder, sql } from 'kysely';

const MAX_IDS = 200;

/**
 * SQL condition: the column is one of a few ids, listed individually. For a JSON list the planner expects a hundred
 * ids, and scans the whole table instead of using the index. With very many ids it is always true; the rest of
 * `where` must select the right rows by itself.
 */
export function oneOf(column: string, ids: Iterable<string>): RawBuilder<boolean> {
  const all = [...new Set(ids)];
  if (all.length > MAX_IDS) return sql`true`;
  return all.length === 0 ? sql`false` : sql`${sql.ref(column)} in (${sql.join(all)})`;
}

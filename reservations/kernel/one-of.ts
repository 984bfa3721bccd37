import { type RawBuilder, sql } from 'kysely';

const MOST = 200;

/**
 * Whether the column is one of a few ids, which are named one by one: of a JSON list the database expects a hundred, and rather reads
 * the whole table than looks them up. With very many it says nothing; `where` must find the right rows without it.
 */
export function oneOf(column: string, ids: Iterable<string>): RawBuilder<boolean> {
  const all = [...new Set(ids)];
  if (all.length > MOST) return sql`true`;
  return all.length === 0 ? sql`false` : sql`${sql.ref(column)} in (${sql.join(all)})`;
}

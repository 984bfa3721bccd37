import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';

export type Column = {
  name: string;
  /** As PostgreSQL writes it, e.g. `timestamp with time zone`. */
  type: string;
  nullable: boolean;
  /** The column has a default. */
  generated: boolean;
  /** The values that a check `in (…)` allows. */
  values: string[];
};

export type Table = { name: string; columns: Column[] };

const Row = v.object({
  table: v.string(),
  name: v.string(),
  type: v.string(),
  nullable: v.boolean(),
  generated: v.boolean(),
  checks: v.array(v.string()),
});

/** The tables of a schema by name, with their columns in order. Kysely's own tables are left out. */
export async function readTables(db: Kysely<unknown>, schema: string): Promise<Table[]> {
  const { rows } = await sql`
    select c.relname::text as "table", a.attname::text as name, format_type(a.atttypid, null) as type,
      not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as generated,
      array(select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schema} and c.relkind = 'r' and c.relname not like 'kysely_%'
      and a.attnum > 0 and not a.attisdropped
    order by c.relname collate "C", a.attname collate "C"`.execute(db);
  const tables = new Map<string, Column[]>();
  for (const { table, checks, ...column } of v.parse(v.array(Row), rows)) {
    const columns = tables.get(table) ?? [];
    columns.push({ ...column, values: checks.flatMap(valuesIn) });
    tables.set(table, columns);
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

/** The values in `CHECK ((state = ANY (ARRAY['a'::text, 'b'::text])))`; other checks don't affect the type. */
function valuesIn(check: string): string[] {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[((?:'[\w-]+'::text(?:, )?)+)\]\)\)\)$/.exec(check)?.[1];
  return list ? [...list.matchAll(/'([\w-]+)'/g)].map(([, value = '']) => value) : [];
}

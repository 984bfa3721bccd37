import * as v from 'valibot';
import { all } from '#foundation/db/rows.ts';
import { type Kysely, sql } from 'kysely';

/** The schemas of the services; a backup holds all of them or none. */
export const SCHEMAS = ['lake', 'reservations', 'desk'] as const;
export type Schema = (typeof SCHEMAS)[number];

export type Table = { schema: string; name: string; columns: { name: string; type: string }[] };
export type Sequence = { schema: string; name: string; value: number; used: boolean };

/** Kysely's own tables record which migrations ran; they are stored as migration names, not as rows. */
const KYSELY = /^kysely_migration/;

/** Every table, referenced tables before those that refer to them, so that rows can be inserted in this order. */
export async function listTables(db: Kysely<unknown>): Promise<Table[]> {
  const rows = await all(
    db,
    { schema: v.string(), name: v.string(), column: v.string(), type: v.string() },
    sql`select n.nspname as schema, c.relname as name, a.attname as column,
      format_type(a.atttypid, a.atttypmod) as type
    from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and n.nspname in (${sql.join([...SCHEMAS])})
    order by n.nspname, c.relname, a.attnum`,
  );
  const tables = new Map<string, Table>();
  for (const { schema, name, column, type } of rows) {
    if (KYSELY.test(name)) continue;
    const key = `${schema}.${name}`;
    const table = tables.get(key) ?? { schema, name, columns: [] };
    table.columns.push({ name: column, type });
    tables.set(key, table);
  }
  const references = await all(
    db,
    { from: v.string(), to: v.string() },
    sql`select fn.nspname || '.' || f.relname as "from", tn.nspname || '.' || t.relname as "to"
    from pg_constraint k
      join pg_class f on f.oid = k.conrelid join pg_namespace fn on fn.oid = f.relnamespace
      join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
    where k.contype = 'f'`,
  );
  return inOrder(tables, references);
}

function inOrder(tables: Map<string, Table>, references: readonly { from: string; to: string }[]): Table[] {
  const sorted = new Map<string, Table>();
  const place = (key: string, path: readonly string[]) => {
    const table = tables.get(key);
    if (!table || sorted.has(key)) return;
    if (path.includes(key)) throw new Error(`The tables ${path.join(', ')} refer to each other in a cycle`);
    for (const { from, to } of references) if (from === key && to !== key) place(to, [...path, key]);
    sorted.set(key, table);
  };
  for (const key of tables.keys()) place(key, []);
  return [...sorted.values()];
}

export async function readSequences(db: Kysely<unknown>): Promise<Sequence[]> {
  const rows = await all(
    db,
    { schema: v.string(), name: v.string() },
    sql`select n.nspname as schema, c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and n.nspname in (${sql.join([...SCHEMAS])})
    order by 1, 2`,
  );
  const sequences: Sequence[] = [];
  for (const { schema, name } of rows) {
    const states = await all(
      db,
      { value: v.number(), used: v.boolean() },
      sql`select last_value as value, is_called as used from ${sql.id(schema, name)}`,
    );
    for (const state of states) sequences.push({ schema, name, ...state });
  }
  return sequences;
}

/** Names of the migrations that made a schema, in order. Empty if there is no such schema. */
export async function readMigrations(db: Kysely<unknown>, schema: Schema): Promise<string[]> {
  const { rows } = await sql`
    select 1 from pg_tables where schemaname = ${schema} and tablename = 'kysely_migration'`.execute(db);
  if (rows.length === 0) return [];
  const names = await all(
    db,
    { name: v.string() },
    sql`select name from ${sql.id(schema, 'kysely_migration')} order by name`,
  );
  return names.map(({ name }) => name);
}

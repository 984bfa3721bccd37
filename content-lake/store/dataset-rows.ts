import * as v from 'valibot';
import { all, type RowOf } from '#foundation/db/rows.ts';
import { sql } from 'kysely';
import { CHANNELS } from '#content-lake/protocol/channels.ts';
import { Replica } from './replica.ts';
import { ACL_MODES, type AclMode } from './store.ts';
import type { LakeDatabase } from './tables.ts';

const DatasetRow = {
  name: v.string(),
  incarnation: v.number(),
  aclMode: v.picklist(ACL_MODES),
  last: v.nullable(v.number()),
};
export type DatasetRow = RowOf<typeof DatasetRow>;

/** Every dataset, with the end of its log. */
export function readDatasets(db: LakeDatabase): Promise<DatasetRow[]> {
  return all(
    db,
    DatasetRow,
    sql`select name, incarnation, acl_mode as "aclMode", (select max(seq) from lake.tx where dataset = name) as last
    from lake.dataset order by name`,
  );
}

/**
 * The log starts at a new position, so that no position from an earlier dataset of this name is valid in it.
 * @returns false when it exists
 */
export async function insertDataset(db: LakeDatabase, name: string, aclMode: AclMode): Promise<boolean> {
  const { rows } = await sql`
    with made as (
      insert into lake.dataset (name, complete_after, acl_mode)
      values (${name}, nextval('lake.tx_seq_seq'), ${aclMode})
      on conflict do nothing returning name
    )
    select pg_notify(${CHANNELS.log}, name || ':') from made`.execute(db);
  return rows.length > 0;
}

/**
 * As a new incarnation, so that every process closes the streams that were opened under the old mode.
 * @returns false when there is none
 */
export async function updateAclMode(db: LakeDatabase, name: string, aclMode: AclMode): Promise<boolean> {
  const { rows } = await sql`
    with changed as (
      update lake.dataset set acl_mode = ${aclMode}, incarnation = default where name = ${name} returning name
    )
    select pg_notify(${CHANNELS.log}, name || ':') from changed`.execute(db);
  return rows.length > 0;
}

/** Including its documents, its log and its pending webhook deliveries. @returns false when there is none. */
export async function removeDataset(db: LakeDatabase, name: string): Promise<boolean> {
  return db.transaction().execute(async (within) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`lake:${name}`}, 0))`.execute(within);
    const { rows } = await sql`
      with gone as (delete from lake.dataset where name = ${name} returning name)
      select pg_notify(${CHANNELS.log}, name || ':') from gone`.execute(within);
    return rows.length > 0;
  });
}

/** The documents and the end of the log in one consistent read. */
export async function loadReplica(db: LakeDatabase, name: string): Promise<Replica> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (within) => {
      const { end } = await within
        .selectFrom('lake.dataset')
        .select(({ fn, selectFrom }) => [
          fn
            .coalesce(
              selectFrom('lake.tx')
                .select(({ fn: inner }) => inner.max('seq').as('seq'))
                .where('dataset', '=', name),
              'complete_after',
            )
            .as('end'),
        ])
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      const rows = await within
        .selectFrom('lake.document')
        .select('body')
        .where('dataset', '=', name)
        .execute();
      return new Replica(
        name,
        end ?? 0,
        rows.map(({ body }) => body),
      );
    });
}

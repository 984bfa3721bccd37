import type { ColumnType, Generated, Kysely } from 'kysely';
import type { Mutation } from '#content-lake/protocol/mutation.ts';
import type { Doc, Json } from '#content-lake/protocol/document.ts';
import type { AclMode, MutationOperation } from './store.ts';

/** Written as JSON text, read back as the value. */
type Body<T> = ColumnType<T, string, string>;

export type MutationOutcome = { id: string; operation: MutationOperation };

type Tables = {
  'lake.dataset': {
    name: string;
    created_at: Generated<Date>;
    /** Differs between two datasets that had the same name one after the other. */
    incarnation: Generated<number>;
    /** What lies before this place in the log may have been pruned. */
    complete_after: Generated<number>;
    acl_mode: Generated<AclMode>;
  };
  'lake.document': { dataset: string; id: string; type: string; rev: string; body: Body<Doc> };
  'lake.tx': {
    seq: Generated<number>;
    dataset: string;
    id: string;
    at: ColumnType<Date, string, never>;
    author: string;
    /** Digest of what was asked; null in rows that are older than this column. */
    request: string | null;
    /** What was answered, without the documents. */
    results: ColumnType<MutationOutcome[] | null, string | null, never>;
  };
  'lake.tx_doc': {
    seq: number;
    position: number;
    dataset: string;
    doc_id: string;
    before_rev: string | null;
    /** The document after the transaction; null when it was deleted. */
    body: ColumnType<Doc | null, string | null, never>;
    mutations: Body<Mutation[]>;
    apply: Body<Json[]>;
    revert: Body<Json[]>;
  };
};

export type LakeDatabase = Kysely<Tables>;

export function lakeTables(db: Kysely<unknown>): LakeDatabase {
  return db.$extendTables<Tables>();
}

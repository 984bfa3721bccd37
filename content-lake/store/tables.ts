import type { ColumnType, Generated, Kysely } from 'kysely';
import type { Mutation } from '../mutations/mutation.ts';
import type { Doc, Json } from './document.ts';

/** Written as JSON text, read back as the value. */
type Body<T> = ColumnType<T, string, string>;

type Tables = {
  'lake.dataset': { name: string; created_at: Generated<Date> };
  'lake.document': { dataset: string; id: string; type: string; rev: string; body: Body<Doc> };
  'lake.tx': {
    seq: Generated<number>;
    dataset: string;
    id: string;
    at: ColumnType<Date, string, never>;
    author: string;
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

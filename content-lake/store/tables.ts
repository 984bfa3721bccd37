import type { Kysely } from 'kysely';
import type { LakeTables } from './schema.gen.ts';

export type LakeDatabase = Kysely<LakeTables>;

export function lakeTables(db: Kysely<unknown>): LakeDatabase {
  return db.$extendTables<LakeTables>();
}

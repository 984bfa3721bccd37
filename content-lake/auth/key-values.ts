import type { Kysely } from 'kysely';
import { type LakeDatabase, lakeTables } from '#content-lake/store/tables.ts';

export type KeyValue = { key: string; value: unknown };

/** Studio settings per person: list layouts, sort orders, recent searches. */
export class KeyValues {
  readonly #db: LakeDatabase;
  readonly #clock: () => Date;

  constructor(options: { db: Kysely<unknown>; clock: () => Date }) {
    this.#db = lakeTables(options.db);
    this.#clock = options.clock;
  }

  /** Only keys that have a value; the Studio treats a missing key as never set. */
  async get(accountId: string, keys: readonly string[]): Promise<KeyValue[]> {
    if (keys.length === 0) return [];
    return this.#db
      .selectFrom('lake.key_value')
      .select(['key', 'value'])
      .where('account_id', '=', accountId)
      .where('key', 'in', keys)
      .execute();
  }

  async set(accountId: string, pairs: readonly KeyValue[]): Promise<void> {
    if (pairs.length === 0) return;
    // One row per key: PostgreSQL rejects the same key twice in one statement, and the last one should win.
    const last = new Map(pairs.map((pair) => [pair.key, pair.value]));
    await this.#db
      .insertInto('lake.key_value')
      .values(
        [...last].map(([key, value]) => ({
          account_id: accountId,
          key,
          value: JSON.stringify(value ?? null),
          updated_at: this.#clock(),
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'key']).doUpdateSet((row) => ({
          value: row.ref('excluded.value'),
          updated_at: row.ref('excluded.updated_at'),
        })),
      )
      .execute();
  }
}

import type { Kysely, Selectable } from 'kysely';
import * as v from 'valibot';
import type { LakeTables } from '#content-lake/store/schema.gen.ts';
import { type ConfiguredHook, type Hook, HookRule } from './hook.ts';
import { lakeTables, type LakeDatabase } from '#content-lake/store/tables.ts';

/** The webhooks of all datasets, from administrators and the operator's configuration. */
export class HookStore {
  readonly #db: LakeDatabase;
  readonly #clock: () => Date;

  constructor({ db, clock }: { db: Kysely<unknown>; clock: () => Date }) {
    this.#db = lakeTables(db);
    this.#clock = clock;
  }

  /** Oldest first. */
  async list(): Promise<Hook[]> {
    const rows = await this.#db
      .selectFrom('lake.webhook')
      .selectAll()
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(hookOf);
  }

  async get(id: string): Promise<Hook | undefined> {
    const row = await this.#db.selectFrom('lake.webhook').selectAll().where('id', '=', id).executeTakeFirst();
    return row && hookOf(row);
  }

  async save(hook: Hook): Promise<void> {
    const { id, created_at, created_by, ...rest } = rowOf(hook);
    await this.#db
      .insertInto('lake.webhook')
      .values({ id, created_at, created_by, ...rest })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
      .execute();
  }

  /** Also deletes its pending deliveries and its log. */
  async delete(id: string): Promise<void> {
    await this.#db.deleteFrom('lake.webhook').where('id', '=', id).execute();
  }

  /** Replaces the stored configured webhooks by those of the configuration; administrators' webhooks stay. */
  async configure(dataset: string, configured: readonly ConfiguredHook[]): Promise<void> {
    const now = this.#clock();
    for (const { id, url, secret, rule } of configured) {
      const fixed = { httpMethod: 'POST', headers: {}, isDisabled: false, configured: true };
      const made = { createdBy: 'configuration', createdAt: now, updatedAt: now };
      await this.save({ id, dataset, name: id, description: null, url, secret, rule, ...fixed, ...made });
    }
    const ids = configured.map(({ id }) => id);
    await this.#db
      .deleteFrom('lake.webhook')
      .where('configured', '=', true)
      .where('dataset', '=', dataset)
      .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
      .execute();
  }
}

function hookOf(row: Selectable<LakeTables['lake.webhook']>): Hook {
  const { http_method, is_disabled, created_by, created_at, updated_at, rule, ...rest } = row;
  return {
    ...rest,
    rule: v.parse(HookRule, rule),
    httpMethod: http_method,
    isDisabled: is_disabled,
    createdBy: created_by,
    createdAt: created_at,
    updatedAt: updated_at,
  };
}

function rowOf(hook: Hook) {
  const { httpMethod, isDisabled, createdBy, createdAt, updatedAt, headers, rule, ...rest } = hook;
  return {
    ...rest,
    headers: JSON.stringify(headers),
    rule: JSON.stringify(rule),
    http_method: httpMethod,
    is_disabled: isDisabled,
    created_by: createdBy,
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

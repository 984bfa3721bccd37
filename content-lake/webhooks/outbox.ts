import type { Kysely } from 'kysely';
import type { CommittedTransaction } from '#content-lake/protocol/transaction.ts';
import { readTransactionsAfter } from '#content-lake/store/transaction-log.ts';
import type { Payload } from './rule.ts';
import { lakeTables, type LakeDatabase } from '#content-lake/store/tables.ts';

const BATCH = 100;
const KEEP_DAYS = 7;

export type Delivery = {
  id: string;
  body: string;
  attempts: number;
  createdAt: Date;
  transactionId: string;
  documentId: string;
  operation: string;
};

export type OutboxOptions = {
  db: Kysely<unknown>;
  hook: string;
  dataset: string;
  clock: () => Date;
  /** What to send for a change; undefined if the webhook doesn't get it. Must not throw. */
  payloadFor: (change: CommittedTransaction['changes'][number]) => Payload | undefined;
};

/** The result of one attempt. `status` is absent if the receiver didn't respond. */
export type Result = { status?: number; error?: string; answer?: string; startedAt: Date };

/**
 * One webhook's pending deliveries. Filled from the transaction log by a cursor, in the same SQL transaction that moves the
 * cursor: a crash between a commit and its delivery loses and duplicates nothing, and a commit never waits for a webhook.
 */
export class Outbox {
  readonly #lake: LakeDatabase;
  readonly #db: LakeDatabase;
  readonly #options: OutboxOptions;

  constructor(options: OutboxOptions) {
    this.#lake = lakeTables(options.db);
    this.#db = lakeTables(options.db);
    this.#options = options;
  }

  /** A new webhook starts at the end of the log: nobody expects past changes. */
  async open(): Promise<void> {
    const { hook, dataset } = this.#options;
    const { seq } = await this.#db
      .selectFrom('lake.tx')
      .select(({ fn }) => fn.max('seq').as('seq'))
      .where('dataset', '=', dataset)
      .executeTakeFirstOrThrow();
    await this.#db
      .insertInto('lake.webhook_cursor')
      .values({ hook, dataset, seq: seq ?? 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await this.#db
      .deleteFrom('lake.webhook_delivery')
      .where('finished_at', '<', this.#in(-KEEP_DAYS * 24 * 60 * 60 * 1000))
      .execute();
  }

  /** Adds deliveries for every transaction after the cursor. */
  async collect(): Promise<void> {
    const { hook, dataset } = this.#options;
    for (;;) {
      const taken = await this.#lake.transaction().execute(async (core) => {
        const cursor = await core
          .selectFrom('lake.webhook_cursor')
          .select('seq')
          .where('hook', '=', hook)
          .where('dataset', '=', dataset)
          .forUpdate()
          .executeTakeFirst();
        if (!cursor) return 0;
        const transactions = await readTransactionsAfter(core, dataset, cursor.seq, BATCH);
        const last = transactions.at(-1);
        if (!last) return 0;
        const rows = transactions.flatMap((transaction) => this.#rows(transaction));
        for (let at = 0; at < rows.length; at += BATCH) {
          await core
            .insertInto('lake.webhook_delivery')
            .values(rows.slice(at, at + BATCH))
            .execute();
        }
        await core
          .updateTable('lake.webhook_cursor')
          .set({ seq: last.seq })
          .where('hook', '=', hook)
          .where('dataset', '=', dataset)
          .execute();
        return transactions.length;
      });
      if (taken < BATCH) return;
    }
  }

  /** The next due deliveries, claimed for `forMs`, so that no other process sends them, too. */
  async claim(limit: number, forMs: number): Promise<Delivery[]> {
    const { hook, dataset } = this.#options;
    const rows = await this.#db
      // Materialized: as a plain subquery the planner may run it once per row, and then it claims more than `limit`.
      .with(
        (cte) => cte('due').materialized(),
        (query) =>
          query
            .selectFrom('lake.webhook_delivery')
            .select('id')
            .where('hook', '=', hook)
            .where('dataset', '=', dataset)
            .where('status', '=', 'pending')
            .where((where) =>
              where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', this.#in(0))]),
            )
            .orderBy('seq')
            .orderBy('position')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
      )
      .updateTable('lake.webhook_delivery as delivery')
      .from('due')
      .whereRef('delivery.id', '=', 'due.id')
      .set({ claimed_until: this.#in(forMs) })
      .returningAll('delivery')
      .execute();
    return rows
      .toSorted((a, b) => a.seq - b.seq || a.position - b.position)
      .map((row) => ({
        id: row.id,
        body: row.body,
        attempts: row.attempts,
        createdAt: row.created_at,
        transactionId: row.transaction_id,
        documentId: row.document_id,
        operation: row.operation,
      }));
  }

  async finish(id: string, status: 'delivered' | 'failed', result: Result): Promise<void> {
    await this.#attempted(id, result, { status, finished_at: this.#in(0), claimed_until: null });
  }

  async postpone(id: string, forMs: number, result: Result): Promise<void> {
    await this.#attempted(id, result, { claimed_until: this.#in(forMs) });
  }

  /** The receiver responds again: everything that waits may go now. Also releases claims when closing. */
  async release(ids?: readonly string[]): Promise<void> {
    const { hook, dataset } = this.#options;
    await this.#db
      .updateTable('lake.webhook_delivery')
      .set({ claimed_until: null })
      .where('hook', '=', hook)
      .where('dataset', '=', dataset)
      .where('status', '=', 'pending')
      .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
      .execute();
  }

  /** When the next delivery is due; undefined if there is none. */
  async nextDue(): Promise<Date | undefined> {
    const { hook, dataset } = this.#options;
    const row = await this.#db
      .selectFrom('lake.webhook_delivery')
      .select('claimed_until')
      .where('hook', '=', hook)
      .where('dataset', '=', dataset)
      .where('status', '=', 'pending')
      .orderBy('claimed_until', (order) => order.asc().nullsFirst())
      .limit(1)
      .executeTakeFirst();
    return row && (row.claimed_until ?? this.#in(0));
  }

  async #attempted(
    id: string,
    { status, error, answer, startedAt }: Result,
    change: { status?: 'delivered' | 'failed'; finished_at?: Date; claimed_until: Date | null },
  ): Promise<void> {
    const { numUpdatedRows } = await this.#db
      .updateTable('lake.webhook_delivery')
      .set((row) => ({
        ...change,
        attempts: row('attempts', '+', 1),
        last_status: status ?? null,
        last_error: error ?? null,
      }))
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    // The webhook, and its log with it, was deleted during the attempt.
    if (numUpdatedRows === 0n) return;
    await this.#db
      .insertInto('lake.webhook_attempt')
      .values({
        delivery: id,
        at: startedAt,
        duration_ms: Math.max(0, this.#in(0).getTime() - startedAt.getTime()),
        status: status ?? null,
        error: error ?? null,
        answer: answer ?? null,
      })
      .execute();
  }

  #rows(transaction: CommittedTransaction) {
    const { hook, payloadFor } = this.#options;
    return transaction.changes.flatMap((change, position) => {
      const payload = payloadFor(change);
      if (!payload) return [];
      return {
        id: `${hook}-${transaction.dataset}-${transaction.seq}-${position}`,
        seq: transaction.seq,
        position,
        hook,
        dataset: transaction.dataset,
        transaction_id: transaction.id,
        document_id: change.id,
        operation: payload.operation,
        body: JSON.stringify(payload.body),
        created_at: this.#in(0),
      };
    });
  }

  #in(ms: number): Date {
    return new Date(this.#options.clock().getTime() + ms);
  }
}

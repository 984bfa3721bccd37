import type { Kysely } from 'kysely';
import { lakeTables, type LakeDatabase } from '#content-lake/store/tables.ts';

/** Page size; programs that need more use `offset`. */
const PAGE = 100;

/** Deliveries and their responses, for administrators. Kept as long as the deliveries, newest first. */
export class DeliveryLog {
  readonly #db: LakeDatabase;
  readonly #projectId: string;

  constructor({ db, projectId }: { db: Kysely<unknown>; projectId: string }) {
    this.#db = lakeTables(db);
    this.#projectId = projectId;
  }

  async messages(hook: string, offset = 0) {
    const rows = await this.#db
      .selectFrom('lake.webhook_delivery')
      .selectAll()
      .where('hook', '=', hook)
      .orderBy('seq', 'desc')
      .orderBy('position', 'desc')
      .offset(offset)
      .limit(PAGE)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      projectId: this.#projectId,
      hookId: row.hook,
      dataset: row.dataset,
      documentId: row.document_id,
      transactionId: row.transaction_id,
      operation: row.operation,
      payload: row.body,
      status: row.status === 'pending' ? 'queued' : row.status === 'delivered' ? 'success' : 'failure',
      resultCode: row.last_status,
      failureCount: row.status === 'delivered' ? row.attempts - 1 : row.attempts,
      createdAt: row.created_at.toISOString(),
      nextAttemptAt: row.status === 'pending' ? (row.claimed_until?.toISOString() ?? null) : null,
    }));
  }

  async attempts(hook: string, offset = 0) {
    const rows = await this.#attempts()
      .where('delivery.hook', '=', hook)
      .orderBy('attempt.id', 'desc')
      .offset(offset)
      .limit(PAGE)
      .execute();
    return rows.map((row) => this.#show(row));
  }

  async attempt(id: number) {
    const row = await this.#attempts().where('attempt.id', '=', id).executeTakeFirst();
    return row && this.#show(row);
  }

  #attempts() {
    return this.#db
      .selectFrom('lake.webhook_attempt as attempt')
      .innerJoin('lake.webhook_delivery as delivery', 'delivery.id', 'attempt.delivery')
      .selectAll('attempt')
      .select('delivery.hook');
  }

  #show(row: {
    id: number;
    hook: string;
    delivery: string;
    at: Date;
    duration_ms: number;
    status: number | null;
    error: string | null;
    answer: string | null;
  }) {
    const isFailure = row.status === null || row.status < 200 || row.status >= 300;
    return {
      id: String(row.id),
      projectId: this.#projectId,
      hookId: row.hook,
      messageId: row.delivery,
      inProgress: false,
      isFailure,
      failureReason: !isFailure ? null : row.status === null ? 'network' : 'http',
      resultCode: row.status,
      resultBody: row.answer ?? row.error,
      duration: row.duration_ms,
      createdAt: row.at.toISOString(),
      updatedAt: new Date(row.at.getTime() + row.duration_ms).toISOString(),
    };
  }
}

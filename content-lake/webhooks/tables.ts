import type { Generated, Kysely } from 'kysely';
import { lakeTables } from '#content-lake/store/tables.ts';

export type WebhookTables = {
  /** How far in the log each hook has been told to look. */
  'lake.webhook_cursor': { hook: string; dataset: string; seq: number };
  /** Outbox and log in one: what is still owed, and what happened to what was sent. */
  'lake.webhook_delivery': {
    /** The idempotency key. */
    id: string;
    seq: number;
    position: number;
    /** Address. */
    hook: string;
    dataset: string;
    transaction_id: string;
    document_id: string;
    operation: string;
    body: string;
    status: Generated<'pending' | 'delivered' | 'failed'>;
    attempts: Generated<number>;
    created_at: Date;
    /** Until then nobody else takes it: somebody is sending it, or it waits for its next attempt. */
    claimed_until: Date | null;
    finished_at: Date | null;
    last_status: number | null;
    last_error: string | null;
  };
};

export function webhookTables(db: Kysely<unknown>) {
  return lakeTables(db).$extendTables<WebhookTables>();
}

export type WebhookDatabase = ReturnType<typeof webhookTables>;

import type { ColumnType, Generated, Kysely } from 'kysely';
import { lakeTables } from '#content-lake/store/tables.ts';
import type { HookRule } from './hook.ts';

/** Written as JSON text, read back as the value. */
type AsJson<T> = ColumnType<T, string, string>;

export type WebhookTables = {
  'lake.webhook': {
    id: string;
    dataset: string;
    name: string;
    description: string | null;
    url: string;
    http_method: string;
    headers: AsJson<Record<string, string>>;
    secret: string | null;
    rule: AsJson<HookRule>;
    is_disabled: boolean;
    /** Made by the operator's configuration, and only changed there. */
    configured: boolean;
    created_by: string;
    created_at: Date;
    updated_at: Date;
  };
  /** How far in the log each hook has been told to look. */
  'lake.webhook_cursor': { hook: string; dataset: string; seq: number };
  /** Outbox and log in one: what is still owed, and what happened to what was sent. */
  'lake.webhook_delivery': {
    /** The idempotency key. */
    id: string;
    seq: number;
    position: number;
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
  'lake.webhook_attempt': {
    id: Generated<number>;
    delivery: string;
    at: Date;
    duration_ms: number;
    /** What the receiver answered; null when it did not. */
    status: number | null;
    error: string | null;
    /** The beginning of what it said. */
    answer: string | null;
  };
};

export function webhookTables(db: Kysely<unknown>) {
  return lakeTables(db).$extendTables<WebhookTables>();
}

export type WebhookDatabase = ReturnType<typeof webhookTables>;

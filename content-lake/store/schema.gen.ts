// Written by `npm run typegen` from the migrations. Do not edit.
import type { ColumnType, Generated } from 'kysely';
import type { Mutation } from '#content-lake/protocol/mutation.ts';
import type { Doc, Json } from '#content-lake/protocol/document.ts';
import type { MutationResult } from './store.ts';

export type LakeTables = {
  'lake.account': {
    created_at: Date;
    /** In lower case. */
    email: string;
    id: string;
    last_seen_at: Date | null;
    name: string;
    /** Null for people who sign in elsewhere only. */
    password_hash: string | null;
    role: string;
  };
  'lake.account_identity': {
    account_id: string;
    created_at: Date;
    issuer: string;
    subject: string;
  };
  'lake.allowed_origin': {
    allow_credentials: boolean;
    created_at: Date;
    created_by: string;
    id: Generated<number>;
    origin: string;
  };
  'lake.api_token': {
    created_at: Date;
    created_by: Generated<string>;
    /** Null: every dataset. */
    dataset: string | null;
    expires_at: Date | null;
    id: string;
    last_used_at: Date | null;
    name: string;
    /** Words of `Scope`, separated by spaces. */
    scopes: string;
    token_hash: string;
  };
  'lake.audit': {
    actor_id: string;
    actor_name: string;
    at: Date;
    details: ColumnType<Record<string, unknown>, string, never>;
    id: Generated<number>;
    kind: string;
    subject: string;
    visitor: string;
  };
  'lake.dataset': {
    acl_mode: Generated<'public' | 'private'>;
    /** What lies before this place in the log may have been pruned. */
    complete_after: Generated<number>;
    created_at: Generated<Date>;
    /** Differs between two datasets that had the same name one after the other. */
    incarnation: Generated<number>;
    name: string;
  };
  'lake.document': {
    body: ColumnType<Doc, string, string>;
    dataset: string;
    id: string;
    rev: string;
    type: string;
  };
  'lake.former_member': {
    id: string;
    left_at: Date;
    name: string;
  };
  'lake.invitation': {
    code_hash: string;
    created_at: Date;
    email: string;
    expires_at: Date;
    id: string;
    invited_by: string;
    purpose: 'join' | 'password';
    role: string;
  };
  'lake.key_value': {
    account_id: string;
    key: string;
    updated_at: Date;
    value: unknown;
  };
  'lake.recovery_code': {
    account_id: string;
    code_hash: string;
  };
  'lake.second_factor': {
    account_id: string;
    /** A code works once: those of this half minute and before are used up. */
    last_step: Generated<number>;
    /** Of an app that is being set up. */
    next_secret: string | null;
    /** Encrypted; null until the first app is confirmed. */
    secret: string | null;
  };
  'lake.session': {
    account_id: string;
    created_at: Date;
    device: Generated<string>;
    ends_at: Date;
    /** Moves on with use, up to `ends_at`. */
    expires_at: Date;
    id: string;
    last_used_at: Date;
    token_hash: string;
    visitor: Generated<string>;
  };
  'lake.sign_in_ticket': {
    account_id: string;
    expires_at: Date;
    origin: string;
    sid_hash: string;
  };
  'lake.tx': {
    at: ColumnType<Date, string, never>;
    author: string;
    dataset: string;
    id: string;
    /** Digest of the request; null in rows that are older than this column. */
    request: string | null;
    /** What was answered, without the documents. */
    results: ColumnType<Pick<MutationResult, 'id' | 'operation'>[] | null, string | null, never>;
    seq: Generated<number>;
  };
  'lake.tx_doc': {
    apply: ColumnType<Json[], string, string>;
    before_rev: string | null;
    /** The document after the transaction; null when it was deleted. */
    body: ColumnType<Doc | null, string | null, never>;
    dataset: string;
    doc_id: string;
    mutations: ColumnType<Mutation[], string, string>;
    position: number;
    revert: ColumnType<Json[], string, string>;
    seq: number;
  };
  'lake.webhook': {
    /** Made by the operator's configuration, and only changed there. */
    configured: boolean;
    created_at: Date;
    created_by: string;
    dataset: string;
    description: string | null;
    headers: ColumnType<Record<string, string>, string, string>;
    http_method: string;
    id: string;
    is_disabled: boolean;
    name: string;
    rule: ColumnType<unknown, string, string>;
    secret: string | null;
    updated_at: Date;
    url: string;
  };
  'lake.webhook_attempt': {
    /** The beginning of what the receiver answered. */
    answer: string | null;
    at: Date;
    delivery: string;
    duration_ms: number;
    error: string | null;
    id: Generated<number>;
    /** What the receiver answered; null when it did not. */
    status: number | null;
  };
  /** How far in the log each hook has looked. */
  'lake.webhook_cursor': {
    dataset: string;
    hook: string;
    seq: number;
  };
  /** Outbox and log in one: what is still owed, and what happened to what was sent. */
  'lake.webhook_delivery': {
    attempts: Generated<number>;
    body: string;
    /** Until then nobody else takes it: it is being sent, or it waits for its next attempt. */
    claimed_until: Date | null;
    created_at: Date;
    dataset: string;
    document_id: string;
    finished_at: Date | null;
    hook: string;
    /** The idempotency key. */
    id: string;
    last_error: string | null;
    last_status: number | null;
    operation: string;
    position: number;
    seq: number;
    status: Generated<'pending' | 'delivered' | 'failed'>;
    transaction_id: string;
  };
};

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
    /** Null for people who only sign in through an identity provider. */
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
    /** Values of `Scope`, separated by spaces. */
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
    /** Entries of the log before this position may have been pruned. */
    complete_after: Generated<number>;
    created_at: Generated<Date>;
    /** Distinguishes a dataset from a deleted one that had the same name. */
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
    /** Each code works once: those of this 30-second step and before are used up. */
    last_step: Generated<number>;
    /** The secret of an app that is being set up. */
    next_secret: string | null;
    /** Encrypted; null until the first app is confirmed. */
    secret: string | null;
  };
  'lake.session': {
    account_id: string;
    created_at: Date;
    device: Generated<string>;
    ends_at: Date;
    /** Extended by use, up to `ends_at`. */
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
    /** Digest of the request; null in rows older than this column. */
    request: string | null;
    /** The response, without the documents. */
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
    /** Created by the operator's configuration, and only changed there. */
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
    /** The beginning of the receiver's response. */
    answer: string | null;
    at: Date;
    delivery: string;
    duration_ms: number;
    error: string | null;
    id: Generated<number>;
    /** The status of the receiver's response; null without one. */
    status: number | null;
  };
  /** The position in the log up to which each hook has been processed. */
  'lake.webhook_cursor': {
    dataset: string;
    hook: string;
    seq: number;
  };
  /** Outbox and log in one: pending deliveries, and the outcomes of earlier ones. */
  'lake.webhook_delivery': {
    attempts: Generated<number>;
    body: string;
    /** Until then no other process takes it: it is being sent, or waits for its next attempt. */
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

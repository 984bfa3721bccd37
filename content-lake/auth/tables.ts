import type { ColumnType, Generated } from 'kysely';

/** The tables of people and tokens, as Kysely sees them. Add with `db.$extendTables<AuthTables>()`. */
export type AuthTables = {
  'lake.account': {
    id: string;
    /** Lower case. */
    email: string;
    name: string;
    role: string;
    /** Null for people who sign in elsewhere only. */
    password_hash: string | null;
    created_at: Date;
    last_seen_at: Date | null;
  };
  'lake.account_identity': { issuer: string; subject: string; account_id: string; created_at: Date };
  'lake.allowed_origin': {
    id: Generated<number>;
    origin: string;
    allow_credentials: boolean;
    created_by: string;
    created_at: Date;
  };
  'lake.former_member': { id: string; name: string; left_at: Date };
  'lake.invitation': {
    id: string;
    code_hash: string;
    purpose: 'join' | 'password';
    email: string;
    role: string;
    invited_by: string;
    created_at: Date;
    expires_at: Date;
  };
  'lake.session': {
    id: string;
    token_hash: string;
    account_id: string;
    created_at: Date;
    last_used_at: Date;
    /** Moves on with use, up to `ends_at`. */
    expires_at: Date;
    ends_at: Date;
    visitor: string;
    device: string;
  };
  'lake.sign_in_ticket': {
    sid_hash: string;
    account_id: string;
    origin: string;
    expires_at: Date;
  };
  'lake.api_token': {
    id: string;
    token_hash: string;
    name: string;
    /** Words of `Scope`, separated by spaces. */
    scopes: string;
    created_at: Date;
    expires_at: Date | null;
    created_by: Generated<string>;
    /** Null: every dataset. */
    dataset: string | null;
    last_used_at: Date | null;
  };
  'lake.second_factor': {
    account_id: string;
    /** Sealed; null until the first app is confirmed. */
    secret: string | null;
    /** Of an app that is being set up. */
    next_secret: string | null;
    /** A code works once: those of this half minute and before are used up. */
    last_step: Generated<number>;
  };
  'lake.recovery_code': { account_id: string; code_hash: string };
  'lake.key_value': { account_id: string; key: string; value: unknown; updated_at: Date };
  'lake.audit': {
    id: Generated<number>;
    at: Date;
    kind: string;
    actor_id: string;
    actor_name: string;
    subject: string;
    visitor: string;
    details: ColumnType<Record<string, unknown>, string, never>;
  };
};

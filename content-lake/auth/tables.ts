import type { Role } from './roles.ts';

/** The tables of people and tokens, as Kysely sees them. Add with `db.$extendTables<AuthTables>()`. */
export type AuthTables = {
  'lake.account': {
    id: string;
    /** Lower case. */
    email: string;
    name: string;
    role: Role;
    password_hash: string;
    created_at: Date;
  };
  'lake.session': { token_hash: string; account_id: string; created_at: Date; expires_at: Date };
  'lake.sign_in_ticket': { sid_hash: string; account_id: string; origin: string; expires_at: Date };
  'lake.api_token': {
    id: string;
    token_hash: string;
    name: string;
    /** Words of `Scope`, separated by spaces. */
    scopes: string;
    created_at: Date;
    expires_at: Date | null;
  };
  'lake.key_value': { account_id: string; key: string; value: unknown; updated_at: Date };
};

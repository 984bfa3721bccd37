import type { Kysely } from 'kysely';
import { rightsOf, SCOPES, scopesOf, type Role, type Scope } from './roles.ts';
import type { Member } from '../http/principal.ts';
import { roleOf } from './roles.ts';
import { hashSecret, newSecret } from './secret.ts';
import type { AuthTables } from './tables.ts';

export type NewToken = {
  name: string;
  /** Either the rights of a role, or exactly these scopes. */
  role?: Role | 'viewer';
  scopes?: readonly Scope[];
  /** Never expires when absent. */
  expiresInSeconds?: number;
};

export type TokenInfo = {
  id: string;
  name: string;
  scopes: Scope[];
  createdAt: Date;
  expiresAt: Date | null;
};

const ID_PREFIX = 'tok-';

/** Transactions of a program carry its token's id as their author, also after the token is gone. */
export function isTokenId(id: string): boolean {
  return id.startsWith(ID_PREFIX);
}

/** Tokens for programs: the seed, the site's draft preview, import and export. */
export class ApiTokens {
  readonly #db: Kysely<AuthTables>;
  readonly #clock: () => Date;
  readonly #ids: () => string;

  constructor(options: { db: Kysely<unknown>; clock: () => Date; ids: () => string }) {
    this.#db = options.db.$extendTables<AuthTables>();
    this.#clock = options.clock;
    this.#ids = options.ids;
  }

  /** @returns the token. It is shown this once and cannot be read again. */
  async create(token: NewToken): Promise<string> {
    const secret = newSecret('tok');
    const now = this.#clock();
    const scopes = token.scopes ?? scopesOf(token.role ?? 'viewer');
    await this.#db
      .deleteFrom('lake.api_token')
      .where('expires_at', '<', new Date(now.getTime() - 7 * 24 * 60 * 60 * 1000))
      .execute();
    await this.#db
      .insertInto('lake.api_token')
      .values({
        id: `${ID_PREFIX}${this.#ids().replaceAll('-', '').slice(0, 12)}`,
        token_hash: hashSecret(secret),
        name: token.name,
        scopes: scopes.join(' '),
        created_at: now,
        expires_at:
          token.expiresInSeconds === undefined
            ? null
            : new Date(now.getTime() + token.expiresInSeconds * 1000),
      })
      .execute();
    return secret;
  }

  async find(secret: string): Promise<Member | 'expired' | undefined> {
    const row = await this.#db
      .selectFrom('lake.api_token')
      .select(['id', 'name', 'scopes', 'expires_at'])
      .where('token_hash', '=', hashSecret(secret))
      .executeTakeFirst();
    if (!row) return undefined;
    if (row.expires_at && row.expires_at <= this.#clock()) return 'expired';
    const rights = rightsOf(readScopes(row.scopes));
    return { kind: 'token', id: row.id, name: row.name, roles: [roleOf(rights)], ...rights };
  }

  async list(): Promise<TokenInfo[]> {
    const rows = await this.#db.selectFrom('lake.api_token').selectAll().orderBy('created_at').execute();
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      scopes: readScopes(row.scopes),
      createdAt: row.created_at,
      expiresAt: row.expires_at,
    }));
  }

  /** Names by id, for those that still exist. */
  async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    const asked = ids.filter(isTokenId);
    if (asked.length === 0) return new Map();
    const query = this.#db.selectFrom('lake.api_token').select(['id', 'name']).where('id', 'in', asked);
    return new Map((await query.execute()).map(({ id, name }) => [id, name]));
  }

  /** @returns false when there is no such token. */
  async revoke(id: string): Promise<boolean> {
    const result = await this.#db.deleteFrom('lake.api_token').where('id', '=', id).executeTakeFirst();
    return result.numDeletedRows > 0n;
  }
}

function readScopes(stored: string): Scope[] {
  const words = stored.split(' ');
  return SCOPES.filter((scope) => words.includes(scope));
}

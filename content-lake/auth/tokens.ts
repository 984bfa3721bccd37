import type { Kysely } from 'kysely';
import { SCOPES, scopesOf, type Scope } from './roles.ts';
import { hashSecret, newSecret } from './secret.ts';
import { type LakeDatabase, lakeTables } from '#content-lake/store/tables.ts';

export type NewToken = {
  name: string;
  /** Either the rights of a built-in role, or exactly these scopes. */
  role?: 'administrator' | 'editor' | 'contributor' | 'viewer';
  scopes?: readonly Scope[];
  /** Rights in this dataset only. */
  dataset?: string;
  /** Never expires when absent. */
  expiresInSeconds?: number;
  /**
   * The token itself, when the caller stores it: `tok_` and 43 characters of base64url of 32 random bytes. Creating
   * it again changes only its name and scopes, and replaces another token of this name.
   */
  secret?: string;
};

export type TokenInfo = {
  id: string;
  name: string;
  scopes: Scope[];
  dataset: string | null;
  createdBy: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
};

export type FoundToken = TokenInfo & { firstUse: boolean };

/** The token can't be created. The message is for the caller. */
export class TokenError extends Error {}

const ID_PREFIX = 'tok-';
const NOTE_MS = 60_000;
const LONGEST_SECONDS = 100 * 365 * 24 * 60 * 60;

/** Transactions by a program carry its token's id as their author, even after the token is revoked. */
export function isTokenId(id: string): boolean {
  return id.startsWith(ID_PREFIX);
}

/** Tokens for programs: the seed, the site's draft preview, import and export. */
export class ApiTokens {
  readonly #db: LakeDatabase;
  readonly #clock: () => Date;
  readonly #ids: () => string;

  constructor(options: { db: Kysely<unknown>; clock: () => Date; ids: () => string }) {
    this.#db = lakeTables(options.db);
    this.#clock = options.clock;
    this.#ids = options.ids;
  }

  /** @returns the token, shown only this once, and its description. @throws TokenError */
  async create(token: NewToken, createdBy: string): Promise<{ secret: string; info: TokenInfo }> {
    const name = token.name.trim();
    if (name === '' || name.length > 100)
      throw new TokenError('A token needs a name of up to 100 characters.');
    const scopes = token.scopes ?? scopesOf(token.role ?? 'viewer') ?? [];
    if (scopes.length === 0) throw new TokenError('A token needs at least one scope.');
    if (token.secret !== undefined && !/^tok_[\w-]{43,}$/.test(token.secret)) {
      throw new TokenError('A token begins with tok_ and has 43 characters or more after it.');
    }
    const now = this.#clock();
    if (token.expiresInSeconds !== undefined && !(Math.abs(token.expiresInSeconds) <= LONGEST_SECONDS)) {
      throw new TokenError('A token is valid for 100 years at most. Without an end date it never expires.');
    }
    const secret = token.secret ?? newSecret('tok');
    const expiresAt =
      token.expiresInSeconds === undefined ? null : new Date(now.getTime() + token.expiresInSeconds * 1000);
    const values = {
      token_hash: hashSecret(secret),
      name,
      scopes: scopes.join(' '),
      dataset: token.dataset ?? null,
      expires_at: expiresAt,
    };
    const row = await this.#db.transaction().execute(async (within) => {
      await within
        .deleteFrom('lake.api_token')
        .where('expires_at', '<', new Date(now.getTime() - 7 * 24 * 60 * 60 * 1000))
        .execute();
      if (token.secret !== undefined) {
        await within
          .deleteFrom('lake.api_token')
          .where('name', '=', name)
          .where('token_hash', '!=', values.token_hash)
          .execute();
      }
      const id = `${ID_PREFIX}${this.#ids().replaceAll('-', '').slice(0, 12)}`;
      return within
        .insertInto('lake.api_token')
        .values({ ...values, id, created_at: now, created_by: createdBy })
        .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(values))
        .returningAll()
        .executeTakeFirstOrThrow();
    });
    return { secret, info: infoOf(row) };
  }

  /** Records the use, at most once a minute. */
  async find(secret: string): Promise<FoundToken | 'expired' | undefined> {
    const row = await this.#db
      .selectFrom('lake.api_token')
      .selectAll()
      .where('token_hash', '=', hashSecret(secret))
      .executeTakeFirst();
    if (!row) return undefined;
    const now = this.#clock();
    if (row.expires_at && row.expires_at <= now) return 'expired';
    if (row.last_used_at && row.last_used_at.getTime() > now.getTime() - NOTE_MS) {
      return { ...infoOf(row), firstUse: false };
    }
    let note = this.#db.updateTable('lake.api_token').set({ last_used_at: now }).where('id', '=', row.id);
    if (!row.last_used_at) note = note.where('last_used_at', 'is', null);
    const { numUpdatedRows } = await note.executeTakeFirst();
    return { ...infoOf(row), firstUse: !row.last_used_at && numUpdatedRows > 0n };
  }

  async list(): Promise<TokenInfo[]> {
    const rows = await this.#db.selectFrom('lake.api_token').selectAll().orderBy('created_at').execute();
    return rows.map(infoOf);
  }

  /** Names by id, for those that still exist. */
  async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    const tokenIds = ids.filter(isTokenId);
    if (tokenIds.length === 0) return new Map();
    const query = this.#db.selectFrom('lake.api_token').select(['id', 'name']).where('id', 'in', tokenIds);
    return new Map((await query.execute()).map(({ id, name }) => [id, name]));
  }

  /** @returns the revoked token, or undefined if there is none. */
  async revoke(id: string): Promise<TokenInfo | undefined> {
    const gone = await this.#db
      .deleteFrom('lake.api_token')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return gone && infoOf(gone);
  }
}

type Row = {
  id: string;
  name: string;
  scopes: string;
  dataset: string | null;
  created_by: string;
  created_at: Date;
  last_used_at: Date | null;
  expires_at: Date | null;
};

function infoOf(row: Row): TokenInfo {
  const words = row.scopes.split(' ');
  return {
    id: row.id,
    name: row.name,
    scopes: SCOPES.filter((scope) => words.includes(scope)),
    dataset: row.dataset,
    createdBy: row.created_by,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
  };
}

import type { Place } from '#content-lake/protocol/visitor.ts';
import type { Kysely } from 'kysely';
import type { Account } from './accounts.ts';
import { hashSecret, newSecret } from './secret.ts';
import { type LakeDatabase, lakeTables } from '#content-lake/store/tables.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** Unused for this long, a session ends. */
export const IDLE_SECONDS = 14 * DAY_SECONDS;
/** However much it is used, a session ends after this time and the person signs in again. */
export const LONGEST_SECONDS = 90 * DAY_SECONDS;
/** A session's use is recorded at most this often: one write in ten minutes, not one per request. */
const NOTE_SECONDS = 10 * 60;
/** Long enough for a slow phone to follow one redirect. */
const TICKET_SECONDS = 120;
/** An expired session is kept this long, so that the Studio gets "expired" rather than "unknown". */
const KEEP_EXPIRED_DAYS = 7;

export type SessionLookup =
  | { kind: 'found'; id: string; account: Account }
  | { kind: 'expired' }
  | { kind: 'unknown' };

export type SessionInfo = {
  id: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  visitor: string;
  device: string;
};

/** Signed-in browsers, and the one-time tickets (`sid`) that a Studio exchanges for a session. */
export class Sessions {
  readonly #db: LakeDatabase;
  readonly #clock: () => Date;
  readonly #ids: () => string;

  constructor(options: { db: Kysely<unknown>; clock: () => Date; ids: () => string }) {
    this.#db = lakeTables(options.db);
    this.#clock = options.clock;
    this.#ids = options.ids;
  }

  /** @returns the token, which isn't stored anywhere: only its hash is. */
  async open(accountId: string, place: Place): Promise<string> {
    const token = newSecret('ses');
    await this.#db
      .insertInto('lake.session')
      .values({
        id: `ses-${this.#ids().replaceAll('-', '').slice(0, 16)}`,
        token_hash: hashSecret(token),
        account_id: accountId,
        created_at: this.#clock(),
        last_used_at: this.#clock(),
        expires_at: this.#in(IDLE_SECONDS),
        ends_at: this.#in(LONGEST_SECONDS),
        ...place,
      })
      .execute();
    await this.#db
      .deleteFrom('lake.session')
      .where('expires_at', '<', this.#in(-KEEP_EXPIRED_DAYS * DAY_SECONDS))
      .execute();
    return token;
  }

  /** Prolongs the session it finds. */
  async find(token: string): Promise<SessionLookup> {
    const row = await this.#db
      .selectFrom('lake.session as session')
      .innerJoin('lake.account as account', 'account.id', 'session.account_id')
      .select(['account.id', 'account.email', 'account.name', 'account.role'])
      .select(['session.id as session', 'session.expires_at', 'session.ends_at', 'session.last_used_at'])
      .where('token_hash', '=', hashSecret(token))
      .executeTakeFirst();
    if (!row) return { kind: 'unknown' };
    const { id, email, name, role } = row;
    if (row.expires_at <= this.#clock()) return { kind: 'expired' };
    if (row.last_used_at <= this.#in(-NOTE_SECONDS)) await this.#prolong(row.session, row.ends_at);
    return { kind: 'found', id: row.session, account: { id, email, name, role } };
  }

  async #prolong(id: string, endsAt: Date): Promise<void> {
    const idle = this.#in(IDLE_SECONDS);
    await this.#db
      .updateTable('lake.session')
      .set({ last_used_at: this.#clock(), expires_at: idle < endsAt ? idle : endsAt })
      .where('id', '=', id)
      .execute();
  }

  /** @returns the session that was ended, or undefined. */
  async end(token: string): Promise<{ id: string; accountId: string } | undefined> {
    return this.#db
      .deleteFrom('lake.session')
      .where('token_hash', '=', hashSecret(token))
      .returning(['id', 'account_id as accountId'])
      .executeTakeFirst();
  }

  /** The owner of a valid session, by its id. Doesn't prolong it. */
  accountOf(id: string): Promise<Account | undefined> {
    return this.#db
      .selectFrom('lake.session as session')
      .innerJoin('lake.account as account', 'account.id', 'session.account_id')
      .select(['account.id', 'account.email', 'account.name', 'account.role'])
      .where('session.id', '=', id)
      .where('session.expires_at', '>', this.#clock())
      .executeTakeFirst();
  }

  /** Valid sessions, most recently used first. */
  list(accountId: string): Promise<SessionInfo[]> {
    return this.#db
      .selectFrom('lake.session')
      .select(['id', 'created_at as createdAt', 'last_used_at as lastUsedAt', 'expires_at as expiresAt'])
      .select(['visitor', 'device'])
      .where('account_id', '=', accountId)
      .where('expires_at', '>', this.#clock())
      .orderBy('last_used_at', 'desc')
      .orderBy('id')
      .execute();
  }

  /** Ends one session of an account, or all. @returns the ids of those that ended. */
  async endOf(accountId: string, id?: string): Promise<string[]> {
    let query = this.#db.deleteFrom('lake.session').where('account_id', '=', accountId);
    if (id !== undefined) query = query.where('id', '=', id);
    const ended = await query.returning('id').execute();
    if (id === undefined) {
      await this.#db.deleteFrom('lake.sign_in_ticket').where('account_id', '=', accountId).execute();
    }
    return ended.map((session) => session.id);
  }

  /** @returns a `sid` for the address after `#` of the redirect; it works once, for two minutes, for this origin. */
  async issueTicket(accountId: string, origin: string): Promise<string> {
    const sid = newSecret('sid');
    await this.#db.deleteFrom('lake.sign_in_ticket').where('expires_at', '<', this.#clock()).execute();
    await this.#db
      .insertInto('lake.sign_in_ticket')
      .values({
        sid_hash: hashSecret(sid),
        account_id: accountId,
        origin,
        expires_at: this.#in(TICKET_SECONDS),
      })
      .execute();
    return sid;
  }

  /**
   * Uses a ticket up and opens a session. Of two callers with the same ticket, the delete lets exactly one through.
   * `origin` is the caller's Origin header; browsers omit it when the Studio shares the lake's origin.
   */
  async redeemTicket(sid: string, origin: string | undefined, place: Place): Promise<string | undefined> {
    const used = await this.#db
      .deleteFrom('lake.sign_in_ticket')
      .where('sid_hash', '=', hashSecret(sid))
      .returning(['account_id', 'origin', 'expires_at'])
      .executeTakeFirst();
    if (!used || used.expires_at <= this.#clock()) return undefined;
    if (origin !== undefined && origin !== used.origin) return undefined;
    return this.open(used.account_id, place);
  }

  #in(seconds: number): Date {
    return new Date(this.#clock().getTime() + seconds * 1000);
  }
}

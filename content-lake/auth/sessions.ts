import type { Kysely } from 'kysely';
import type { Account } from './accounts.ts';
import { hashSecret, newSecret } from './secret.ts';
import type { AuthTables } from './tables.ts';

const SESSION_DAYS = 14;
export const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60;
/** Long enough for a slow phone to follow one redirect. */
const TICKET_SECONDS = 120;
/** An expired session is kept this long, so that the Studio hears "expired" rather than "unknown". */
const KEEP_EXPIRED_DAYS = 7;

export type SessionLookup = { kind: 'found'; account: Account } | { kind: 'expired' } | { kind: 'unknown' };

/** Signed-in browsers, and the one-time tickets (`sid`) that a Studio changes for a session. */
export class Sessions {
  readonly #db: Kysely<AuthTables>;
  readonly #clock: () => Date;

  constructor(options: { db: Kysely<unknown>; clock: () => Date }) {
    this.#db = options.db.$extendTables<AuthTables>();
    this.#clock = options.clock;
  }

  /** @returns the token, which is nowhere else: only its hash is stored. */
  async open(accountId: string): Promise<string> {
    const token = newSecret('ses');
    await this.#db
      .insertInto('lake.session')
      .values({
        token_hash: hashSecret(token),
        account_id: accountId,
        created_at: this.#clock(),
        expires_at: this.#in(SESSION_SECONDS),
      })
      .execute();
    await this.#db
      .deleteFrom('lake.session')
      .where('expires_at', '<', this.#in(-KEEP_EXPIRED_DAYS * 24 * 60 * 60))
      .execute();
    return token;
  }

  async find(token: string): Promise<SessionLookup> {
    const row = await this.#db
      .selectFrom('lake.session')
      .innerJoin('lake.account', 'lake.account.id', 'lake.session.account_id')
      .select([
        'lake.account.id',
        'lake.account.email',
        'lake.account.name',
        'lake.account.role',
        'lake.session.expires_at',
      ])
      .where('token_hash', '=', hashSecret(token))
      .executeTakeFirst();
    if (!row) return { kind: 'unknown' };
    const { expires_at: expiresAt, ...account } = row;
    return expiresAt > this.#clock() ? { kind: 'found', account } : { kind: 'expired' };
  }

  async end(token: string): Promise<void> {
    await this.#db.deleteFrom('lake.session').where('token_hash', '=', hashSecret(token)).execute();
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
   * Uses a ticket up and opens a session. Two callers with the same ticket: the delete lets exactly one through.
   * `origin` is the caller's Origin header; browsers leave it out when the Studio shares the lake's origin.
   */
  async redeemTicket(sid: string, origin: string | undefined): Promise<string | undefined> {
    const used = await this.#db
      .deleteFrom('lake.sign_in_ticket')
      .where('sid_hash', '=', hashSecret(sid))
      .returning(['account_id', 'origin', 'expires_at'])
      .executeTakeFirst();
    if (!used || used.expires_at <= this.#clock()) return undefined;
    if (origin !== undefined && origin !== used.origin) return undefined;
    return this.open(used.account_id);
  }

  #in(seconds: number): Date {
    return new Date(this.#clock().getTime() + seconds * 1000);
  }
}

import type { Kysely } from 'kysely';
import { AccountError, isEmail, normalise } from '../accounts.ts';
import { hashSecret, newSecret } from '../secret.ts';
import { type LakeDatabase, lakeTables } from '#content-lake/store/tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A new colleague may be on leave; somebody who forgot a password is waiting for the link. */
const LIFETIME_MS = { join: 7 * DAY_MS, password: DAY_MS } as const;

export type Invitation = {
  id: string;
  /** `join` creates an account, `password` gives an existing one a new password. */
  purpose: 'join' | 'password';
  email: string;
  role: string;
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
};

/** Links that let one person choose a password. Each works once; only the hash of its code is stored. */
export class Invitations {
  readonly #db: LakeDatabase;
  readonly #clock: () => Date;
  readonly #ids: () => string;

  constructor(options: { db: Kysely<unknown>; clock: () => Date; ids: () => string }) {
    this.#db = lakeTables(options.db);
    this.#clock = options.clock;
    this.#ids = options.ids;
  }

  /** Replaces earlier links for this address. @returns the code for the link; it can't be read again. */
  async create(
    purpose: Invitation['purpose'],
    person: { email: string; role: string },
    invitedBy: string,
  ): Promise<{ code: string; invitation: Invitation }> {
    const email = normalise(person.email);
    if (!isEmail(email)) throw new AccountError(`${email} is not an email address.`);
    const now = this.#clock();
    const code = newSecret('inv');
    const invitation: Invitation = {
      id: `inv-${this.#ids().replaceAll('-', '').slice(0, 12)}`,
      purpose,
      email,
      role: person.role,
      invitedBy,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME_MS[purpose]),
    };
    await this.#db.transaction().execute(async (within) => {
      await within
        .deleteFrom('lake.invitation')
        .where((where) => where.or([where('email', '=', email), where('expires_at', '<', now)]))
        .execute();
      await within
        .insertInto('lake.invitation')
        .values({
          id: invitation.id,
          code_hash: hashSecret(code),
          purpose,
          email,
          role: person.role,
          invited_by: invitedBy,
          created_at: now,
          expires_at: invitation.expiresAt,
        })
        .execute();
    });
    return { code, invitation };
  }

  /** Still open, newest first. */
  async list(): Promise<Invitation[]> {
    return this.#open().orderBy('created_at', 'desc').execute();
  }

  find(code: string): Promise<Invitation | undefined> {
    return this.#open().where('code_hash', '=', hashSecret(code)).executeTakeFirst();
  }

  /** Uses the link up: of two callers with the same code, one gets it. */
  async take(code: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('lake.invitation')
      .where('code_hash', '=', hashSecret(code))
      .where('expires_at', '>', this.#clock())
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async revoke(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('lake.invitation')
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  #open() {
    return this.#db
      .selectFrom('lake.invitation')
      .select(['id', 'purpose', 'email', 'role'])
      .select(['invited_by as invitedBy', 'created_at as createdAt', 'expires_at as expiresAt'])
      .where('expires_at', '>', this.#clock());
  }
}

import type { Kysely } from 'kysely';
import { hashPassword, verifyPassword } from './password.ts';
import type { Role } from './roles.ts';
import type { AuthTables } from './tables.ts';

export type Account = { id: string; email: string; name: string; role: Role };

export type NewUser = {
  email: string;
  name: string;
  role: Role;
  password: string;
  /** Leaves an account with this address as it is, password included, instead of failing. */
  ifMissing?: boolean;
};

/** The account cannot be made. The message is for the person at the terminal. */
export class AccountError extends Error {}

const MIN_PASSWORD = 10;
const visible = ['id', 'email', 'name', 'role'] as const;

/** People who may sign in. */
export class Accounts {
  readonly #db: Kysely<AuthTables>;
  readonly #clock: () => Date;
  readonly #ids: () => string;
  /** Checked when there is no account, so that a wrong address takes as long as a wrong password. */
  #decoy: Promise<string> | undefined;

  constructor(options: { db: Kysely<unknown>; clock: () => Date; ids: () => string }) {
    this.#db = options.db.$extendTables<AuthTables>();
    this.#clock = options.clock;
    this.#ids = options.ids;
  }

  /** @throws AccountError when the address is taken (unless `ifMissing`) or the password is too short. */
  async create(user: NewUser): Promise<Account> {
    const email = normalise(user.email);
    const existing = await this.#db
      .selectFrom('lake.account')
      .select(visible)
      .where('email', '=', email)
      .executeTakeFirst();
    if (existing) {
      if (user.ifMissing) return existing;
      throw new AccountError(`There is already an account for ${email}.`);
    }
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new AccountError(`${email} is not an e-mail address.`);
    assertLong(user.password);
    return this.#db
      .insertInto('lake.account')
      .values({
        id: `p${this.#ids().replaceAll('-', '').slice(0, 12)}`,
        email,
        name: user.name,
        role: user.role,
        password_hash: await hashPassword(user.password),
        created_at: this.#clock(),
      })
      .returning(visible)
      .executeTakeFirstOrThrow();
  }

  /**
   * Gives an account a new password and ends everything that was signed in with the old one.
   * @throws AccountError when there is no such account or the password is too short.
   */
  async setPassword(email: string, password: string): Promise<void> {
    assertLong(password);
    const hash = await hashPassword(password);
    await this.#db.transaction().execute(async (within) => {
      const account = await within
        .updateTable('lake.account')
        .set({ password_hash: hash })
        .where('email', '=', normalise(email))
        .returning('id')
        .executeTakeFirst();
      if (!account) throw new AccountError(`There is no account for ${normalise(email)}.`);
      await within.deleteFrom('lake.session').where('account_id', '=', account.id).execute();
      await within.deleteFrom('lake.sign_in_ticket').where('account_id', '=', account.id).execute();
    });
  }

  /** The account when address and password belong together. Takes the same time whether or not the address is known. */
  async check(email: string, password: string): Promise<Account | undefined> {
    const row = await this.#db
      .selectFrom('lake.account')
      .select([...visible, 'password_hash'])
      .where('email', '=', normalise(email))
      .executeTakeFirst();
    this.#decoy ??= hashPassword(crypto.randomUUID());
    const matches = await verifyPassword(password, row?.password_hash ?? (await this.#decoy));
    if (!row || !matches) return undefined;
    return { id: row.id, email: row.email, name: row.name, role: row.role };
  }

  /** Known accounts among the ids, in any order. */
  async byIds(ids: readonly string[]): Promise<Account[]> {
    if (ids.length === 0) return [];
    return this.#db.selectFrom('lake.account').select(visible).where('id', 'in', ids).execute();
  }

  all(): Promise<Account[]> {
    return this.#db.selectFrom('lake.account').select(visible).orderBy('created_at').orderBy('id').execute();
  }
}

function assertLong(password: string): void {
  if (password.length >= MIN_PASSWORD) return;
  throw new AccountError(`A password needs ${MIN_PASSWORD} characters or more.`);
}

/** Also the key of the per-account rate limit: case must not give more attempts. */
export function normalise(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

import type { Kysely } from 'kysely';
import { hashPassword, type PasswordCost, verifyPassword } from './password.ts';
import { type LakeDatabase, lakeTables } from '#content-lake/store/tables.ts';

export type Account = { id: string; email: string; name: string; role: string };

export type NewUser = {
  email: string;
  name: string;
  /** A built-in role or one of the configuration. */
  role: string;
  /** Absent for somebody who signs in through a provider. */
  password?: string;
  /** If an account with this address exists, leaves it unchanged, password included, instead of failing. */
  ifMissing?: boolean;
};

/** The change to an account isn't possible. The message is for the person at the terminal. */
export class AccountError extends Error {}

export const MIN_PASSWORD = 10;
const visible = ['id', 'email', 'name', 'role'] as const;

/** People who may sign in. */
export class Accounts {
  readonly #db: LakeDatabase;
  readonly #clock: () => Date;
  readonly #ids: () => string;
  readonly #cost: PasswordCost | undefined;
  /** Checked when there is no account, so that an unknown address takes as long as a wrong password. */
  #decoy: Promise<string> | undefined;

  constructor(options: {
    db: Kysely<unknown>;
    clock: () => Date;
    ids: () => string;
    passwordCost?: PasswordCost;
  }) {
    this.#db = lakeTables(options.db);
    this.#clock = options.clock;
    this.#ids = options.ids;
    this.#cost = options.passwordCost;
  }

  /** @throws AccountError when the address is taken (unless `ifMissing`) or the password is too short. */
  async create(user: NewUser): Promise<Account> {
    const email = normalise(user.email);
    const existing = await this.byEmail(email);
    if (existing && user.ifMissing) return existing;
    if (existing) throw new AccountError(`There is already an account for ${email}.`);
    if (!isEmail(email)) throw new AccountError(`${email} is not an email address.`);
    if (user.password !== undefined) assertLong(user.password);
    const made = await this.#db
      .insertInto('lake.account')
      .values({
        id: `p${this.#ids().replaceAll('-', '').slice(0, 12)}`,
        email,
        name: user.name,
        role: user.role,
        password_hash: user.password === undefined ? null : await hashPassword(user.password, this.#cost),
        created_at: this.#clock(),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning(visible)
      .executeTakeFirst();
    // Two processes that start together both create the seeded people: the second one finds them there.
    const account = made ?? (user.ifMissing ? await this.byEmail(email) : undefined);
    if (!account) throw new AccountError(`There is already an account for ${email}.`);
    return account;
  }

  /**
   * Gives an account a new password and ends every session that was opened with the old one.
   * @throws AccountError when there is no such account or the password is too short.
   */
  async setPassword(email: string, password: string): Promise<Account> {
    assertLong(password);
    const hash = await hashPassword(password, this.#cost);
    return this.#db.transaction().execute(async (within) => {
      const account = await within
        .updateTable('lake.account')
        .set({ password_hash: hash })
        .where('email', '=', normalise(email))
        .returning(visible)
        .executeTakeFirst();
      if (!account) throw new AccountError(`There is no account for ${normalise(email)}.`);
      await within.deleteFrom('lake.session').where('account_id', '=', account.id).execute();
      await within.deleteFrom('lake.sign_in_ticket').where('account_id', '=', account.id).execute();
      return account;
    });
  }

  /** The account if address and password match. Takes the same time whether or not the address is known. */
  async check(email: string, password: string): Promise<Account | undefined> {
    const row = await this.#db
      .selectFrom('lake.account')
      .select([...visible, 'password_hash'])
      .where('email', '=', normalise(email))
      .executeTakeFirst();
    this.#decoy ??= hashPassword(crypto.randomUUID(), this.#cost);
    const matches = await verifyPassword(password, row?.password_hash ?? (await this.#decoy));
    if (!row?.password_hash || !matches) return undefined;
    return { id: row.id, email: row.email, name: row.name, role: row.role };
  }

  byEmail(email: string): Promise<Account | undefined> {
    return this.#db
      .selectFrom('lake.account')
      .select(visible)
      .where('email', '=', normalise(email))
      .executeTakeFirst();
  }

  /** Those ids that have an account, in any order. */
  async byIds(ids: readonly string[]): Promise<Account[]> {
    if (ids.length === 0) return [];
    return this.#db.selectFrom('lake.account').select(visible).where('id', 'in', ids).execute();
  }

  /** Names of people who have left but appear in the history. */
  async formerNames(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const query = this.#db.selectFrom('lake.former_member').select(['id', 'name']).where('id', 'in', ids);
    return new Map((await query.execute()).map(({ id, name }) => [id, name]));
  }

  all(): Promise<(Account & { createdAt: Date; lastSeenAt: Date | null })[]> {
    return this.#db
      .selectFrom('lake.account')
      .select([...visible, 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  }

  async seen(id: string): Promise<void> {
    await this.#db
      .updateTable('lake.account')
      .set({ last_seen_at: this.#clock() })
      .where('id', '=', id)
      .execute();
  }

  /** @throws AccountError when nobody would be left who can manage people. */
  async setRole(id: string, role: string): Promise<Account | undefined> {
    if (role !== 'administrator') await this.#assertAnotherAdministrator(id);
    return this.#db
      .updateTable('lake.account')
      .set({ role })
      .where('id', '=', id)
      .returning(visible)
      .executeTakeFirst();
  }

  /** Ends all access the person had here; the name stays for the history. @throws AccountError as `setRole` */
  async remove(id: string): Promise<Account | undefined> {
    await this.#assertAnotherAdministrator(id);
    return this.#db.transaction().execute(async (within) => {
      const gone = await within
        .deleteFrom('lake.account')
        .where('id', '=', id)
        .returning(visible)
        .executeTakeFirst();
      if (!gone) return undefined;
      const former = { id, name: gone.name, left_at: this.#clock() };
      await within.insertInto('lake.former_member').values(former).execute();
      return gone;
    });
  }

  async #assertAnotherAdministrator(id: string): Promise<void> {
    const administrators = await this.#db
      .selectFrom('lake.account')
      .select('id')
      .where('role', '=', 'administrator')
      .execute();
    if (administrators.length > 1 || administrators[0]?.id !== id) return;
    throw new AccountError('This is the only administrator. Make somebody else administrator first.');
  }
}

function assertLong(password: string): void {
  if (password.length >= MIN_PASSWORD) return;
  throw new AccountError(`A password needs ${MIN_PASSWORD} characters or more.`);
}

export function isEmail(email: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(email);
}

/** Also the key of the rate limit per account: changing the case must not give more attempts. */
export function normalise(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hashSecret } from '../secret.ts';
import { type LakeDatabase, lakeTables } from '#content-lake/store/tables.ts';
import { codeOf, stepAt } from './totp.ts';

const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** Phone clocks differ, and people type slowly: the previous and the next code count, too. */
const ACCEPTED_STEPS = [0, -1, 1];
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The app's codes, and ten recovery codes in case the phone is lost. Secrets are encrypted, recovery codes hashed. */
export class SecondFactors {
  readonly #db: LakeDatabase;
  readonly #clock: () => Date;
  readonly #key: Buffer;

  /** @param options.key must be the same at every start: without it no stored secret can be decrypted */
  constructor(options: { db: Kysely<unknown>; clock: () => Date; key: string }) {
    this.#db = lakeTables(options.db);
    this.#clock = options.clock;
    this.#key = createHash('sha256').update(`second factor\n${options.key}`).digest();
  }

  async isOn(accountId: string): Promise<boolean> {
    return (await this.#secretOf(accountId)) !== null;
  }

  /** Those of the accounts that have a second factor. */
  async withOne(accountIds: readonly string[]): Promise<Set<string>> {
    if (accountIds.length === 0) return new Set();
    const rows = await this.#db
      .selectFrom('lake.second_factor')
      .select('account_id')
      .where('account_id', 'in', accountIds)
      .where('secret', 'is not', null)
      .execute();
    return new Set(rows.map((row) => row.account_id));
  }

  /** The secret for a new app. It stays the same until confirmed, as the page may be reloaded; an earlier app works until then. */
  async begin(accountId: string): Promise<Uint8Array> {
    const row = await this.#db
      .insertInto('lake.second_factor')
      .values({ account_id: accountId, next_secret: this.#seal(accountId, randomBytes(SECRET_BYTES)) })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet((eb) => ({
          next_secret: eb.fn.coalesce('lake.second_factor.next_secret', 'excluded.next_secret'),
        })),
      )
      .returning('next_secret')
      .executeTakeFirstOrThrow();
    const secret = row.next_secret === null ? null : this.#unseal(accountId, row.next_secret);
    // Encrypted with another key: start over.
    if (secret) return secret;
    const fresh = randomBytes(SECRET_BYTES);
    await this.#db
      .updateTable('lake.second_factor')
      .set({ next_secret: this.#seal(accountId, fresh) })
      .where('account_id', '=', accountId)
      .execute();
    return fresh;
  }

  /** Activates the new app if the code matches. @returns the recovery codes, shown only this once */
  async confirm(accountId: string, code: string): Promise<string[] | undefined> {
    const row = await this.#db
      .selectFrom('lake.second_factor')
      .select('next_secret')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    const secret = row?.next_secret ? this.#unseal(accountId, row.next_secret) : null;
    const step = secret && this.#stepOf(secret, code);
    if (!secret || step === null) return undefined;
    const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode);
    await this.#db.transaction().execute(async (within) => {
      await within
        .updateTable('lake.second_factor')
        .set({ secret: this.#seal(accountId, secret), next_secret: null, last_step: step })
        .where('account_id', '=', accountId)
        .execute();
      await within.deleteFrom('lake.recovery_code').where('account_id', '=', accountId).execute();
      const rows = codes.map((one) => ({ account_id: accountId, code_hash: hashSecret(plain(one)) }));
      await within.insertInto('lake.recovery_code').values(rows).execute();
    });
    return codes;
  }

  /** Whether a code of the app or a recovery code is right. Each works once, also for two concurrent requests. */
  async check(accountId: string, code: string): Promise<boolean> {
    const typed = plain(code);
    if (!/^\d{6}$/.test(typed)) {
      const used = await this.#db
        .deleteFrom('lake.recovery_code')
        .where('account_id', '=', accountId)
        .where('code_hash', '=', hashSecret(typed))
        .executeTakeFirst();
      return used.numDeletedRows > 0n;
    }
    const secret = await this.#secretOf(accountId);
    const step = secret && this.#stepOf(secret, typed);
    if (step === null) return false;
    const used = await this.#db
      .updateTable('lake.second_factor')
      .set({ last_step: step })
      .where('account_id', '=', accountId)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return used.numUpdatedRows > 0n;
  }

  /** For somebody who has lost phone and recovery codes. @returns whether there was a second factor */
  async reset(accountId: string): Promise<boolean> {
    await this.#db.deleteFrom('lake.recovery_code').where('account_id', '=', accountId).execute();
    const gone = await this.#db
      .deleteFrom('lake.second_factor')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return gone.numDeletedRows > 0n;
  }

  /** @throws when it was encrypted with another key: a lost key must not let anybody in without the second factor */
  async #secretOf(accountId: string): Promise<Uint8Array | null> {
    const row = await this.#db
      .selectFrom('lake.second_factor')
      .select('secret')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (!row?.secret) return null;
    const secret = this.#unseal(accountId, row.secret);
    if (!secret) throw new Error('a second factor is encrypted with another key; reset it');
    return secret;
  }

  #stepOf(secret: Uint8Array, code: string): number | null {
    const now = stepAt(this.#clock());
    const near = ACCEPTED_STEPS.find((offset) => codeOf(secret, now + offset) === plain(code));
    return near === undefined ? null : now + near;
  }

  #seal(accountId: string, secret: Uint8Array): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce).setAAD(Buffer.from(accountId));
    return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]).toString(
      'base64url',
    );
  }

  #unseal(accountId: string, sealed: string): Uint8Array | null {
    const bytes = Buffer.from(sealed, 'base64url');
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, 12));
      decipher.setAAD(Buffer.from(accountId)).setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
    } catch {
      return null;
    }
  }
}

/** Ten letters and digits in two groups: 49 bits. */
function recoveryCode(): string {
  const letters: string[] = [];
  while (letters.length < 10) {
    // Bytes beyond a whole multiple of the alphabet would make the first letters more likely.
    for (const byte of randomBytes(16)) {
      if (byte < 248 && letters.length < 10) letters.push(ALPHABET.charAt(byte % ALPHABET.length));
    }
  }
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}

function plain(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, '');
}

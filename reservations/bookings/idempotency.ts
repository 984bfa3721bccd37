import { column } from '#reservations/db/schema.gen.ts';
import { type RawBuilder, sql } from 'kysely';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Context } from '#reservations/context/context.ts';
import { type Db, first, affectedRows } from '#reservations/kernel/rows.ts';
import { type DataKeys, encrypt, decrypt } from '#reservations/kernel/encrypt.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';

/** A response, stored so that a repeated request gets the same status and body, byte for byte. */
export type StoredResponse = { status: number; answer: string };

/** The statement that stores the response, so that the work can run it together with its own writes. */
export type StoreResponse = (response: StoredResponse) => RawBuilder<unknown>;

/** `scope` separates the keys of different endpoints. */
export type Claim = { scope: string; key: string; bodyHash: string };

const KEEP_KEYS_HOURS = 24;

export function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}

/**
 * The response that this key already got; null when the key is new.
 * @throws DomainError idempotency_conflict for another body
 */
export async function replay(
  { db, secrets }: { db: Db; secrets: DataKeys },
  claim: Claim,
): Promise<StoredResponse | null> {
  const row = await first(
    db,
    {
      status: column.idempotency.status,
      answer: column.idempotency.answer,
      bodyHash: column.idempotency.body_hash,
    },
    sql`select status, answer, body_hash as "bodyHash" from reservations.idempotency
      where scope = ${claim.scope} and key = ${claim.key}`,
  );
  if (!row) return null;
  if (row.bodyHash !== claim.bodyHash) throw new DomainError('idempotency_conflict');
  return {
    status: row.status,
    answer: v.parse(v.string(), decrypt(secrets, aboutResponse(claim), row.answer)),
  };
}

/**
 * Does the work once per key, in its own transaction. The key is claimed in the same transaction: a second request
 * with it waits on the unique index until the first has finished, and then gets the same response. A refusal rolls
 * back the claim, so that a repeated request gets the current result, not the old refusal.
 */
export function once(
  context: Pick<Context, 'db' | 'secrets' | 'ids'>,
  claim: Claim,
  now: Date,
  work: (trx: Db, keep: StoreResponse) => Promise<StoredResponse>,
): Promise<StoredResponse> {
  let isKept = false;
  const keep: StoreResponse = ({ status, answer }) => {
    isKept = true;
    const sealed = encrypt(context, aboutResponse(claim), answer);
    return sql`update reservations.idempotency set status = ${status}::integer, answer = ${sealed}
      where scope = ${claim.scope} and key = ${claim.key}`;
  };
  return context.db.transaction().execute(async (trx) => {
    const claimed = await affectedRows(
      trx,
      sql`insert into reservations.idempotency (scope, key, body_hash, status, answer, created_at)
        values (${claim.scope}, ${claim.key}, ${claim.bodyHash}, 0, '', ${now.toISOString()}::timestamptz)
        on conflict do nothing returning 1`,
    );
    if (claimed === 0) {
      const earlier = await replay({ ...context, db: trx }, claim);
      if (!earlier) throw new Error('an idempotency key disappeared while it was being read');
      return earlier;
    }
    const result = await work(trx, keep);
    if (!isKept) await keep(result).execute(trx);
    return result;
  });
}

/** Responses contain names and access tokens, so they are encrypted like other personal data. */
export function aboutResponse({ scope, key }: Pick<Claim, 'scope' | 'key'>): string {
  return `answer ${scope} ${key}`;
}

/** Deletes old keys and the responses stored with them. */
export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP_KEYS_HOURS * 3_600_000).toISOString();
  await sql`delete from reservations.idempotency where created_at < ${before}::timestamptz`.execute(db);
}

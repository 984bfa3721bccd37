import { bilingual } from '#reservations/messages/texts.ts';
import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import { createHmac } from 'node:crypto';
import { type Db, all, first } from '#reservations/kernel/rows.ts';
import type { Tariff } from '#reservations/fares/tariff.ts';
import { promoId } from '#reservations/fares/promo.ts';
import type { BookingRow } from './read.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import type { Secrets } from '#reservations/kernel/secrets.ts';
import { usedByPerson } from '#reservations/promotions/code-errors.ts';
import { EVERYWHERE } from '#reservations/promotions/required-allotments.ts';

type Keys = Pick<Secrets, 'dataKey' | 'olderDataKeys'>;

/**
 * Counts the use of a code against the buyer's email address, once it is known. Runs in the transaction that accepts
 * the details, after the places. Only a keyed hash of the address is stored; without an address nothing can be
 * counted, so a code with a limit per person requires one.
 * @throws DomainError rule_violation on `promoCode` or `contact.email`
 */
export async function countPerPerson(
  trx: Db,
  keys: Keys,
  tariff: Tariff,
  booking: Pick<BookingRow, 'id' | 'quote'>,
  email: string | null,
): Promise<void> {
  const { promo } = booking.quote;
  const limit = promo ? (tariff.promo(promo.code)?.maxUsesPerPerson ?? null) : null;
  if (!promo || promo.cents === 0 || limit === null) return;
  if (email === null) throw emailNeeded();
  const rule = promoId(promo.code);
  // Concurrent bookings of the same person queue here; the second one sees the first.
  await sql`select 1 from reservations.allotment where rule = ${rule} and scope = ${EVERYWHERE} for update`.execute(
    trx,
  );
  const [present, ...older] = [keys.dataKey, ...(keys.olderDataKeys ?? [])].map((key) =>
    personOf(key, email),
  );
  const used = await first(
    trx,
    { count: v.number() },
    sql`select count(*)::integer as count from reservations.booking_allotment
      where rule = ${rule} and live and booking_id <> ${booking.id}::uuid and person in (
        select * from json_array_elements_text(${JSON.stringify([present, ...older])}::text::json))`,
  );
  if ((used?.count ?? 0) >= limit) throw new DomainError('rule_violation', { errors: [usedByPerson()] });
  await sql`update reservations.booking_allotment set person = ${present}
    where booking_id = ${booking.id}::uuid and rule = ${rule}`.execute(trx);
}

/** Deletes who used codes that have ended and are no longer counted. @returns how many */
export async function forgetPeople(db: Db, tariff: Tariff, today: string): Promise<number> {
  const rows = await all(
    db,
    { rule: column.booking_allotment.rule },
    sql`select distinct rule from reservations.booking_allotment where person is not null`,
  );
  const over = rows.filter(({ rule }) => {
    const found = tariff.promo(rule.replace(/^promo:/, ''));
    return !found || (found.validTo !== null && found.validTo < today);
  });
  for (const { rule } of over)
    await sql`update reservations.booking_allotment set person = null where rule = ${rule}`.execute(db);
  return over.length;
}

function personOf(key: string, email: string): string {
  return createHmac('sha256', Buffer.from(key, 'base64url'))
    .update(`promo ${email.normalize('NFC').trim().toLowerCase()}`)
    .digest('base64url');
}

function emailNeeded(): DomainError {
  return new DomainError('rule_violation', {
    errors: [
      {
        field: 'contact.email',
        code: 'email_required',
        message: bilingual('errors.promoNeedsEmail'),
      },
    ],
  });
}

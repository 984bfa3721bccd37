import { sql } from 'kysely';
import { athensDay } from '#foundation/dates/athens.ts';
import * as v from 'valibot';
import type { ConfirmRequest as ConfirmSchema } from '#contracts/reservations/booking.ts';
import type { OnlinePayment } from '#contracts/reservations/payment.ts';
import type { Context } from '#reservations/context/context.ts';
import { type Db, first } from '#reservations/kernel/rows.ts';
import { enqueueEmail } from '#reservations/bookings/enqueue-email.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { countPerPerson } from '#reservations/bookings/promotion-of-person.ts';
import { payOnline } from './payments/start.ts';
import { livePayment, setPaymentState } from '#reservations/bookings/payment-rows.ts';
import { writeNeeds } from '#reservations/bookings/personal/needs.ts';
import { readTravellers, writeContact, writeTravellers } from '#reservations/bookings/personal/travellers.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { requireSailing } from '#reservations/sailings/require-sailing.ts';
import { admitUnpaid } from '#reservations/unpaid/admit.ts';
import type { Buyer } from '#reservations/context/buyer.ts';
import { inTurn } from '#reservations/context/turns.ts';
import { saveBooking } from '#reservations/bookings/save-booking.ts';
import { endIfOver } from '#reservations/bookings/end-hold.ts';
import { hashOf, once, replay, type StoredResponse } from '#reservations/bookings/idempotency.ts';
import { type BookingRow, findBooking, lockBooking, present } from '#reservations/bookings/read.ts';
import { makeTicketed, sellHeld } from './sell.ts';
import { detailErrors } from '#reservations/bookings/validate-details.ts';

type Request = v.InferOutput<typeof ConfirmSchema>;
type Details = Omit<Request, 'payment'>;

/**
 * Takes the details of a hold. Without a choice of payment it becomes a booking that is paid at an agency before
 * `payBy`; with an online method the traveller is redirected to the provider, and the payment makes the booking.
 * Repeating the same details returns the same booking.
 * @throws DomainError rule_violation, hold_expired, state_conflict, idempotency_conflict, payment_unavailable; for an
 * agency also contact_unverified, unpaid_limit, card_only
 */
export async function confirmHold(
  context: Context,
  booking: BookingRow,
  { payment, ...details }: Request,
  key: string,
  buyer: Buyer,
): Promise<StoredResponse> {
  const isOnline = payment !== undefined && payment.method !== 'agency';
  const bodyHash = hashOf(isOnline ? { ...details, payment } : details);
  const claim = { scope: `confirm ${booking.reference}`, key, bodyHash };
  const earlier = await replay(context, claim);
  if (earlier) return earlier;
  // A free booking needs no provider.
  const catalogue = await context.catalogue();
  if (isOnline && booking.quote.totalCents > 0)
    return payOnline(context, booking, payment, claim, async (trx, row) => {
      if (row.state !== 'held' && row.state !== 'paying') throw new DomainError('state_conflict');
      await takeDetails(trx, context, catalogue, row, details);
    });
  const now = context.clock();
  await endIfOver(context, booking);
  const confirm = async (trx: Db): Promise<StoredResponse> => {
    const row = await lockBooking(trx, booking.id);
    if (!row) throw new DomainError('not_found');
    const isSold = row.state === 'confirmed' || row.state === 'ticketed';
    if (!(isSold && row.confirmHash === bodyHash))
      await reserve(trx, context, catalogue, row, bodyHash, buyer, () =>
        takeDetails(trx, context, catalogue, row, details),
      );
    const confirmed = await findBooking(trx, row.reference);
    if (!confirmed) throw new Error('a booking disappeared while it was being confirmed');
    return {
      status: 200,
      answer: JSON.stringify(await present(trx, context.secrets, catalogue, confirmed, now)),
    };
  };
  const { email } = details.contact;
  return inTurn(context.turns, buyer, email, () => once(context, claim, now, confirm));
}

/**
 * Starts a payment of the full balance due: for a hold whose details are known from an earlier attempt, or for a
 * booking that was reserved or became more expensive.
 * @throws DomainError as {@link confirmHold}
 */
export async function payDue(
  context: Context,
  booking: BookingRow,
  payment: OnlinePayment,
  key: string,
): Promise<StoredResponse> {
  const claim = { scope: `pay ${booking.reference}`, key, bodyHash: hashOf(payment) };
  const earlier = await replay(context, claim);
  if (earlier) return earlier;
  return payOnline(context, booking, payment, claim, async (trx, row) => {
    const { passengers } = await readTravellers(trx, context.secrets, row.id);
    if (passengers.length === 0) throw new DomainError('state_conflict');
    if (row.state === 'held' || row.state === 'paying') await requireSailing(trx, row.id);
  });
}

function requireHeld(row: BookingRow, now: Date): void {
  if (row.state === 'expired') throw new DomainError('hold_expired');
  if (row.state !== 'held' && row.state !== 'paying') throw new DomainError('state_conflict');
  if ((row.payingUntil ?? row.holdExpiresAt).getTime() <= now.getTime())
    throw new DomainError('hold_expired');
}

/**
 * Sells the places of a hold, to be paid at an agency before `payBy`. `prepare` makes sure that the travellers are
 * known.
 * @throws DomainError hold_expired, state_conflict (also while money is on its way), contact_unverified,
 * unpaid_limit, card_only
 */
export async function reserve(
  trx: Db,
  context: Context,
  catalogue: Catalogue,
  row: BookingRow,
  confirmHash: string,
  buyer: Buyer,
  prepare: () => Promise<void>,
): Promise<void> {
  const now = context.clock();
  requireHeld(row, now);
  await endAttempt(trx, row);
  await prepare();
  const payBy = await admitUnpaid(trx, context, catalogue, row, buyer, await firstDeparture(trx, row.id));
  await sellHeld(trx, context, row);
  const reserved = await saveBooking(trx, row, 'reserve', {
    at: now,
    what: 'confirmed',
    confirmHash,
    confirmedAt: now,
    payBy,
    payingUntil: null,
  });
  if (row.quote.totalCents === 0) {
    await makeTicketed(trx, context, reserved);
    return;
  }
  const occasion = `version ${reserved.version}`;
  await enqueueEmail(trx, { context, at: now, bookingId: row.id, kind: 'reserved', occasion });
}

/**
 * Ends the payment attempt of a traveller who switches to an agency; `maintain` then ends it at the provider.
 * @throws DomainError state_conflict when the payer has finished and the money is on its way
 */
export async function endAttempt(trx: Db, row: BookingRow): Promise<void> {
  const live = await livePayment(trx, row.id);
  if (!live) return;
  if (live.state === 'processing') throw new DomainError('state_conflict');
  if (live.providerRef === null) await setPaymentState(trx, live.id, 'ended');
  else
    await sql`update reservations.payment set expires_at = created_at, check_at = created_at
      where id = ${live.id}::uuid`.execute(trx);
}

/** Validates and stores travellers and contact, replacing those of an earlier attempt. */
async function takeDetails(
  trx: Db,
  context: Context,
  { tariff }: Catalogue,
  row: BookingRow,
  details: Details,
): Promise<void> {
  await requireSailing(trx, row.id);
  const departure = await firstDeparture(trx, row.id);
  const today = athensDay(context.clock());
  const errors = detailErrors(tariff, row.party, details, athensDay(departure), today);
  if (errors.length > 0) throw new DomainError('rule_violation', { errors });
  await insertTravellers(trx, row, details);
  await writeTravellers(trx, context, row.id, details);
  await writeContact(trx, context, row.id, details.contact);
  await writeNeeds(trx, context, row.id, details.needs ?? []);
  const { email, refused } = details.contact;
  await countPerPerson(trx, context.secrets, tariff, row, refused ? null : email);
}

async function firstDeparture(trx: Db, id: string): Promise<Date> {
  const row = await first(
    trx,
    { departsAt: v.date() },
    sql`select c.departs_at as "departsAt" from reservations.booking_segment s
      join reservations.sailing_call c on c.sailing_id = s.sailing_id and c.seq = s.from_seq
      where s.booking_id = ${id}::uuid order by s.seq limit 1`,
  );
  if (!row) throw new Error('booking without segments');
  return row.departsAt;
}

/** Stores how many of each category there are; the personal data is encrypted separately. */
async function insertTravellers(trx: Db, row: BookingRow, details: Details): Promise<void> {
  await sql`delete from reservations.passenger where booking_id = ${row.id}::uuid`.execute(trx);
  await sql`delete from reservations.vehicle where booking_id = ${row.id}::uuid`.execute(trx);
  for (const [position, { category }] of row.party.passengers.entries())
    await sql`insert into reservations.passenger (booking_id, position, category)
      values (${row.id}::uuid, ${position}::integer, ${category})`.execute(trx);
  for (const [position, vehicle] of details.vehicles.entries())
    await sql`insert into reservations.vehicle (booking_id, position, category, driver) values (${row.id}::uuid,
      ${position}::integer, ${row.party.vehicles[position]?.category}, ${vehicle.driver}::integer)`.execute(
      trx,
    );
}

import { bilingual } from '#reservations/messages/texts.ts';
import { sql } from 'kysely';
import { addMinutes } from '#foundation/dates/athens.ts';
import { saveBooking } from '#reservations/bookings/save-booking.ts';
import { endIfOver } from '#reservations/bookings/end-hold.ts';
import { type Claim, once, type StoredResponse } from '#reservations/bookings/idempotency.ts';
import { type BookingRow, findBooking, lockBooking, present } from '#reservations/bookings/read.ts';
import { nextState } from '#reservations/bookings/states.ts';
import type { Context } from '#reservations/context/context.ts';
import type { Policy } from '#contracts/reservations/network-data.ts';
import type { OnlinePayment } from '#contracts/reservations/payment.ts';
import { type Db, affectedRows } from '#reservations/kernel/rows.ts';
import { balanceDueOf } from '#reservations/bookings/ledger/offset.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { type PaymentProvider, ProviderDown } from '#reservations/context/payment-provider.ts';
import { insertPayment, livePayment, type PaymentRow } from '#reservations/bookings/payment-rows.ts';
import { recordEnded } from './settle.ts';

/** Runs in the transaction that starts the payment, with the booking locked: validates and stores details. */
type BeforeStart = (trx: Db, row: BookingRow) => Promise<void>;

/**
 * Starts a payment of the full balance due at a provider, and returns the booking with the address of the payment
 * page. Three steps, because a provider is never called inside a transaction: record the attempt, call the provider,
 * record its response. A call repeated after a crash in between continues the same attempt, so that nobody pays
 * twice.
 * @throws DomainError payment_unavailable (the hold stays as it was), hold_expired, state_conflict, rule_violation
 */
export async function payOnline(
  context: Context,
  booking: BookingRow,
  choice: OnlinePayment,
  claim: Claim,
  before: BeforeStart,
): Promise<StoredResponse> {
  const provider = requireProvider(context, choice);
  await endIfOver(context, booking);
  const { policy } = await context.catalogue();
  const payment = await context.db
    .transaction()
    .execute((trx) => begin(trx, context, policy, booking.id, choice, before));
  const started = await startAtProvider(context, provider, booking, payment);
  const now = context.clock();
  const catalogue = await context.catalogue();
  return once(context, claim, now, async (trx) => {
    await lockBooking(trx, booking.id);
    // Updates only the provider's data: by now an event may have advanced the payment.
    await sql`update reservations.payment set state = case when state = 'starting' then 'open' else state end,
      provider_ref = ${started.providerRef}, redirect_url = ${started.redirectUrl} where id = ${payment.id}::uuid`.execute(
      trx,
    );
    const row = await findBooking(trx, booking.reference);
    if (!row) throw new Error('a booking disappeared while its payment was being started');
    const answer = await present(trx, context.secrets, catalogue, row, now);
    return { status: 200, answer: JSON.stringify(answer) };
  });
}

function requireProvider(context: Context, choice: OnlinePayment): PaymentProvider {
  const isOurs = (address: string) => context.siteOrigins.includes(new URL(address).origin);
  const errors = (['returnUrl', 'cancelUrl'] as const).flatMap((field) =>
    isOurs(choice[field])
      ? []
      : [
          {
            field: `payment.${field}`,
            code: 'foreign_address',
            message: bilingual('errors.returnUrl'),
          },
        ],
  );
  if (errors.length > 0) throw new DomainError('rule_violation', { errors });
  const provider = context.providers.get(choice.method);
  if (provider) return provider;
  throw new DomainError('rule_violation', {
    errors: [
      {
        field: 'payment.method',
        code: 'not_offered',
        message: bilingual('errors.paymentMethod'),
      },
    ],
  });
}

async function begin(
  trx: Db,
  context: Context,
  policy: Policy,
  id: string,
  choice: OnlinePayment,
  before: BeforeStart,
): Promise<PaymentRow> {
  const row = await lockBooking(trx, id);
  if (!row) throw new DomainError('not_found');
  const now = context.clock();
  if (row.state === 'expired') throw new DomainError('hold_expired');
  const next = nextState(row.state, 'pay-start');
  await before(trx, row);
  const { payingMinutes, paymentCheckSeconds } = policy;
  const isHold = next === 'paying';
  const holdEnds = row.payingUntil ?? row.holdExpiresAt;
  if (isHold && holdEnds.getTime() <= now.getTime()) throw new DomainError('hold_expired');
  const cents = isHold ? row.quote.totalCents : (await balanceDueOf(trx, id)).cents;
  if (cents <= 0) throw new DomainError('state_conflict');
  const live = await livePayment(trx, id);
  if (live) {
    // Back in the browser and trying again: the same attempt, the same address. For another amount the old attempt
    // must be ended first.
    const isSame = live.provider === choice.method && live.cents === cents && live.state !== 'processing';
    if (isSame) return live;
    throw new DomainError('state_conflict');
  }
  const expiresAt = isHold ? addMinutes(row.holdExpiresAt, payingMinutes) : (row.payBy ?? now);
  if (isHold) await toPaying(trx, row, expiresAt, now);
  return insertPayment(trx, context, {
    bookingId: id,
    provider: choice.method,
    cents,
    expiresAt,
    returnUrl: choice.returnUrl,
    cancelUrl: choice.cancelUrl,
    checkAt: new Date(now.getTime() + paymentCheckSeconds * 1000),
  });
}

async function toPaying(trx: Db, row: BookingRow, until: Date, now: Date): Promise<void> {
  await saveBooking(trx, row, 'pay-start', { at: now, what: 'paying', payingUntil: until });
}

async function startAtProvider(
  context: Context,
  provider: PaymentProvider,
  booking: BookingRow,
  payment: PaymentRow,
): Promise<{ redirectUrl: string; providerRef: string }> {
  const { redirectUrl, providerRef } = payment;
  if (redirectUrl !== null && providerRef !== null) return { redirectUrl, providerRef };
  try {
    return await provider.start({ ...payment, reference: booking.reference, locale: booking.locale });
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    const isDown = error instanceof ProviderDown;
    // If the provider understood and refused the request, the error is ours; travellers can only choose another
    // payment method.
    context.log[isDown ? 'warn' : 'error']({ payment: payment.id, reason }, 'payment could not be started');
    await giveUp(context, payment);
    throw new DomainError('payment_unavailable');
  }
}

/**
 * Nobody was sent to the provider: the traveller is back at the hold, unless a concurrent call with the same attempt
 * succeeded.
 */
async function giveUp(context: Context, payment: PaymentRow): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    await lockBooking(trx, payment.bookingId);
    const starting = await affectedRows(
      trx,
      sql`select 1 from reservations.payment where id = ${payment.id}::uuid and state = 'starting' for update`,
    );
    if (starting > 0) await recordEnded(trx, context, payment.id, 'failed');
  });
}

import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import { createRunner, type Runner } from '#foundation/jobs/runner.ts';
import { audit } from '#reservations/bookings/audit.ts';
import { lockBooking } from '#reservations/bookings/read.ts';
import type { Context } from '#reservations/context/context.ts';
import { type Db, first, type RowOf } from '#reservations/kernel/rows.ts';
import { enqueueEmail } from '#reservations/bookings/enqueue-email.ts';
import { ProviderDown, type ProviderRefund } from '#reservations/context/payment-provider.ts';
import { postRefund } from './refund-news.ts';

/** The first delay after a provider did not answer; doubled each time up to about an hour. */
const WAIT_SECONDS = 30;
const MAX_DOUBLINGS = 7;

const SentRefund = {
  id: v.string(),
  bookingId: column.refund.booking_id,
  provider: column.refund.provider,
  cents: column.refund.cents,
  attempts: column.refund.attempts,
  paymentRef: column.payment.provider_ref,
  chargeRef: column.payment.charge_ref,
  what: column.refund.what,
};
type SentRefund = RowOf<typeof SentRefund>;

/**
 * Sends pending refunds, each by one process and exactly once: it is marked as sent before the provider is called and
 * has an idempotency key, so that a crash in between only repeats the same request. Agency refunds are paid out by
 * staff.
 */
export function createRefundWorker(context: Context): Runner {
  const { jobs, log } = context;
  // A provider that does not answer is tried once per run; refunds of the others are sent meanwhile.
  const silent = new Set<string>();
  return createRunner<SentRefund>(
    {
      name: 'refund',
      subjectOf: ({ id }) => id,
      concurrency: () => 1,
      async claim() {
        const refund = await takeNext(context, silent);
        return refund ? [refund] : [];
      },
      async run(refund) {
        await finishRefund(context, refund.id, await requestRefund(context, refund));
      },
      succeed: ({ id }) => jobs.succeeded('refund', id),
      async fail({ id, provider }, error) {
        if (error instanceof ProviderDown) {
          silent.add(provider);
          log.warn({ refund: id, reason: error.message }, 'refund could not be sent yet');
        } else {
          // Any other error concerns this refund: it is set aside, where staff see it.
          await jobs.setAside('refund', id, error);
        }
        return { isDead: false };
      },
      finished: () => silent.clear(),
    },
    { log },
  );
}

function takeNext(context: Context, silent: ReadonlySet<string>): Promise<SentRefund | null> {
  const now = context.clock().toISOString();
  return first(
    context.db,
    SentRefund,
    sql`with next as (select id from reservations.refund where state in ('due', 'sent') and provider <> 'agency'
        and next_attempt_at <= ${now}::timestamptz and ${context.jobs.isDue('refund', sql`id`)}
        and provider not in (select json_array_elements_text(${JSON.stringify([...silent])}::text::json)) order by next_attempt_at limit 1 for update skip locked)
      update reservations.refund r set state = 'sent', attempts = attempts + 1, next_attempt_at = ${now}::timestamptz
        + make_interval(secs => ${WAIT_SECONDS}::integer * power(2, least(attempts, ${MAX_DOUBLINGS}::integer))::integer)
      from next, reservations.payment p where r.id = next.id and p.id = r.payment_id
      returning r.id, r.booking_id as "bookingId", r.provider, r.cents, r.attempts, r.what,
        p.provider_ref as "paymentRef", p.charge_ref as "chargeRef"`,
  );
}

async function requestRefund(context: Context, refund: SentRefund): Promise<ProviderRefund> {
  const { id, cents, chargeRef, paymentRef, attempts } = refund;
  const provider = context.providers.get(refund.provider);
  if (!provider) throw new ProviderDown('no longer configured');
  return provider.refund({ id, cents, chargeRef, paymentRef: paymentRef ?? '', attempt: attempts });
}

/**
 * Records that a refund has been paid out, or that it failed permanently. Only the first result counts. `receipt` is
 * set for agencies.
 */
export async function finishRefund(
  context: Context,
  id: string,
  answer: ProviderRefund,
  receipt: string | null = null,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const found = await first(
      trx,
      { bookingId: v.string() },
      sql`select booking_id as "bookingId" from reservations.refund where id = ${id}::uuid`,
    );
    const row = found && (await lockBooking(trx, found.bookingId));
    if (!row) return;
    const refund = await close(trx, id, answer, receipt, context.clock());
    if (!refund) return;
    const detail = { refund: id, cents: refund.cents, provider: refund.provider };
    const what = answer.kind === 'done' ? 'refunded' : 'refund-failed';
    const at = context.clock();
    await audit(trx, { at, bookingId: row.id, what, version: row.version, detail });
    if (answer.kind === 'failed') {
      context.log.error({ refund: id, reason: answer.reason }, 'refund was declined: settle it manually');
      return;
    }
    await postRefund(trx, context, { ...refund, bookingId: row.id, reference: answer.providerRef });
    await enqueueEmail(trx, {
      context,
      at,
      bookingId: row.id,
      kind: 'refunded',
      occasion: `refund ${id}`,
      data: { cents: refund.cents, provider: refund.provider, what: refund.what, isPaidOut: true },
    });
  });
}

function close(
  trx: Db,
  id: string,
  answer: ProviderRefund,
  receipt: string | null,
  now: Date,
): Promise<{ cents: number; provider: string; what: string } | null> {
  const outcome =
    answer.kind === 'done'
      ? sql`state = 'done', done_at = ${now.toISOString()}::timestamptz, provider_ref = ${answer.providerRef},
          receipt = ${receipt}::text, last_error = null`
      : sql`state = 'failed', last_error = ${answer.reason}`;
  return first(
    trx,
    { cents: column.refund.cents, provider: column.refund.provider, what: column.refund.what },
    sql`update reservations.refund set ${outcome}
      where id = ${id}::uuid and state in ('due', 'sent') returning cents, provider, what`,
  );
}

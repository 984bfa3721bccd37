import 'server-only';
import type { BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { paymentPath } from '#lib/booking/payment-paths.ts';
import { getNetwork } from '#lib/reservations/cached-reads.server.ts';
import type { Booking } from '#contracts/reservations/index.ts';

/**
 * Where to go after a change: to the payment when a paid booking now owes a difference that can be paid here, otherwise
 * to the booking, which shows the change and the deadline for the difference.
 */
export async function afterChange(
  { locale, reference }: BookingAccess,
  { payment, actions }: Booking,
  /** The crossing that was moved (moved.ts); none if people or vehicles were added or removed. */
  moved?: string,
): Promise<string> {
  const owesMore = Boolean(actions?.pay) && (payment?.paidCents ?? 0) > 0;
  const also: Record<string, string> = moved === undefined ? {} : { moved };
  if (!owesMore) return managePath(locale, reference, { note: 'moved' }, also);
  const network = await getNetwork();
  const methods = network.kind === 'ok' ? (network.value.payments ?? []) : [];
  return methods.some((method) => method !== 'agency')
    ? paymentPath(locale, reference)
    : managePath(locale, reference, { note: 'movedDue' }, also);
}

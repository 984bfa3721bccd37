import 'server-only';
import { cookies } from 'next/headers';
import { ACCESS_COOKIE, accessCookieOptions, withAccess } from '#lib/booking/access.ts';
import type { Credential } from '#lib/booking/access.ts';
import { holdForVisitor } from '#lib/booking/hold-for-visitor.server.ts';
import type { Result } from '#lib/reservations/client.server.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { siteUrl } from '#lib/address.server.ts';
import type { Booking, HoldRequest } from '#contracts/reservations/index.ts';

/** The request that holds the same seats for the same party at the same price. */
export function sameSeats(booking: Booking, locale: Locale): HoldRequest {
  return {
    segments: booking.segments.map((segment) => ({
      tripId: segment.leg.tripId,
      class: segment.class,
      direction: segment.direction,
      way: segment.way,
    })),
    party: booking.party,
    // Without the code the same seats would cost more.
    promoCode: booking.quote.promo?.code ?? null,
    expectedTotalCents: booking.quote.totalCents,
    locale,
  };
}

/**
 * Holds the seats of an expired booking again, at the price that its traveller has seen, and gives this browser access
 * to the new one.
 */
export async function holdAgain(
  booking: Booking,
  agreedCents: number,
  key: string,
  locale: Locale,
): Promise<Result<{ booking: Booking; credential: Credential }>> {
  const request = { ...sameSeats(booking, locale), expectedTotalCents: agreedCents };
  const first = await holdForVisitor(request, `${key}-hold-${agreedCents}`);
  // A promo code that has expired in the meantime must not block the seats: they are requested without it, at their
  // price.
  const held = isCodeRefused(first)
    ? await holdForVisitor({ ...request, promoCode: null }, `${key}-plain-${agreedCents}`)
    : first;
  if (held.kind !== 'ok') return held;
  const credential: Credential = { kind: 'token', token: held.value.accessToken };
  const jar = await cookies();
  const stored = withAccess(jar.get(ACCESS_COOKIE)?.value, {
    reference: held.value.booking.reference,
    credential,
  });
  jar.set(ACCESS_COOKIE, stored, accessCookieOptions(siteUrl()));
  return { kind: 'ok', value: { booking: held.value.booking, credential } };
}

/** Refused only because of the promo code. */
export function isCodeRefused(answer: Result<unknown>): boolean {
  return (
    answer.kind === 'refused' && (answer.problem.errors ?? []).some(({ field }) => field === 'promoCode')
  );
}

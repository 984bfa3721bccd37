import 'server-only';
import { cookies } from 'next/headers';
import { ACCESS_COOKIE, credentialFor } from '#lib/booking/access.ts';
import { localeOf } from '#foundation/text/locales.ts';
import { parseReference } from '#contracts/reservations/index.ts';
import type { BookingAccess } from './manage-client.server.ts';

type BookingRequest = { locale: string; reference: string };

/** The requested booking. `credential` is null when this browser has none for it. */
export async function readBookingAccess(
  request: BookingRequest,
): Promise<Omit<BookingAccess, 'credential'> & { credential: BookingAccess['credential'] | null }> {
  const locale = localeOf(request.locale);
  const reference = parseReference(request.reference) ?? '';
  const cookie = (await cookies()).get(ACCESS_COOKIE)?.value;
  return { locale, reference, credential: credentialFor(cookie, reference) };
}

import * as v from 'valibot';
import { defineRoute } from '#app/api/_route/define-route.ts';
import { readBookingAccess } from '#lib/booking/manage/booking-access.server.ts';
import { getBooking } from '#lib/reservations/client.server.ts';
import { readTripOf } from '#lib/trips/read-trip.server.ts';
import { defaultLocale } from '#foundation/text/locales.ts';

export const dynamic = 'force-dynamic';

/**
 * `GET /api/booking/trip?ref=…`: how the ships of a booking stand, for the device that remembers it; in all languages. 404 for a
 * browser that may not open it.
 */
export const GET = defineRoute({
  input: v.object({ ref: v.string() }),
  cache: 'private, no-store',
  handle: async ({ ref }) => {
    const { reference, credential, locale } = await readBookingAccess({
      locale: defaultLocale,
      reference: ref,
    });
    if (!credential) return closed();
    const answer = await getBooking(reference, credential, locale);
    if (answer.kind === 'unreachable') return null;
    const isClosed = answer.kind === 'refused' && CLOSED.has(answer.problem.code);
    if (answer.kind === 'refused') return isClosed ? closed() : null;
    return readTripOf(answer.value);
  },
});

const CLOSED = new Set(['access_denied', 'not_found']);

const closed = () => Response.json(null, { status: 404, headers: { 'Cache-Control': 'private, no-store' } });

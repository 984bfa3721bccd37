import * as v from 'valibot';
import { defineRoute } from '#app/api/_route/define-route.ts';
import { readShip } from '#lib/trips/read-trip.server.ts';
import { Day, PortCode } from '#contracts/reservations/index.ts';

export const dynamic = 'force-dynamic';

/**
 * `GET /api/sailing?from=RHO&to=SYM&date=2027-06-10&id=…`: how a ship stands, in all languages, for a device that remembers it and may
 * no longer open its booking. 404 when there is none.
 */
export const GET = defineRoute({
  input: v.object({ from: PortCode, to: PortCode, date: Day, id: v.pipe(v.string(), v.maxLength(60)) }),
  cache: 'public, max-age=15',
  handle: async (query) => {
    const ship = await readShip(query);
    return ship === 'unknown' ? Response.json(null, { status: 404 }) : ship;
  },
});

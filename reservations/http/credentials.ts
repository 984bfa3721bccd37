import { callerOf, distantCallerOf } from '#foundation/limits/caller.ts';
import type { Credentials } from '#reservations/bookings/access/open-booking.ts';
import { MOST_PROOFS, PROOF_HEADER } from '#contracts/reservations/contacts/verification.ts';
import type { Buyer } from '#reservations/context/buyer.ts';

/** How the caller of a door proves whose booking it is. `surname`: null where only the access token counts. */
export function credentialsOf(request: Request, surname: string | null): Credentials {
  const token = /^Bearer (\S{1,200})$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;
  return { token, surname, caller: callerOf(request), pass: request.headers.get('Booking-Pass') };
}

/** Who takes places without paying: the network that calls, and the addresses that it has confirmed. */
export function buyerOf(request: Request): Buyer {
  const proofs = (request.headers.get(PROOF_HEADER) ?? '')
    .split(',')
    .map((proof) => proof.trim())
    .filter((proof) => proof !== '')
    .slice(0, MOST_PROOFS);
  return { kind: 'traveller', network: distantCallerOf(request), proofs };
}

import * as v from 'valibot';
import { bearerToken } from '#foundation/http/credentials.ts';
import { type Guard, parseInput } from '#foundation/http/route.ts';
import { callerOf, remoteCallerOf } from '#foundation/limits/caller.ts';
import { type Credentials, openBooking } from '#reservations/bookings/access/open-booking.ts';
import { type BookingRow, findBooking, present } from '#reservations/bookings/read.ts';
import { MOST_PROOFS, PROOF_HEADER } from '#contracts/reservations/contacts/verification.ts';
import type { Buyer } from '#reservations/context/buyer.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import type { HttpContext } from './define-route.ts';

const SurnameQuery = v.object({ surname: v.optional(v.pipe(v.string(), v.maxLength(200))) });

/** Opens the booking in the path with its access token. */
export const byToken: Guard<HttpContext, BookingRow> = {
  security: [{ accessToken: [] }],
  refusals: [403, 429],
  check: (request, { params }, context) =>
    openBooking(context, context.attempts, params.reference ?? '', credentialsOf(request, null)),
};

/** The same, or with a traveller's surname. */
export const byTokenOrSurname: Guard<HttpContext, BookingRow> = {
  security: [{ accessToken: [] }, {}],
  refusals: [403, 429],
  query: SurnameQuery,
  check(request, { params, query }, context) {
    const { surname = null } = parseInput('query', SurnameQuery, query);
    return openBooking(context, context.attempts, params.reference ?? '', credentialsOf(request, surname));
  },
};

/** Opens the ticket in the path, by its document number, with the token of its link. It opens nothing else. */
export const byTicketToken: Guard<HttpContext, number> = {
  security: [{ ticketToken: [] }],
  refusals: [404],
  async check(request, { params }, { signer }) {
    const document = Number(params.document);
    if (!signer.isTicket(document, bearerToken(request) ?? '')) throw new DomainError('not_found');
    return document;
  },
};

/** `surname`: null where only the access token is accepted. */
export function credentialsOf(request: Request, surname: string | null): Credentials {
  const pass = request.headers.get('Booking-Pass');
  return { token: bearerToken(request), surname, caller: callerOf(request), pass };
}

/** Proofs of confirmed addresses, sent by callers who take places without paying. */
export const proofs = v.object({ [PROOF_HEADER]: v.optional(v.string()) });

/** The caller who takes places without paying: their network, and the addresses they have confirmed. */
export function buyerOf(request: Request): Buyer {
  const given = (request.headers.get(PROOF_HEADER) ?? '')
    .split(',')
    .map((proof) => proof.trim())
    .filter((proof) => proof !== '')
    .slice(0, MOST_PROOFS);
  return { kind: 'traveller', network: remoteCallerOf(request), proofs: given };
}

/** The booking as it is now: opening it may have taken some time. */
export async function currentRow({ db }: HttpContext, { reference }: BookingRow): Promise<BookingRow> {
  const row = await findBooking(db, reference);
  if (!row) throw new DomainError('not_found');
  return row;
}

export async function showBooking(context: HttpContext, booking: BookingRow) {
  const row = await currentRow(context, booking);
  return present(context.db, context.secrets, await context.catalogue(), row, context.clock());
}

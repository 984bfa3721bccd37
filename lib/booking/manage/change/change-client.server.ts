import 'server-only';
import type * as v from 'valibot';
import { callOf, endpointFor, type BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import { call } from '#lib/reservations/client.server.ts';
import {
  Booking,
  ChangeQuote,
  type ChangeQuoteRequest,
  OpenDatePreview,
} from '#contracts/reservations/index.ts';

/** Omitted parts don't change. */
export type ChangeQuoteInput = v.InferInput<typeof ChangeQuoteRequest>;

/** What a change would cost now. Changes nothing. */
export async function quoteChange(own: BookingAccess, body: ChangeQuoteInput) {
  const options = { ...(await callOf(own)), method: 'POST' as const, body };
  return call(endpointFor(own, 'changes/quote'), ChangeQuote, options);
}

/** `key` is the same for every request of one press of the button. */
export async function changeBooking(
  own: BookingAccess,
  body: ChangeQuoteInput & { expectedDifferenceCents: number },
  key: string,
) {
  const options = { ...(await callOf(own)), method: 'POST' as const, body, key };
  return call(endpointFor(own, 'changes'), Booking, options);
}

export async function previewOpenDate(own: BookingAccess, segments: readonly number[]) {
  const query = new URLSearchParams({ segment: segments.join(',') });
  return call(endpointFor(own, 'open-date', query), OpenDatePreview, await callOf(own));
}

export async function leaveOpen(own: BookingAccess, segments: readonly number[], key: string) {
  const options = { ...(await callOf(own)), method: 'POST' as const, body: { segments }, key };
  return call(endpointFor(own, 'open-date'), Booking, options);
}

import 'server-only';
import { call } from '#lib/reservations/client.server.ts';
import {
  Booking,
  BookingDisruptions,
  type DisruptionChoice,
  type TravellerCorrection,
  type VehicleCorrection,
} from '#contracts/reservations/index.ts';
import { callOf, endpointFor, type BookingAccess } from './manage-client.server.ts';

/** Another ship, a refund, or keeping the booking. `key` is the same for every request of one press of the button. */
export async function chooseAfterDisruption(own: BookingAccess, body: DisruptionChoice, key: string) {
  const options = { ...(await callOf(own)), method: 'POST' as const, body, key };
  return call(endpointFor(own, 'disruption/choice'), BookingDisruptions, options);
}

export type Correction =
  | { kind: 'traveller'; number: number; values: TravellerCorrection }
  | { kind: 'vehicle'; number: number; values: VehicleCorrection };

/** Sends only the corrections; everything else stays. */
export async function correctDetails(own: BookingAccess, { kind, number, values }: Correction, key: string) {
  const options = { ...(await callOf(own)), method: 'PATCH' as const, body: values, key };
  return call(
    endpointFor(own, `${kind === 'traveller' ? 'travellers' : 'vehicles'}/${number}`),
    Booking,
    options,
  );
}

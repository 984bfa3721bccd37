import type { Booking } from '#contracts/reservations/booking.ts';
import type { Bilingual } from '#contracts/reservations/primitives.ts';
import type { DocumentRow } from './documents.ts';
import type { SheetSource } from './source.ts';

/** Who or what a ticket is for. */
export type Bearer = {
  /** The name as it was typed, or the number plate. */
  name: Bilingual;
  /** Null for a pet: its name contains it. */
  category: Bilingual | null;
  /** For the signed code: enough to notice a swapped ticket. */
  initials: string;
  /** A pet has no code; it boards with its people. */
  hasCode: boolean;
  proof: Bilingual | null;
  man: string | null;
};

/** @throws Error when the ticket belongs to nobody in the party */
export function bearerOf(source: SheetSource, row: DocumentRow): Bearer {
  const [kind = '', place = ''] = row.item.split(':');
  const { party, quote } = source.booking;
  const { tariff } = source.catalogue;
  const index = Number(place);
  const pet = party.pets[index];
  const vehicle = party.vehicles[index];
  const passenger = party.passengers[index];
  const without = { initials: '', hasCode: false, proof: null, man: null };
  if (kind === 'pet' && pet) return { ...without, name: tariff.pet(pet.category).name, category: null };
  if (kind === 'vehicle' && vehicle) {
    const plate = source.travellers.vehicles[index]?.plate ?? '';
    const category = tariff.vehicle(vehicle.category).name;
    return {
      ...without,
      name: plate === '' ? category : same(plate),
      category,
      initials: plate.replaceAll(/[^\p{L}\p{N}]/gu, '').slice(-4),
      hasCode: true,
    };
  }
  if (!passenger) throw new Error(`ticket ${row.document} has an unknown bearer: ${row.item}`);
  const known = source.travellers.passengers[index];
  const rule = tariff.passenger(passenger.category);
  return {
    // Exactly as typed: an islander's name must match the identity card (domain 3.6). In the order in which people say it, as
    // everywhere that passengers read it; the manifest has the surname first.
    name: known ? same(`${known.given} ${known.surname}`) : rule.name,
    category: rule.name,
    // Part of codes that are in use, so the order stays.
    initials: known ? `${[...known.surname][0] ?? ''}${[...known.given][0] ?? ''}` : '',
    hasCode: true,
    proof: proofOf(quote, row.item, rule.proof),
    man: known?.man || null,
  };
}

function proofOf(quote: Booking['quote'], item: string, usual: Bilingual | null): Bilingual | null {
  return quote.proofs?.find((proof) => proof.item === item)?.text ?? usual;
}

function same(text: string): Bilingual {
  return { el: text, en: text };
}

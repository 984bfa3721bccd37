import { clock, longDay } from '#lib/dates/day-words.ts';
import { formatPrice } from '#lib/money/price.ts';
import type { Booking } from '../contract/booking.ts';
import type { Bilingual } from '../contract/primitives.ts';
import { parseTripId } from '../sailings/trip-id.ts';
import type { Secrets } from '../secrets.ts';
import { type DocumentRow, printDocument } from './documents.ts';
import { ticketCode } from './sign.ts';
import type { SheetSource } from './source.ts';
import { timeBeside } from './time-beside.ts';
import { type TicketWords, ticketWords } from './words.ts';

/** One ticket as printed: whose it is, what it says, and its code; a pet has none, it goes with its people. */
export type TicketCard = {
  title: string;
  code: string | null;
  /** Said by screen readers in place of the code. */
  codeText: string;
  facts: [string, string][];
};

type Ask = {
  source: SheetSource;
  /** Which segment. */
  index: number;
  locale: 'el' | 'en';
  secrets: Pick<Secrets, 'ticketKey'>;
  notBefore: Date;
  notAfter: Date;
};

/** The tickets of one ship. @throws Error when the trip of the segment has no id of ours */
export function ticketCards(ask: Ask): TicketCard[] {
  const { source, index, locale, secrets, notBefore, notAfter } = ask;
  const words = ticketWords[locale];
  const segment = source.booking.segments[index];
  const trip = segment && parseTripId(segment.leg.tripId);
  if (!trip) throw new Error('a ticket for a ship that the booking does not have');
  const { leg } = segment;
  const route = `${leg.from.portName[locale]} – ${leg.to.portName[locale]}`;
  const when = `${longDay(leg.from.at, locale)}, ${clock(leg.from.at)}`;
  return source.documents
    .filter((document) => document.segment === index)
    .map((document) => {
      const bearer = bearerOf(source, document, words, locale);
      const code = bearer.hasCode
        ? ticketCode(secrets, {
            document: document.document,
            reference: source.booking.reference,
            ...trip,
            category: document.category,
            initials: bearer.initials,
            notBefore,
            notAfter,
          })
        : null;
      return {
        title: bearer.title,
        code,
        codeText: words.codeOf(bearer.title, route),
        facts: [
          [words.route, route],
          [words.when, when],
          [
            words.quay,
            words.quayBy(leg.from.quayName[locale], timeBeside(segment.beThereBy, leg.from.at, locale)),
          ],
          [words.ship, leg.vessel.name[locale]],
          [words.class, words.classes[segment.class]],
          ...bearer.facts,
          [words.number, printDocument(document.document)],
          [words.reference, source.booking.reference],
          [words.price, document.cents === 0 ? words.free : formatPrice(document.cents, locale)],
        ],
      };
    });
}

type Bearer = { title: string; initials: string; hasCode: boolean; facts: [string, string][] };

function bearerOf(source: SheetSource, row: DocumentRow, words: TicketWords, locale: 'el' | 'en'): Bearer {
  const [kind = '', place = ''] = row.item.split(':');
  const { party, quote } = source.booking;
  const { book } = source.catalogue;
  const index = Number(place);
  const pet = party.pets[index];
  const vehicle = party.vehicles[index];
  const passenger = party.passengers[index];
  if (kind === 'pet' && pet)
    return {
      title: book.pet(pet.category).name[locale],
      initials: '',
      hasCode: false,
      facts: [[words.category, words.pet]],
    };
  if (kind === 'vehicle' && vehicle) {
    const plate = source.travellers.vehicles[index]?.plate ?? '';
    const name = book.vehicle(vehicle.category).name[locale];
    return {
      title: plate === '' ? name : plate,
      initials: plate.replaceAll(/[^\p{L}\p{N}]/gu, '').slice(-4),
      hasCode: true,
      facts: [[words.category, name]],
    };
  }
  if (!passenger) throw new Error(`ticket ${row.document} belongs to nobody: ${row.item}`);
  const known = source.travellers.passengers[index];
  const rule = book.passenger(passenger.category);
  const proof = proofOf(quote, row.item, rule.proof)?.[locale];
  return {
    // Exactly as typed: an islander's name must be the one on the identity card (domain 3.6).
    title: known ? `${known.surname} ${known.given}` : rule.name[locale],
    initials: known ? `${[...known.surname][0] ?? ''}${[...known.given][0] ?? ''}` : '',
    hasCode: true,
    facts: [
      [words.category, rule.name[locale]],
      ...(proof ? [fact(words.proof, proof)] : []),
      ...(known?.man ? [fact(words.man, known.man)] : []),
    ],
  };
}

function proofOf(quote: Booking['quote'], item: string, usual: Bilingual | null): Bilingual | null {
  return quote.proofs?.find((proof) => proof.item === item)?.text ?? usual;
}

function fact(name: string, value: string): [string, string] {
  return [name, value];
}

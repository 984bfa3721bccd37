import type { TravelClass } from '#contracts/reservations/categories.ts';
import type { VesselKind } from '#contracts/reservations/network-data.ts';
import type { Party } from '#contracts/reservations/party.ts';
import type { FareResult } from '#contracts/reservations/price-list.ts';
import { quote } from '#reservations/fares/quote.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { seatOf, segmentOf } from './segment.ts';
import type { Service } from './services.ts';

type Question = {
  from: string;
  to: string;
  class: TravelClass;
  isReturn: boolean;
  party: Party;
  today: string;
};

const kinds: VesselKind[] = ['fast', 'ferry'];

/**
 * The price of a journey for a party on an ordinary day, for each kind of ship that makes it, and as a return trip if
 * requested.
 */
export function faresOf(catalogue: Catalogue, onSale: readonly Service[], question: Question): FareResult {
  const { from, to, party, today: day } = question;
  const services = onSale.filter(({ resources }) => resources.has(seatOf[question.class]));
  const options = kinds.flatMap((vesselKind) => {
    const find = (start: string, end: string) =>
      services.find(
        (service) => service.vesselKind === vesselKind && service.from === start && service.to === end,
      );
    const there = find(from, to);
    const back = question.isReturn ? find(to, from) : undefined;
    if (!there || (question.isReturn && !back)) return [];
    const segments = [
      segmentOf(catalogue, there, { class: question.class, direction: 'A', day }),
      ...(back ? [segmentOf(catalogue, back, { class: question.class, direction: 'R', day })] : []),
    ];
    const price = quote(catalogue.tariff, segments, party, day);
    return price ? [{ vesselKind, quote: price }] : [];
  });
  return { from, to, day, options };
}

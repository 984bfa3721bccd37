import type { TravelClass } from '#contracts/reservations/categories.ts';
import {
  passengerCategories,
  petCategories,
  travelClasses,
  vehicleCategories,
} from '#contracts/reservations/limits.ts';
import type { Party } from '#contracts/reservations/party.ts';
import type { PriceList, PriceListOffer } from '#contracts/reservations/price-list.ts';
import { isValidOn } from '#reservations/fares/tariff.ts';
import { quote } from '#reservations/fares/quote.ts';
import { refusedVehicles } from '#reservations/sailings/inventory/needs.ts';
import type { Pause } from '#reservations/search/slices.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { seatOf, segmentOf } from './segment.ts';
import type { Service } from './services.ts';

const EMPTY_PARTY: Party = { passengers: [], vehicles: [], pets: [] };

/**
 * All prices for travel on a day, or those from one port; each computed by `quote`. `pause` is awaited between the
 * pairs of ports: a large network has tens of thousands of prices.
 * @param services every pair on sale
 */
export async function priceList(
  catalogue: Catalogue,
  services: readonly Service[],
  question: { from: string | null; day: string },
  pause: Pause,
): Promise<PriceList> {
  const { tariff } = catalogue;
  const { from, day } = question;
  const selected = services.filter((service) => from === null || service.from === from);
  const pairs: PriceList['pairs'] = [];
  for (const kinds of Map.groupBy(selected, (service) => `${service.from} ${service.to}`).values()) {
    await pause();
    const [first] = kinds;
    const offers = kinds.flatMap((service) => offerOf(catalogue, service, day) ?? []);
    if (first && offers.length > 0) pairs.push({ from: first.from, to: first.to, offers });
  }
  const order = new Map([...catalogue.ports.keys()].map((code, index) => [code, index]));
  const place = (code: string) => order.get(code) ?? 0;
  return {
    day,
    passengerCategories: passengerCategories.map((code) => {
      const { name, fromAge, beforeAge, discountPercent, takesSeat, proof } = tariff.passenger(code);
      return { code, name, fromAge, beforeAge, discountPercent, takesSeat, proof };
    }),
    vehicleCategories: vehicleCategories.map((code) => ({ code, name: tariff.vehicle(code).name })),
    petCategories: petCategories.map((code) => ({ code, name: tariff.pet(code).name })),
    discounts: tariff.discounts
      .filter((rule) => isValidOn(rule, day))
      .map(({ id, percent, condition, appliesTo, text, terms }) => ({
        id,
        percent,
        condition,
        appliesTo,
        text,
        terms,
      })),
    entitlements: tariff.entitlements
      // A concession that lowers nothing, such as for a wheelchair, has no price.
      .filter((rule) => rule.percent > 0 && isValidOn(rule, day))
      .map(({ code, name, percent, categories, asks, companionOf, proof, terms }) => ({
        code,
        name,
        percent,
        categories,
        asks,
        companionOf,
        proof,
        terms,
      })),
    pairs: pairs.toSorted((a, b) => place(a.from) - place(b.from) || place(a.to) - place(b.to)),
  };
}

/** Null when the pair has no fare on that day. */
function offerOf(catalogue: Catalogue, service: Service, day: string): PriceListOffer | null {
  const { tariff } = catalogue;
  const { vesselKind, lines, resources } = service;
  const centsOf = (party: Partial<Party>, travelClass: TravelClass = 'ECO') => {
    const segment = segmentOf(catalogue, service, { class: travelClass, direction: 'A', day });
    // Issued on the day of travel and one-way: no offer applies, so this is the full price.
    return quote(tariff, [segment], { ...EMPTY_PARTY, ...party }, day)?.totalCents;
  };
  const passengers = travelClasses
    .filter((travelClass) => resources.has(seatOf[travelClass]))
    .flatMap((travelClass) =>
      passengerCategories.flatMap((category) => {
        // A passenger without a seat pays the same in every class.
        if (travelClass !== 'ECO' && !tariff.passenger(category).takesSeat) return [];
        const cents = centsOf({ passengers: [{ category }] }, travelClass);
        return cents === undefined ? [] : [{ category, class: travelClass, cents }];
      }),
    );
  if (passengers.length === 0) return null;
  const ship = { kind: vesselKind, resources };
  const vehicles = vehicleCategories.flatMap((category) => {
    const party = { ...EMPTY_PARTY, vehicles: [{ category }] };
    if (refusedVehicles(tariff, party, ship).length > 0) return [];
    const cents = centsOf(party);
    return cents === undefined ? [] : [{ category, cents }];
  });
  const pets = petCategories.flatMap((category) => {
    const cents = resources.has('PET') ? centsOf({ pets: [{ category }] }) : undefined;
    return cents === undefined ? [] : [{ category, cents }];
  });
  return { vesselKind, lines, passengers, vehicles, pets };
}

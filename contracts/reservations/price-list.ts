import * as v from 'valibot';
import { Quote } from './booking.ts';
import {
  EntitlementCode,
  PassengerCategory,
  PetCategory,
  TravelClass,
  VehicleCategory,
} from './categories.ts';
import { VesselKind } from './network-data.ts';
import { Bilingual, Cents, Count, Day, PortCode } from './primitives.ts';

/** Prices of one kind of ship between two ports. Every price is for one item, one way, with all charges. */
export const PriceListOffer = v.object({
  vesselKind: VesselKind,
  /** Lines that sail this pair with this kind of ship, in the order of the network. */
  lines: v.array(v.string()),
  passengers: v.array(v.object({ category: PassengerCategory, class: TravelClass, cents: Cents })),
  /** Empty when none of these ships takes vehicles. */
  vehicles: v.array(v.object({ category: VehicleCategory, cents: Cents })),
  pets: v.array(v.object({ category: PetCategory, cents: Cents })),
});

const PriceListPair = v.object({ from: PortCode, to: PortCode, offers: v.array(PriceListOffer) });

const Condition = v.variant('kind', [
  v.object({ kind: v.literal('return') }),
  v.object({ kind: v.literal('early'), days: Count }),
]);

/**
 * `GET /price-list?from=RHO&date=2026-12-01`: the full price of every pair that some ship on sale connects without a change, for
 * travel on `date` (today when absent). Discounts such as the one for a return are not applied; `discounts` lists them. Every price
 * is the one that `POST /quotes` gives before discounts.
 */
export const PriceList = v.object({
  day: Day,
  passengerCategories: v.array(
    v.object({
      code: PassengerCategory,
      name: Bilingual,
      fromAge: Count,
      /** Null: no upper limit. */
      beforeAge: v.nullable(Count),
      discountPercent: Count,
      takesSeat: v.boolean(),
      /** What to show on board; null if nothing. */
      proof: v.nullable(Bilingual),
    }),
  ),
  vehicleCategories: v.array(v.object({ code: VehicleCategory, name: Bilingual })),
  petCategories: v.array(v.object({ code: PetCategory, name: Bilingual })),
  discounts: v.array(
    v.object({
      id: v.string(),
      percent: Count,
      condition: Condition,
      appliesTo: v.array(v.picklist(['passenger', 'vehicle', 'pet'])),
      text: Bilingual,
      /** When it applies and what it requires, in a sentence; null if there is nothing to add. */
      terms: v.nullable(Bilingual),
    }),
  ),
  /** Concessions besides age, off the adult fare. */
  entitlements: v.optional(
    v.array(
      v.object({
        code: EntitlementCode,
        name: Bilingual,
        percent: Count,
        categories: v.array(PassengerCategory),
        /** What the traveller must enter with the details: the islander's number, or a card number. */
        asks: v.nullable(v.picklist(['man', 'card'])),
        companionOf: v.nullable(EntitlementCode),
        proof: Bilingual,
        terms: v.nullable(Bilingual),
      }),
    ),
  ),
  pairs: v.array(PriceListPair),
});

/**
 * `GET /fares?from=RHO&to=SYM&class=ECO&return=yes&adults=2`: what a party pays on an ordinary day, by kind of ship, without
 * choosing a sailing. Empty `options`: no ship on sale connects the ports without a change in this class (and back).
 */
export const FareResult = v.object({
  from: PortCode,
  to: PortCode,
  day: Day,
  options: v.array(v.object({ vesselKind: VesselKind, quote: Quote })),
});

export type PriceListOffer = v.InferOutput<typeof PriceListOffer>;
type PriceListPair = v.InferOutput<typeof PriceListPair>;
export type PriceList = v.InferOutput<typeof PriceList>;
export type FareResult = v.InferOutput<typeof FareResult>;

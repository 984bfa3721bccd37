import * as v from 'valibot';
import { TravelClass } from '#contracts/reservations/categories.ts';
import { MAX_PASSENGERS, petCategories, vehicleCategories } from '#contracts/reservations/limits.ts';
import { Party } from '#contracts/reservations/party.ts';
import { Day, PortCode } from '#contracts/reservations/primitives.ts';

const count = (fallback: string) =>
  v.optional(v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number), v.maxValue(MAX_PASSENGERS)), fallback);

const codes = (categories: readonly string[]) =>
  v.optional(
    v.pipe(
      v.string(),
      v.description(`Comma-separated: ${categories.join(', ')}`),
      v.transform((text) => text.split(',').filter((code) => code !== '')),
    ),
    '',
  );

/**
 * `claims=STU,-,ISL`: entitlements that travellers claim, adults first, then children and infants; a dash for none.
 */
const claims = v.optional(
  v.pipe(
    v.string(),
    v.description('One per traveller, adults first: STU,-,ISL'),
    v.transform((text) => text.split(',').map((code) => (code === '' || code === '-' ? null : code))),
    v.maxLength(MAX_PASSENGERS),
  ),
  '',
);

/** Repeats a category: the party in a query has no details, only numbers. */
function times<C extends string>(amount: number, category: C): { category: C }[] {
  return Array.from({ length: amount }, () => ({ category }));
}

/** `adults`, `children`, `infants`, and optionally `vehicles=CAR1,MO1` and `pets=PET_SMALL`. */
const numbers = { adults: count('1'), children: count('0'), infants: count('0'), claims };
const party = { ...numbers, vehicles: codes(vehicleCategories), pets: codes(petCategories) };

export const CalendarQuery = v.pipe(
  v.object({
    from: PortCode,
    to: PortCode,
    month: v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/)),
    ...party,
  }),
  v.transform(({ adults, children, infants, claims: claimed, vehicles, pets, ...route }) => ({
    ...route,
    party: {
      ...onFoot(adults, children, infants, claimed),
      vehicles: vehicles.map((category) => ({ category })),
      pets: pets.map((category) => ({ category })),
    },
  })),
  v.object({ from: PortCode, to: PortCode, month: v.string(), party: Party }),
);

function onFoot(
  adults: number,
  children: number,
  infants: number,
  claimed: readonly (string | null)[],
): Party {
  const people = [...times(adults, 'ADT'), ...times(children, 'CHD'), ...times(infants, 'INF')];
  const passengers = people.map((each, index) => ({ ...each, entitlement: claimed[index] ?? null }));
  return { passengers, vehicles: [], pets: [] };
}

const YesOrNo = v.picklist(['yes', 'no']);

export const PriceListQuery = v.partial(v.object({ from: PortCode, date: Day }));

export const FaresQuery = v.pipe(
  v.object({
    from: PortCode,
    to: PortCode,
    class: v.optional(TravelClass, 'ECO'),
    return: v.optional(YesOrNo, 'no'),
    ...numbers,
  }),
  v.transform(({ adults, children, infants, claims: claimed, ...route }) => ({
    ...route,
    party: onFoot(adults, children, infants, claimed),
  })),
  v.object({ from: PortCode, to: PortCode, class: TravelClass, return: YesOrNo, party: Party }),
);

export const DeparturesQuery = v.object({ port: PortCode, date: Day });
export const PunctualityQuery = v.object({ tripId: v.pipe(v.string(), v.maxLength(60)) });
export const WaysQuery = v.object({ to: PortCode });
export const TimetableDayQuery = v.object({ date: Day });

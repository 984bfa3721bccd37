import * as v from 'valibot';
import { petCategories, vehicleCategories } from '../contract/categories.ts';
import { MAX_PASSENGERS, Party } from '../contract/party.ts';
import { Day, PortCode } from '../contract/primitives.ts';

const count = (fallback: string) =>
  v.optional(v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number), v.maxValue(MAX_PASSENGERS)), fallback);

const codes = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',').filter((code) => code !== '')),
  ),
  '',
);

/** Repeats a category: the party of a query has no details, only numbers. */
function times<C extends string>(amount: number, category: C): { category: C }[] {
  return Array.from({ length: amount }, () => ({ category }));
}

/** `adults`, `children`, `infants`, and optionally `vehicles=CAR1,MO1` and `pets=PET_SMALL`. */
const party = { adults: count('1'), children: count('0'), infants: count('0'), vehicles: codes, pets: codes };

export const CalendarQuery = v.pipe(
  v.object({
    from: PortCode,
    to: PortCode,
    month: v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/)),
    ...party,
  }),
  v.transform(({ adults, children, infants, vehicles, pets, ...route }) => ({
    ...route,
    party: {
      passengers: [...times(adults, 'ADT'), ...times(children, 'CHD'), ...times(infants, 'INF')],
      vehicles: vehicles.map((category) => ({ category })),
      pets: pets.map((category) => ({ category })),
    },
  })),
  v.object({ from: PortCode, to: PortCode, month: v.string(), party: Party }),
);

export const DeparturesQuery = v.object({ port: PortCode, date: Day });
export const WaysQuery = v.object({ to: PortCode });

/** What the query parameters of the calendar look like, for the description of the service. */
export const calendarParameters = {
  from: PortCode,
  to: PortCode,
  month: v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/)),
  adults: v.string(),
  children: v.string(),
  infants: v.string(),
  vehicles: v.pipe(v.string(), v.description(`Comma-separated: ${vehicleCategories.join(', ')}`)),
  pets: v.pipe(v.string(), v.description(`Comma-separated: ${petCategories.join(', ')}`)),
};

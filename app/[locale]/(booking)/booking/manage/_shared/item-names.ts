import { getTranslations } from 'next-intl/server';
import type { Booking } from '#contracts/reservations/index.ts';

/** Readable names for `passenger:0`, `vehicle:1` or `pet:0` of a booking. */
export async function itemNames({ passengers, vehicles, pets }: Booking): Promise<(item: string) => string> {
  const t = await getTranslations('common.booking.people');
  const names = new Map<string, string>([
    ...passengers.map((each, number) => [`passenger:${number}`, `${each.given} ${each.surname}`] as const),
    ...vehicles.map(({ category, plate }, number) => {
      const kind = t(`vehicle.${category}`);
      return [`vehicle:${number}`, plate ? `${kind}, ${plate}` : kind] as const;
    }),
    ...pets.map(({ category }, number) => [`pet:${number}`, t(`pet.${category}`)] as const),
  ]);
  return (item) => names.get(item) ?? item;
}

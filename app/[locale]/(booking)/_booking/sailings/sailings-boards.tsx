import { getTranslations } from 'next-intl/server';
import { wayId, wayName } from '#lib/booking/change-query.ts';
import { chosenBefore } from '#lib/booking/choose.ts';
import type { SearchQuery } from '#lib/booking/search-query.ts';
import type { TravelClass } from '#reservations/contract/index.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { DirectionBoard } from './direction-board.tsx';
import type { Sailings } from './load-sailings.server.ts';

type Props = {
  sailings: Sailings;
  query: SearchQuery;
  locale: Locale;
  hrefOfDay: (way: number, date: string) => string;
  hrefOfChoice: (way: number, journeyId: string, travelClass: TravelClass) => string;
};

/** One board per way, in the order of travel. */
export async function SailingsBoards({ sailings, query, locale, hrefOfDay, hrefOfChoice }: Props) {
  const t = await getTranslations('common.booking.sailings');
  const { network, result, chosen } = sailings;
  const towards = (code: string) => {
    const port = network.ports.find((each) => each.code === code);
    return t('towards', { port: (locale === 'el' ? port?.accusative : port?.name.en) ?? code });
  };
  return result.trips.map((trip, index) => (
    <DirectionBoard
      key={wayId(query, index)}
      id={wayId(query, index)}
      name={wayName(query, index)}
      number={index + 1}
      trip={trip}
      towards={towards(trip.to)}
      chosen={chosen.ways[index] ?? null}
      after={chosenBefore(chosen.ways, index)}
      locale={locale}
      withVehicle={query.vehicles.length > 0}
      hrefOfDay={(date) => hrefOfDay(index, date)}
      hrefOfChoice={(journeyId, travelClass) => hrefOfChoice(index, journeyId, travelClass)}
    />
  ));
}

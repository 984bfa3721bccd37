import { getTranslations } from 'next-intl/server';
import type { Port, TravelClass } from '#reservations/contract/index.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { DirectionBoard } from './direction-board.tsx';
import type { Sailings } from './load-sailings.server.ts';

type Direction = 'out' | 'back';
type Props = {
  sailings: Sailings;
  locale: Locale;
  withVehicle: boolean;
  hrefOfDay: (direction: Direction, date: string) => string;
  hrefOfChoice: (direction: Direction, journeyId: string, travelClass: TravelClass) => string;
};

/** The way out and, when asked for, the way back. */
export async function SailingsBoards({ sailings, locale, withVehicle, hrefOfDay, hrefOfChoice }: Props) {
  const t = await getTranslations('common.booking.sailings');
  const { from, to, result, chosen } = sailings;
  const towards = (port: Port) => t('towards', { port: locale === 'el' ? port.accusative : port.name.en });
  const [out, back] = result.trips;
  return (
    <>
      {out ? (
        <DirectionBoard
          direction="out"
          trip={out}
          towards={towards(to)}
          chosen={chosen.out}
          after={null}
          locale={locale}
          withVehicle={withVehicle}
          hrefOfDay={(date) => hrefOfDay('out', date)}
          hrefOfChoice={(journeyId, travelClass) => hrefOfChoice('out', journeyId, travelClass)}
        />
      ) : null}
      {back ? (
        <DirectionBoard
          direction="back"
          trip={back}
          towards={towards(from)}
          chosen={chosen.back}
          after={chosen.out}
          locale={locale}
          withVehicle={withVehicle}
          hrefOfDay={(date) => hrefOfDay('back', date)}
          hrefOfChoice={(journeyId, travelClass) => hrefOfChoice('back', journeyId, travelClass)}
        />
      ) : null}
    </>
  );
}

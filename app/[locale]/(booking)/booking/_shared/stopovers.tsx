import { getTranslations } from 'next-intl/server';
import type { Booking } from '#contracts/reservations/index.ts';
import { minutesBetween } from '#foundation/dates/athens.ts';
import { formatShortDuration } from '#foundation/dates/duration.ts';
import { clock } from '#foundation/dates/format-day.ts';
import { inSentence } from '#foundation/text/place-forms.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getNetwork } from '#lib/reservations/cached-reads.server.ts';
import { portNames } from '#lib/reservations/port-names.ts';

type Props = { leg: Pick<Booking['segments'][number]['leg'], 'calls'>; className?: string | undefined };

/** The calls of a booked ship at which its travellers may go ashore, as the sailings page said before they chose it. */
export async function Stopovers({ leg, className }: Props) {
  const stops = leg.calls.filter(({ stopover }) => stopover);
  if (stops.length === 0) return null;
  const locale = await currentLocale();
  const [t, network] = await Promise.all([getTranslations('common.booking.sailings'), getNetwork()]);
  const names = portNames(network.kind === 'ok' ? network.value.ports : [], locale);
  return stops.map(({ port, arrivesAt, departsAt }) => (
    <p key={port} className={className}>
      {t.markup('ashoreTitle', {
        at: inSentence(names(port)),
        from: clock(arrivesAt),
        to: clock(departsAt),
        duration: formatShortDuration(minutesBetween(new Date(arrivesAt), new Date(departsAt)), locale),
      })}
    </p>
  ));
}

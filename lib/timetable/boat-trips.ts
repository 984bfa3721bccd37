import { athensInstant, athensMoment } from '#foundation/dates/athens.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import type { Network, Timetable, TimetableDirection } from '#contracts/reservations/index.ts';

type Options = { timetable: Timetable; network: Network; locale: Locale; site: string };

/** `BoatTrip` of schema.org for the next sailing of every direction of every line (B9). */
export function boatTrips({ timetable, network, locale, site }: Options): object {
  const trips = timetable.lines.flatMap((line) =>
    line.directions.flatMap((direction) => {
      const trip = boatTrip(direction, { network, locale, site });
      return trip ? { ...trip, name: `${line.name[locale]}, ${direction.name[locale]}` } : [];
    }),
  );
  return { '@context': 'https://schema.org', '@graph': trips };
}

function boatTrip(
  direction: TimetableDirection,
  { network, locale, site }: Pick<Options, 'network' | 'locale' | 'site'>,
) {
  const runs = direction.seasons
    .flatMap((season) => season.runs)
    .flatMap((each) => (each.firstDay ? [{ ...each, day: each.firstDay }] : []))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const [run] = runs;
  const first = run?.calls[0];
  const last = run?.calls.at(-1);
  if (!run || !first || !last) return null;
  const terminal = (call: typeof first) => {
    const port = network.ports.find((each) => each.code === call.port);
    const quay = port?.quays.find((each) => each.id === call.quay) ?? port;
    return {
      '@type': 'BoatTerminal',
      name: `${call.portName[locale]}, ${call.quayName[locale]}`,
      identifier: call.port,
      ...(quay && { geo: { '@type': 'GeoCoordinates', latitude: quay.lat, longitude: quay.lon } }),
    };
  };
  const at = (minutes: number | null) =>
    minutes === null ? undefined : athensInstant(athensMoment(run.day, minutes));
  const url = `${site}${paths.booking(locale, { from: direction.from, to: direction.to, date: run.day })}`;
  return {
    '@type': 'BoatTrip',
    departureBoatTerminal: terminal(first),
    arrivalBoatTerminal: terminal(last),
    departureTime: at(first.departs),
    arrivalTime: at(last.arrives),
    itinerary: run.calls.slice(1, -1).map(terminal),
    provider: { '@type': 'Organization', url: site },
    ...(last.adultCents !== null && {
      offers: {
        '@type': 'Offer',
        price: (last.adultCents / 100).toFixed(2),
        priceCurrency: 'EUR',
        url,
      },
    }),
  };
}

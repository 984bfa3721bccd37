import { athensInstant, athensMoment } from '#foundation/dates/athens.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import {
  type Alerts,
  doesNotSail,
  type Network,
  type SailingStanding,
  type Timetable,
  type TimetableDirection,
} from '#contracts/reservations/index.ts';

type Options = {
  timetable: Timetable;
  network: Network;
  /** Null when disruptions aren't known: sailings are then shown as scheduled. */
  alerts: Alerts | null;
  locale: Locale;
  site: string;
};

/**
 * `BoatTrip` of schema.org for the next sailing of every direction of every line (B9), with its current state (decision
 * 053): expected times, quays and calls. schema.org has no status for a cancelled trip, so the direction's next sailing
 * replaces it.
 */
export function boatTrips({ timetable, network, alerts, locale, site }: Options): object {
  const trips = timetable.lines.flatMap((line) =>
    line.directions.flatMap((direction) => {
      const trip = boatTrip(direction, { network, locale, site, standingOf: standingsOf(line.id, alerts) });
      return trip ? { ...trip, name: `${line.name[locale]}, ${direction.name[locale]}` } : [];
    }),
  );
  return { '@context': 'https://schema.org', '@graph': trips };
}

type StandingOf = (day: string, departsAt: string | undefined) => SailingStanding | null;

/** Looks up the standing of a line's sailing by its day and scheduled departure; null when it runs as planned. */
function standingsOf(lineId: string, alerts: Alerts | null): StandingOf {
  const ofLine = (alerts?.alerts ?? []).filter((alert) => alert.lineId === lineId);
  return (day, departsAt) => {
    if (departsAt === undefined) return null;
    const alert = ofLine.find(
      ({ serviceDay, sailing }) =>
        serviceDay === day && sailing && Date.parse(sailing.departsAt) === Date.parse(departsAt),
    );
    return alert?.sailing?.standing ?? null;
  };
}

const instantOf = (day: string, minutes: number | null | undefined) =>
  minutes === null || minutes === undefined ? undefined : athensInstant(athensMoment(day, minutes));

function boatTrip(
  direction: TimetableDirection,
  {
    network,
    locale,
    site,
    standingOf,
  }: Pick<Options, 'network' | 'locale' | 'site'> & { standingOf: StandingOf },
) {
  const runs = direction.seasons
    .flatMap((season) => season.runs)
    .flatMap((each) => (each.firstDay ? [{ ...each, day: each.firstDay }] : []))
    .map((each) => ({
      ...each,
      standing: standingOf(each.day, instantOf(each.day, each.calls[0]?.departs)),
    }))
    .filter(({ standing }) => !standing || !doesNotSail(standing))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const [run] = runs;
  const first = run?.calls[0];
  const last = run?.calls.at(-1);
  if (!run || !first || !last) return null;
  const changes = run.standing?.kind === 'runs' ? run.standing.changes : [];
  const late = changes.find((change) => change.kind === 'late');
  const skipped = changes.flatMap((change) => (change.kind === 'call-skipped' ? [change.port] : []));
  const movedTo = (end: 'boarding' | 'landing') =>
    changes.flatMap((change) =>
      change.kind === 'quay' && change.end === end ? [change.now[locale]] : [],
    )[0];
  const terminal = (call: typeof first, quayNow?: string) => {
    const port = network.ports.find((each) => each.code === call.port);
    const quay = quayNow ? port : (port?.quays.find((each) => each.id === call.quay) ?? port);
    return {
      '@type': 'BoatTerminal',
      name: `${call.portName[locale]}, ${quayNow ?? call.quayName[locale]}`,
      identifier: call.port,
      ...(quay && { geo: { '@type': 'GeoCoordinates', latitude: quay.lat, longitude: quay.lon } }),
    };
  };
  const url = `${site}${paths.booking(locale, { from: direction.from, to: direction.to, date: run.day })}`;
  return {
    '@type': 'BoatTrip',
    departureBoatTerminal: terminal(first, movedTo('boarding')),
    arrivalBoatTerminal: terminal(last, movedTo('landing')),
    departureTime: late?.expectedDepartsAt ?? instantOf(run.day, first.departs),
    arrivalTime: late?.expectedArrivesAt ?? instantOf(run.day, last.arrives),
    itinerary: run.calls
      .slice(1, -1)
      .filter(({ port }) => !skipped.includes(port))
      .map((call) => terminal(call)),
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

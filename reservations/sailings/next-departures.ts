import { addMinutes, athensInstant } from '#foundation/dates/athens.ts';
import type { Way, WaysResult } from '#contracts/reservations/ways.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { durationMinutes, ends, legOf, nameOf } from './journey.ts';
import { availabilityOf, type AvailabilityQuery } from './availability.ts';
import { tripId } from './segment-id.ts';
import { nextSegmentsTo, type Segment } from './segments.ts';

const NEXT = 4;
/** More than are shown, because some may be full. */
const CANDIDATES_PER_PORT = 20;
/**
 * The lowest price is of the ships of these eight days, not only of those that are shown: a car ferry that sails twice a week is often not
 * among the next four. Later ones may have a discount for booking early.
 */
const PRICED_MINUTES = 8 * 24 * 60;

/** Direct ships to a port: one result per port of departure, in the order of the network. */
export async function nextDeparturesTo(db: Db, to: string, query: AvailabilityQuery): Promise<WaysResult> {
  let segments = await nextSegmentsTo(db, to, query.now, CANDIDATES_PER_PORT);
  const ended = await query.endHolds?.(segments.map(({ sailingId }) => sailingId));
  if (ended) segments = await nextSegmentsTo(db, to, query.now, CANDIDATES_PER_PORT);
  const byPort = Map.groupBy(segments, (segment) => segment.calls[0]?.port ?? '');
  const ways = [...query.catalogue.ports.keys()].flatMap(
    (from) => wayFrom(byPort.get(from) ?? [], query) ?? [],
  );
  return { to, ways, asOf: athensInstant(query.now) };
}

function wayFrom(segments: readonly Segment[], query: AvailabilityQuery): Way | null {
  const { catalogue } = query;
  const open = segments.flatMap((segment) => {
    const { classes } = availabilityOf([segment], query);
    const priceOf = (wanted: 'ECO' | 'VIP') =>
      classes.find((each) => each.class === wanted)?.totalCents ?? null;
    const lowestCents = priceOf('ECO');
    return lowestCents === null ? [] : [{ trip: segment, lowestCents, vipCents: priceOf('VIP') }];
  });
  const next = open.slice(0, NEXT);
  const [soonest] = next;
  if (!soonest) return null;
  const leg = legOf(catalogue, soonest.trip);
  const minutes = fastest(catalogue, leg.from.port, leg.to.port) ?? durationMinutes(...ends(soonest.trip));
  const until = addMinutes(query.now, PRICED_MINUTES).getTime();
  const near = open.filter(
    ({ trip: segment }, index) => index < NEXT || (ends(segment)[0].departs ?? 0) <= until,
  );
  const cheapest = lowest(near.map(({ trip: segment, lowestCents }) => priced(segment, lowestCents)));
  const vip = lowest(
    open
      .flatMap(({ trip: segment, vipCents }) => (vipCents === null ? [] : [priced(segment, vipCents)]))
      .slice(0, NEXT),
  );
  const fast = open.find(({ trip: segment }) => durationMinutes(...ends(segment)) === minutes);
  return {
    from: leg.from.port,
    fromName: leg.from.portName,
    quayName: leg.from.quayName,
    to: leg.to.port,
    vesselName: leg.vessel.name,
    durationMinutes: minutes,
    fromCents: cheapest?.cents ?? soonest.lowestCents,
    fromMinutes: cheapest?.minutes ?? minutes,
    fastestCents: fast?.lowestCents ?? null,
    vipFromCents: vip?.cents ?? null,
    vipFromMinutes: vip?.minutes ?? null,
    next: next.map(({ trip: segment, lowestCents }) => {
      const each = legOf(catalogue, segment);
      return {
        tripId: tripId(segment),
        fromCents: lowestCents,
        quayName: each.from.quayName,
        departsAt: each.from.at,
        arrivesAt: each.to.at,
        beThereBy: athensInstant(
          addMinutes(new Date(each.from.at), -catalogue.policy.beThereMinutes[each.vessel.kind]),
        ),
        vesselName: nameOf(catalogue.vessels, segment.vesselId),
        ...(each.standing && { standing: each.standing }),
      };
    }),
  };
}

type PricedTrip = { cents: number; minutes: number };

function priced(segment: Segment, cents: number): PricedTrip {
  return { cents, minutes: durationMinutes(...ends(segment)) };
}

/** The lowest price with the duration of its ship; of equal prices the fastest. */
function lowest(all: readonly PricedTrip[]): PricedTrip | null {
  return all.toSorted((one, other) => one.cents - other.cents || one.minutes - other.minutes)[0] ?? null;
}

/** The fastest crossing of any line by the timetable, regardless of which ships are next. */
function fastest(catalogue: Catalogue, from: string, to: string): number | null {
  const durations = catalogue.lines.flatMap((line) => {
    const [boarding, landing] = [line.calls.indexOf(from), line.calls.lastIndexOf(to)];
    const departs = line.minutes[boarding]?.departs;
    const arrives = line.minutes[landing]?.arrives;
    return boarding < landing && typeof departs === 'number' && typeof arrives === 'number'
      ? [arrives - departs]
      : [];
  });
  return durations.length > 0 ? Math.min(...durations) : null;
}

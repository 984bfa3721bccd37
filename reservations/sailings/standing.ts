import { athensInstant } from '#foundation/dates/athens.ts';
import type {
  SailingStanding,
  SegmentStanding,
  StandingChange,
} from '#contracts/reservations/disruptions/standing.ts';
import type { Bilingual } from '#contracts/reservations/primitives.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { choiceOf } from '../rights/waiting.ts';
import { ends, nameOf } from './segment-ends.ts';
import {
  advice,
  type Choices,
  type EndReason,
  joined,
  type StandingTexts,
  standingTexts,
  endTexts,
  textsOfRunning,
  textsOfSkipped,
} from './standing-texts.ts';
import type { CallTimes, Segment } from './segments.ts';

type Names = {
  rights: Catalogue['rights'];
  ports: ReadonlyMap<string, { name: Bilingual; accusative: string }>;
  quays: ReadonlyMap<string, { name: Bilingual }>;
  vessels: ReadonlyMap<string, { name: Bilingual }>;
};

/**
 * The current standing of a sailing between two of its ports, for everybody. The one place that decides it: pages,
 * boards, tickets, calendar files, emails and feeds all call this. `of` is `voyage` where the whole voyage is shown,
 * so that skipped calls before boarding and after landing are included. Pure.
 */
export function sailingStanding(
  catalogue: Names,
  segment: Segment,
  of: 'trip' | 'voyage' = 'trip',
): SailingStanding {
  const [boarding, landing] = ends(segment);
  const common = {
    plannedDepartsAt: instant(boarding.departs),
    plannedArrivesAt: instant(landing.arrives),
    notice: noticeOf(segment),
  };
  if (segment.isSailingCancelled) return { kind: 'cancelled', ...common, ...standingTexts('cancelled') };
  for (const [end, call] of [['boarding', boarding] as const, ['landing', landing] as const])
    if (call.skipped)
      return {
        kind: 'call-skipped',
        ...common,
        end,
        ...textsOfSkipped(portInSentence(catalogue, call.port)),
      };
  const changes = [
    ...lateness(catalogue, segment, boarding, landing),
    ...quays(catalogue, boarding, landing),
    ...ship(catalogue, segment),
    ...skipped(catalogue, segment, of),
  ];
  return { kind: 'runs', ...common, ...textsOfRunning(changes, common.plannedDepartsAt), changes };
}

/** State of one ship of a booking, besides the state of the sailing. */
export type BookedFacts = {
  /** `null`: not sold yet. */
  state: 'live' | 'open' | 'expired' | 'cancelled' | 'replaced' | 'released' | null;
  /** Displaced by the carrier, without a place until the traveller chooses. */
  isDisplaced: boolean;
  isMissed: boolean;
  isRebooked: boolean;
  /** Refunded because of the carrier. */
  isRefunded: boolean;
  choices: Choices;
};

/** The standing of a ship of a booking for its travellers. Pure. */
export function segmentStanding(sailing: SailingStanding, facts: BookedFacts): SegmentStanding {
  const { choices } = facts;
  const build = <K extends SegmentStanding['kind']>(kind: K, texts: StandingTexts) => ({
    kind,
    plannedDepartsAt: sailing.plannedDepartsAt,
    plannedArrivesAt: sailing.plannedArrivesAt,
    notice: sailing.notice,
    title: texts.title,
    text: joined([texts.text, advice(kind, choices)]),
    choices,
  });
  if (facts.isRefunded) return build('refunded', standingTexts('refunded'));
  const why = endOf(facts.state);
  if (why) return { ...build('ended', endTexts(why)), why };
  if (facts.isDisplaced) return build('displaced', standingTexts('displaced'));
  if (facts.state === 'open') return build('open', standingTexts('open'));
  switch (sailing.kind) {
    case 'cancelled':
      return build('cancelled', sailing);
    case 'call-skipped':
      return { ...build('call-skipped', sailing), end: sailing.end };
    case 'runs': {
      const changes: StandingChange[] = [
        ...(facts.isMissed ? [{ kind: 'connection-missed' } as const] : []),
        ...sailing.changes,
        ...(facts.isRebooked ? [{ kind: 'rebooked' } as const] : []),
      ];
      return { ...build('runs', textsOfRunning(changes, sailing.plannedDepartsAt)), changes };
    }
  }
}

function endOf(state: BookedFacts['state']): EndReason | null {
  return state === null || state === 'live' || state === 'open' ? null : state;
}

function lateness(
  catalogue: Names,
  segment: Segment,
  boarding: CallTimes,
  landing: CallTimes,
): Extract<StandingChange, { kind: 'late' }>[] {
  const departure = minutesLate(boarding.departs, boarding.expectedDeparts);
  const minutes = departure > 0 ? departure : minutesLate(landing.arrives, landing.expectedArrives);
  if (minutes === 0) return [];
  const seconds = Math.floor(((boarding.expectedDeparts ?? 0) - (boarding.departs ?? 0)) / 1000);
  return [
    {
      kind: 'late',
      minutes,
      expectedDepartsAt: instant(boarding.expectedDeparts ?? boarding.departs),
      expectedArrivesAt: instant(landing.expectedArrives ?? landing.arrives),
      isLong: choiceOf(catalogue.rights, seconds, segment.day) !== null,
    },
  ];
}

function quays(catalogue: Names, boarding: CallTimes, landing: CallTimes): StandingChange[] {
  return [['boarding', boarding] as const, ['landing', landing] as const].flatMap(([end, call]) =>
    call.plannedQuay === null
      ? []
      : {
          kind: 'quay' as const,
          end,
          planned: nameOf(catalogue.quays, call.plannedQuay),
          now: nameOf(catalogue.quays, call.quay),
        },
  );
}

function ship(catalogue: Names, { vesselId, plannedVesselId }: Segment): StandingChange[] {
  if (plannedVesselId === null) return [];
  return [
    {
      kind: 'ship',
      planned: nameOf(catalogue.vessels, plannedVesselId),
      now: nameOf(catalogue.vessels, vesselId),
    },
  ];
}

function skipped(catalogue: Names, segment: Segment, of: 'trip' | 'voyage'): StandingChange[] {
  return segment.skippedCalls
    .filter(({ seq }) => of === 'voyage' || (seq > segment.fromSeq && seq < segment.toSeq))
    .map(({ port }) => ({ kind: 'call-skipped', port, portName: nameOf(catalogue.ports, port) }));
}

function minutesLate(planned: number | null, expected: number | null): number {
  return planned === null || expected === null ? 0 : Math.max(0, Math.round((expected - planned) / 60_000));
}

function noticeOf({ noticeEl, noticeEn }: Segment): Bilingual | null {
  return noticeEl && noticeEn ? { el: noticeEl, en: noticeEn } : null;
}

function portInSentence({ ports }: Names, code: string) {
  const port = ports.get(code);
  return { accusative: port?.accusative ?? code, en: port?.name.en ?? code };
}

function instant(milliseconds: number | null): string {
  return athensInstant(new Date(milliseconds ?? 0));
}

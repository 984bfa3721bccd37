import type { Bilingual, Journey } from '#contracts/reservations/index.ts';

/** The ports between the first and the last, in order: calls on the way, and where the traveller changes ships. */
export function portsOnTheWay({ legs }: Pick<Journey, 'legs'>): Bilingual[] {
  return legs.flatMap((leg, index) => {
    const next = legs[index + 1];
    const changes = next ? [leg.to, ...(next.from.port === leg.to.port ? [] : [next.from])] : [];
    return [...leg.calls, ...changes].map((stop) => stop.portName);
  });
}

/** The day of arrival when it is not the day of departure, as after a night on the way; else null. */
export function laterArrivalDay({
  departsAt,
  arrivesAt,
}: Pick<Journey, 'departsAt' | 'arrivesAt'>): string | null {
  const day = arrivesAt.slice(0, 10);
  return day === departsAt.slice(0, 10) ? null : day;
}

/** The stretch that is full, when it is only a part of the way: then another part of it may still fit. */
export function partlyFull({ fullLeg, legs }: Journey): Journey['fullLeg'] {
  const isWhole = legs.length === 1 && legs[0]?.calls.length === 0;
  return isWhole ? null : fullLeg;
}

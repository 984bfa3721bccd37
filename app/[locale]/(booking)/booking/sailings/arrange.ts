import type { BoardFilter } from '#lib/booking/search-query.ts';
import type { Journey } from '#contracts/reservations/index.ts';

export interface Arranged {
  direct: Journey[];
  /** With a change of ship. */
  changing: Journey[];
  /** Already departed: shown only to explain the day. */
  departed: Journey[];
  /** Number of journeys that the filters leave out. */
  hidden: number;
  /** Filters that make a difference on this day, and those that are active. */
  filters: BoardFilter[];
}

/** The journeys of a day as the board shows them. A chosen journey is never left out. */
export function arrange(
  journeys: readonly Journey[],
  only: readonly BoardFilter[],
  { hasVehicles, chosenId }: { hasVehicles: boolean; chosenId: string | undefined },
): Arranged {
  const passes: Record<BoardFilter, (journey: Journey) => boolean> = {
    direct: (journey) => journey.legs.length === 1,
    vehicle: (journey) => journey.state !== 'no-vehicles' && takesVehicles(journey),
  };
  const isShown = (journey: Journey) =>
    journey.id === chosenId || only.every((filter) => passes[filter](journey));
  const shown = journeys.filter(isShown);
  const ahead = shown.filter(({ state }) => state !== 'departed');
  const useful = (filter: BoardFilter) =>
    (filter === 'direct' || hasVehicles) && new Set(journeys.map(passes[filter])).size > 1;
  return {
    direct: ahead.filter(passes.direct),
    changing: ahead.filter((journey) => !passes.direct(journey)),
    departed: shown.filter(({ state }) => state === 'departed'),
    hidden: journeys.length - shown.length,
    filters: (['direct', 'vehicle'] as const).filter((filter) => only.includes(filter) || useful(filter)),
  };
}

function takesVehicles({ legs }: Journey): boolean {
  return legs.every(({ vessel }) => vessel.takesVehicles);
}

import type { Booking, Party } from '#contracts/reservations/index.ts';

type CancellableSegments = readonly { cancelled?: boolean | undefined }[];

/**
 * The passengers and items that still travel, for a search. Cancelled ones keep their number in the booking but take no
 * place.
 */
export function travellingParty({ party, passengers, vehicles, pets }: Booking): Party {
  const staying = <T>(all: readonly T[], items: CancellableSegments) =>
    all.filter((_, index) => !items[index]?.cancelled);
  return {
    passengers: staying(party.passengers, passengers),
    vehicles: staying(party.vehicles, vehicles),
    pets: staying(party.pets, pets),
  };
}

/** `passenger:0`, `vehicle:1` …: the service's names of all that still travel, people first. */
export function travellingItems({
  passengers,
  vehicles,
  pets,
}: Pick<Booking, 'passengers' | 'vehicles' | 'pets'>): string[] {
  const numbered = (kind: string, items: CancellableSegments) =>
    items.flatMap(({ cancelled }, index) => (cancelled ? [] : `${kind}:${index}`));
  return [...numbered('passenger', passengers), ...numbered('vehicle', vehicles), ...numbered('pet', pets)];
}

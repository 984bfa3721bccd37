import type { Party } from '#contracts/reservations/party.ts';

/**
 * How a party may be split in two, larger first part first; the whole party comes first of all. No part has minors
 * without an adult; vehicles and pets go first, with at least as many adults as vehicles. Without permission to
 * split: only the whole.
 */
export function partsOf(party: Party, maySplit: boolean): { first: Party; rest: Party | null }[] {
  const whole = { first: party, rest: null };
  if (!maySplit) return [whole];
  const adults = party.passengers.filter(({ category }) => category === 'ADT');
  const young = party.passengers.filter(({ category }) => category !== 'ADT');
  const needed = Math.max(1, party.vehicles.length);
  const parts: { first: Party; rest: Party }[] = [];
  // At least one adult stays with those who travel later.
  for (let grown = adults.length - 1; grown >= needed; grown -= 1)
    for (let small = young.length; small >= 0; small -= 1)
      parts.push({
        first: { ...party, passengers: [...adults.slice(0, grown), ...young.slice(0, small)] },
        rest: {
          passengers: [...adults.slice(grown), ...young.slice(small)],
          vehicles: [],
          pets: [],
        },
      });
  return [
    whole,
    ...parts.toSorted((one, other) => other.first.passengers.length - one.first.passengers.length),
  ];
}

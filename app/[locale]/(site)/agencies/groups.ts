import type { Agency } from '#lib/content/readers/agency.server.ts';

/** Towns on none of our islands form a group of their own, at the end. */
export const MAINLAND = 'mainland';

/** `id` is an island of the map or `mainland`; `name` is null for the mainland, whose name is in the messages. */
export type AgencyGroup = { id: string; name: string | null; agencies: Agency[] };

/** Agencies by island, in the order in which ships reach the islands, followed by islands without a port of ours. */
export function groupAgencies(
  agencies: readonly Agency[],
  { order, names }: { order: readonly string[]; names: ReadonlyMap<string, string> },
): AgencyGroup[] {
  const place = (id: string) => {
    if (id === MAINLAND) return Infinity;
    const at = order.indexOf(id);
    return at === -1 ? Number.MAX_SAFE_INTEGER : at;
  };
  return [...Map.groupBy(agencies, ({ island }) => (island && names.has(island) ? island : MAINLAND))]
    .map(([id, members]) => ({
      id,
      name: names.get(id) ?? null,
      // The agencies with the most services are at the quay, so they come first.
      agencies: members.toSorted((a, b) => b.services.length - a.services.length),
    }))
    .toSorted((a, b) => (place(a.id) === place(b.id) ? 0 : place(a.id) - place(b.id)));
}

/** The towns of a group, each once, in the order of its agencies. */
export function townsOf({ agencies }: AgencyGroup): string[] {
  return [...new Set(agencies.map(({ city }) => city))];
}

/** What all agencies of a group say in words about when they're open; null where one of them has hours by weekday. */
export function noteOf({ agencies: [first, ...others] }: AgencyGroup): string | null {
  if (!first || first.hours) return null;
  return others.every(({ hours, hoursNote }) => !hours && hoursNote === first.hoursNote)
    ? first.hoursNote
    : null;
}

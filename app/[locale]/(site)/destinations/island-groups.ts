import type { SeaLine } from '#lib/content/readers/destination.server.ts';

/** How the list is divided: the two short lines share a wall. The first line of a group names its place on the page. */
export const islandGroups = ['north', 'west', 'southEast'] as const;
export type IslandGroup = (typeof islandGroups)[number];

const GROUP_OF: Record<SeaLine, IslandGroup> = {
  north: 'north',
  west: 'west',
  south: 'southEast',
  east: 'southEast',
};

export function groupOf(line: SeaLine | null): IslandGroup | null {
  return line === null ? null : GROUP_OF[line];
}

import { soundOf } from '#lib/booking/port-search.ts';
import type { DestinationCard } from '#lib/content/readers/destination.server.ts';
import type { Network } from '#reservations/contract/index.ts';
import type { FindableIsland } from './island-finder.client.tsx';

/**
 * What visitors may type to find an island, in any alphabet: its name, and every name that its ports are known by. Without the
 * reservation service the names of the islands alone.
 */
export function findableIslands(
  islands: readonly DestinationCard[],
  network: Pick<Network, 'ports'> | null,
): FindableIsland[] {
  return islands.map((island) => {
    const ports = (network?.ports ?? []).filter((port) => island.ports.includes(port.code));
    const names = ports.flatMap((port) => [port.name.el, port.name.en, ...port.aliases]);
    return {
      id: island.id,
      line: island.line ?? '',
      sounds: [...new Set([island.title, ...names].map(soundOf))].filter(Boolean),
    };
  });
}

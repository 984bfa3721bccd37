import { soundOf } from '#foundation/text/sound-of.ts';
import type { DestinationCard } from '#lib/content/readers/destination.server.ts';
import type { Network } from '#contracts/reservations/index.ts';

/**
 * Phonetic keys of everything visitors may type to find an island, in any alphabet: its name, and all names of its
 * ports. Without the reservation service, the island's name alone.
 */
export function islandSounds(
  island: Pick<DestinationCard, 'title' | 'ports'>,
  network: Pick<Network, 'ports'> | null,
): string {
  const ports = (network?.ports ?? []).filter((port) => island.ports.includes(port.code));
  const names = ports.flatMap((port) => [port.name.el, port.name.en, ...port.aliases]);
  return [...new Set([island.title, ...names].map(soundOf))].filter(Boolean).join(' ');
}

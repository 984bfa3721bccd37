import { nameFinder, type Matches } from '#foundation/text/find-by-name.ts';
import type { Port } from '#contracts/reservations/index.ts';

/** The parts of a port that are searched. */
export type SearchablePort = Pick<Port, 'code' | 'island' | 'name' | 'aliases'> & {
  quays: readonly Pick<Port['quays'][number], 'name'>[];
};

/** Finds ports by typed text; all of them in the given order for an empty text. */
export function portFinder<T extends SearchablePort>(ports: readonly T[]): (typed: string) => Matches<T> {
  return nameFinder(ports, (port) => ({
    shown: [port.name.el, port.name.en, port.code],
    others: [...port.aliases, port.island, ...port.quays.flatMap(({ name }) => [name.el, name.en])],
  }));
}

import { soundOf } from '#foundation/text/sound-of.ts';
import type { Port } from '#contracts/reservations/index.ts';

/** The parts of a port that are searched. */
export type SearchablePort = Pick<Port, 'code' | 'island' | 'name' | 'aliases'> & {
  quays: readonly Pick<Port['quays'][number], 'name'>[];
};

/** 0 = no match; higher is better: the start of the name, then the start of any word or alias, then anywhere. */
function score(port: SearchablePort, wanted: string): number {
  const names = [port.name.el, port.name.en].map(soundOf);
  const others = [
    ...port.aliases,
    port.island,
    ...port.quays.flatMap((quay) => [quay.name.el, quay.name.en]),
  ].map(soundOf);
  if (port.code.toLowerCase() === wanted || names.some((name) => name.startsWith(wanted))) return 4;
  if (others.some((name) => name.startsWith(wanted))) return 3;
  const words = [...names, ...others].flatMap((name) => name.split(' '));
  if (words.some((word) => word.startsWith(wanted))) return 2;
  return wanted.length > 2 && [...names, ...others].some((name) => name.includes(wanted)) ? 1 : 0;
}

/** Ports that match the typed text, best first; all of them in the given order for an empty text. */
export function findPorts<T extends SearchablePort>(ports: readonly T[], typed: string): T[] {
  const wanted = soundOf(typed);
  if (wanted === '') return [...ports];
  return ports
    .map((port, index) => ({ port, index, score: score(port, wanted) }))
    .filter((hit) => hit.score > 0)
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
    .map((hit) => hit.port);
}

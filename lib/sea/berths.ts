import { textWidth } from '#lib/maps/labels.ts';
import { type Box, overlaps, type Point } from '#lib/maps/plane.ts';
import { type RouteMap, SIZES } from '#lib/maps/route-map.ts';

/** Of a ship in port on the map, with its outline; larger on phones, where this is its size. */
const SHIP = { width: 28, height: 16 } as const;
/** From the port to the middle of the first ship, and from ship to ship. */
const ASIDE = 22;
const STEP = 15;
/** So many ships in one port leave every name readable; more are rare. */
const SHIPS = 3;
/** On phones names are larger. */
const LARGEST = 20;

export type Berth = readonly [dx: number, dy: number, step: number];

/**
 * Where ships that lie in a port are drawn: in a column beside it, on the side where they cover no name. Beside every port something is
 * free as a rule; where nothing is, the side that covers least. Pure.
 */
export function berthsOn(map: RouteMap, names: ReadonlyMap<string, string>): ReadonlyMap<string, Berth> {
  const taken = [...map.labels, ...map.lines.flatMap(({ labels }) => labels)];
  const small = map.labels.map((label) => largest(label, names.get(label.id) ?? ''));
  const ports = map.ports.map(({ at }) => around(at, 10, 10));
  return new Map(
    map.ports.map(({ code, at }): [string, Berth] => {
      const cost = (berth: Berth) => {
        const column = columnOf(at, berth);
        const isOutside = map.inset?.ports.some((port) => port.code === code)
          ? false
          : column.x < map.frame.x ||
            column.y < map.frame.y ||
            column.x + column.width > map.frame.x + map.frame.width ||
            column.y + column.height > map.frame.y + map.frame.height;
        return (
          100 * small.filter((box) => overlaps(box, column)).length +
          100 * Number(isOutside) +
          3 * ports.filter((box) => overlaps(box, column)).length +
          taken.filter(({ box }) => overlaps(box, column)).length / 2 +
          Math.hypot(berth[0], berth[1]) / ASIDE
        );
      };
      const costs = BERTHS.map(cost);
      return [code, BERTHS[costs.indexOf(Math.min(...costs))] ?? [0, 0, 0]];
    }),
  );
}

/** Nearest first. */
const BERTHS: readonly Berth[] = [ASIDE, -ASIDE, 1.5 * ASIDE, -1.5 * ASIDE, 2 * ASIDE, -2 * ASIDE, 0]
  .flatMap((dx) => [0, 1, -1, 2, -2, 3, -3].map((steps) => [dx, steps * STEP] as const))
  .filter(([dx, dy]) => dx !== 0 || dy !== 0)
  .toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b))
  .flatMap(([dx, dy]): Berth[] => [
    [dx, dy, STEP],
    [dx, dy, -STEP],
  ]);

/** What the ships of a port cover. */
export function columnOf([x, y]: Point, [dx, dy, step]: Berth): Box {
  const last = (SHIPS - 1) * step;
  const height = SHIP.height + Math.abs(last);
  return {
    x: x + dx - SHIP.width / 2,
    y: y + dy + Math.min(0, last) - SHIP.height / 2,
    width: SHIP.width,
    height,
  };
}

/** A name at its largest, from the end that is at the port. */
export function largest({ box, anchor }: RouteMap['labels'][number], name: string): Box {
  const width = textWidth(name, LARGEST);
  const more = LARGEST / SIZES.small;
  const x =
    anchor === 'start'
      ? box.x
      : anchor === 'end'
        ? box.x + box.width - width
        : box.x + (box.width - width) / 2;
  return { x, y: box.y - (more - 1) * box.height, width, height: box.height * more };
}

function around([x, y]: Point, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

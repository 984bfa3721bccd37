import { textWidth } from '#lib/maps/labels.ts';
import { type Box, overlaps } from '#lib/maps/plane.ts';
import type { SeaShip, ShipPlace } from './stretch.ts';

/** A ship's name in pixels, at its largest (app/_ui/sea/ships.module.css): on maps whose size follows the page, that is on phones. */
const NAME = { map: 19, closeUp: 14, above: 17, line: 1.12 } as const;

/**
 * The ships whose names would lie on a name of the map or of another ship, by id. Their names aren't shown: the list has them. Once the
 * page runs, `scripts/sea` measures.
 * @param taken the names of the map, on its plane
 * @param scale pixels of a close-up for a unit of the plane
 */
export function crowdedNames(
  ships: readonly Pick<SeaShip, 'id' | 'name'>[],
  places: ReadonlyMap<string, Pick<ShipPlace, 'isAtSea' | 'x' | 'y'>>,
  taken: readonly Box[],
  scale = 1,
): ReadonlySet<string> {
  const size = scale === 1 ? NAME.map : NAME.closeUp;
  const all = [...taken];
  const crowded = new Set<string>();
  for (const { id, name } of ships) {
    const place = places.get(id);
    // In port a ship has no name.
    if (!place?.isAtSea) continue;
    const width = textWidth(name, size) / scale;
    const height = (size * NAME.line) / scale;
    const box = { x: place.x - width / 2, y: place.y - NAME.above / scale - height, width, height };
    if (all.some((other) => overlaps(other, box))) crowded.add(id);
    else all.push(box);
  }
  return crowded;
}

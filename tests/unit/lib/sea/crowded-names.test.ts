import { expect, test } from 'vitest';
import { crowdedNames } from '#lib/sea/crowded-names.ts';

const ships = [
  { id: 'A', name: 'Aeolis' },
  { id: 'N', name: 'Nireas' },
];
const at = (x: number, y: number, isAtSea = true) => ({ x, y, isAtSea });
const leros = { x: 100, y: 100, width: 40, height: 16 };

test('a name is left out where it would lie on a name of the map, and only there', () => {
  const crowded = (x: number, y: number) => crowdedNames(ships, new Map([['A', at(x, y)]]), [leros]).has('A');
  expect(crowded(120, 130)).toBe(true);
  expect(crowded(120, 100)).toBe(false);
  expect(crowded(220, 130)).toBe(false);
});

test('of two ships beside each other, the first has its name; a ship in port has none and covers none', () => {
  const near = new Map([
    ['A', at(300, 300)],
    ['N', at(310, 305)],
  ]);
  expect([...crowdedNames(ships, near, [])]).toEqual(['N']);
  expect([...crowdedNames(ships, near.set('A', at(300, 300, false)), [])]).toEqual([]);
});

test('in a close-up, a name has its size in pixels', () => {
  const place = new Map([['A', at(120, 110)]]);
  expect(crowdedNames(ships, place, [leros]).has('A')).toBe(false);
  expect(crowdedNames(ships, place, [leros], 5).has('A')).toBe(true);
});

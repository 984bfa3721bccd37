import { describe, expect, it } from 'vitest';
import { islandSounds } from '#app/_ui/filter/island-sounds.ts';
import { matches, usualReadings } from '#app/_ui/filter/filter.ts';
import { ports } from '#seed/network/ports.ts';

const symi = { title: 'Σύμη', ports: ['SYM', 'PAN'] };
const halki = { title: 'Χάλκη', ports: ['HLK'] };
const network = {
  ports: ports.map((port) => ({ ...port, quays: [], destinations: [] })),
};
type Names = Parameters<typeof islandSounds>[1];
const found = (typed: string, known: Names = network) =>
  [symi, halki].filter((island) =>
    matches(
      { sound: islandSounds(island, known), values: {} },
      { q: typed, choices: {} },
      usualReadings(typed),
    ),
  );

describe('A1 finding an island in the list of destinations', () => {
  it.each([
    ['σύμη', symi],
    ['ΣΥΜΗ', symi],
    ['simi', symi],
    ['Panormitis', symi],
    ['Chalki', halki],
    ['xalki', halki],
    ['χαλ', halki],
  ])('%s leads to its island', (typed, island) => {
    expect(found(typed)).toEqual([island]);
  });

  it('knows the islands by name when the reservation service is unavailable', () => {
    expect(found('halki', null)).toEqual([halki]);
  });
});

import { describe, expect, it } from 'vitest';
import { findableIslands } from '#app/[locale]/(site)/destinations/_list/findable-islands.ts';
import { soundOf } from '#lib/booking/port-search.ts';
import { ports } from '#seed/network/ports.ts';

const island = (id: string, title: string, codes: string[]) => ({
  id,
  title,
  tagline: null,
  href: `/destinations/${id}`,
  island: id,
  ports: codes,
  line: 'north' as const,
  colour: 'navy' as const,
  cover: null,
});
const network = {
  ports: ports.map((port) => ({ ...port, quays: [], destinations: [] })),
};
const found = (typed: string, islands: ReturnType<typeof findableIslands>) =>
  islands
    .filter(({ sounds }) => sounds.some((sound) => ` ${sound}`.includes(` ${soundOf(typed)}`)))
    .map(({ id }) => id);

describe('A1 finding an island in the list of destinations', () => {
  const islands = findableIslands(
    [island('symi', 'Σύμη', ['SYM', 'PAN']), island('halki', 'Χάλκη', ['HLK'])],
    network,
  );

  it.each([
    ['σύμη', 'symi'],
    ['ΣΥΜΗ', 'symi'],
    ['simi', 'symi'],
    ['Panormitis', 'symi'],
    ['Chalki', 'halki'],
    ['xalki', 'halki'],
    ['χαλ', 'halki'],
  ])('%s leads to %s', (typed, id) => {
    expect(found(typed, islands)).toEqual([id]);
  });

  it('knows the islands by name when the reservation service is away', () => {
    expect(found('halki', findableIslands([island('halki', 'Χάλκη', ['HLK'])], null))).toEqual(['halki']);
  });
});

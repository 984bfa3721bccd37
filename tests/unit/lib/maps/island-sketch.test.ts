import { expect, it } from 'vitest';
import { islandSketch, islandsFile } from '#lib/maps/island-sketch.ts';
import { network } from '#seed/network/network.ts';

const ports = network.ports.map(({ code, island }) => ({
  island,
  quays: network.quays.filter(({ port }) => port === code),
}));

it('has the land of every island once, in the frame of its sketch', () => {
  const file = islandsFile(ports);
  const ids = [...file.matchAll(/<path id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.toSorted()).toEqual([...new Set(ports.map(({ island }) => island))].toSorted());
  for (const id of ids) {
    const { land, dots } = islandSketch(ports.filter(({ island }) => island === id));
    expect(file, id).toContain(`<path id="${id}" d="${land}"/>`);
    expect(dots.length, id).toBeGreaterThan(0);
  }
});

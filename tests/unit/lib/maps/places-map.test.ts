import { describe, expect, it } from 'vitest';
import { textWidth } from '#lib/maps/labels.ts';
import { placesMap } from '#lib/maps/places-map.ts';
import { toPlane } from '#lib/maps/plane.ts';

const rhodes = { id: 'rhodes', name: 'Ρόδος', at: [28.23, 36.45], count: 5 } as const;
const symi = { id: 'symi', name: 'Σύμη', at: [27.84, 36.62], count: 2 } as const;
const far = { id: 'kastellorizo', name: 'Καστελλόριζο', at: [29.59, 36.15], count: 1 } as const;

describe('places with numbers on the map', () => {
  it('shows each at its place, larger where there are more', () => {
    const { frame, places } = placesMap([rhodes, symi]);
    expect(places.map(({ id, count }) => [id, count])).toEqual([
      ['rhodes', 5],
      ['symi', 2],
    ]);
    const [larger = 0, smaller = 0] = places.map(({ radius }) => radius);
    expect(larger).toBeGreaterThan(smaller);
    // Symi lies north-west of Rhodes.
    const [[x, y] = [0, 0], [symiX, symiY] = [0, 0]] = places.map(({ at }) => at);
    expect([symiX < x, symiY < y]).toEqual([true, true]);
    for (const { at } of places) {
      expect(at[0]).toBeGreaterThan(frame.x);
      expect(at[0]).toBeLessThan(frame.x + frame.width);
    }
  });

  it('does not grow by a port far in the east, and points there', () => {
    const near = placesMap([rhodes, symi]);
    const all = placesMap([rhodes, symi, far]);
    expect(all.frame).toEqual(near.frame);
    const place = all.places.find(({ id }) => id === 'kastellorizo');
    expect(place?.at[0]).toBeLessThan(all.frame.x + all.frame.width);
    expect(all.labels.find(({ id }) => id === 'kastellorizo')?.name).toBe('Καστελλόριζο →');
  });

  // «Χάλκη» was white on the white of Rhodes.
  it('leaves names to the sea where land is beside the number', () => {
    const halki = { id: 'halki', name: 'Χάλκη', at: [27.61, 36.22], count: 1 } as const;
    const west = { id: 'astypalaia', name: 'Αστυπάλαια', at: [26.35, 36.55], count: 1 } as const;
    const { labels } = placesMap([rhodes, symi, halki, west]);
    const label = labels.find(({ id }) => id === 'halki');
    const width = textWidth('Χάλκη', 22);
    const right = (label?.x ?? 0) + { start: width, middle: width / 2, end: 0 }[label?.anchor ?? 'start'];
    const [coast] = toPlane([27.7, 36.2]);
    expect(right).toBeLessThan(coast);
  });
});

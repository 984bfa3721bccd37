import { describe, expect, it } from 'vitest';
import { coastFile } from '#lib/maps/coast.ts';
import { pathData, shiftSideways, simplify, smooth } from '#lib/maps/path.ts';
import { mapNames } from '#lib/maps/map-names.ts';
import { boxAround, crosses, isInside, overlaps, type Point, toPlane } from '#lib/maps/plane.ts';
import { CLOSE, routeMap } from '#lib/maps/route-map.ts';
import { legsOf, tracks } from '#lib/maps/tracks.ts';
import { network } from '#seed/network/network.ts';

const quays = new Map(network.quays.map((quay) => [quay.id, quay.port]));
const groups = Map.groupBy(network.lines, (line) => line.name.el.split(',')[0] ?? '');
const lines = [...groups].map(([id, ways]) => ({
  id,
  directions: ways.map((way) => way.calls.map((call) => quays.get(call.quay) ?? '')),
}));

function mapIn(locale: 'el' | 'en') {
  const ports = network.ports.map((port) => ({ ...port, name: port.name[locale] }));
  const names = mapNames(ports);
  return routeMap(
    lines,
    ports.map((port) => ({ ...port, name: names.get(port.code) ?? '' })),
  );
}

describe('the map plane', () => {
  it('has north up, east right, and keeps shapes', () => {
    const [rhodes, patmos] = [toPlane([28.23, 36.45]), toPlane([26.55, 37.32])];
    expect(rhodes[0]).toBeGreaterThan(patmos[0]);
    expect(rhodes[1]).toBeGreaterThan(patmos[1]);
    const [west, east] = [toPlane([27, 36.5]), toPlane([27.01, 36.5])];
    const [south, north] = [toPlane([27, 36.5]), toPlane([27, 36.51])];
    const stretch = (south[1] - north[1]) / (east[0] - west[0]);
    expect(stretch).toBeCloseTo(1 / Math.cos((36.5 * Math.PI) / 180), 2);
  });

  it('frames points with the requested ratio, and never too closely', () => {
    const box = boxAround(
      [
        [10, 10],
        [12, 40],
      ],
      { ratio: 0.8, margin: 5, least: 60 },
    );
    expect([box.width, box.width / box.height]).toEqual([60, 0.8]);
    expect(isInside([10, 10], box) && isInside([12, 40], box)).toBe(true);
  });
});

describe('paths', () => {
  it('leave out points within the tolerance and keep both ends', () => {
    const line: Point[] = [
      [0, 0],
      [5, 0.1],
      [10, 0],
      [10, 8],
    ];
    expect(simplify(line, 0.5)).toEqual([line[0], line[2], line[3]]);
    expect([smooth(line)[0], smooth(line).at(-1)]).toEqual([line[0], line[3]]);
  });

  it('have relative steps that add up to the line', () => {
    const line: Point[] = [
      [1.25, 2],
      [0.9, 2.5],
      [0.9, 2.5],
      [3, -1],
    ];
    expect(pathData(line)).toBe('M1.3 2l-.4 .5l2.1-3.5');
    expect(pathData(line, true).endsWith('z')).toBe(true);
  });

  it('shift sideways by the same distance everywhere', () => {
    const moved = shiftSideways(
      [
        [0, 0],
        [10, 0],
        [20, 0],
      ],
      3,
    );
    expect(moved.map(([, y]) => y)).toEqual([-3, -3, -3]);
  });
});

describe('the lines on the map', () => {
  it('has a sea track for every leg, both directions drawn once', () => {
    expect(
      legsOf([
        ['A', 'B', 'C'],
        ['C', 'A'],
      ]),
    ).toEqual([
      ['A', 'B'],
      ['B', 'C'],
      ['C', 'A'],
    ]);
    const map = mapIn('el');
    expect(map.tracks.every((track) => track.points.length > 8)).toBe(true);
  });

  it('draws lines of the same leg side by side', () => {
    const leg: [string, string] = ['RHO', 'HLK'];
    const [one, two] = tracks(
      [
        { id: 'one', legs: [leg] },
        { id: 'two', legs: [['HLK', 'RHO']] },
      ],
      network.ports,
    );
    const middle = Math.floor((one?.points.length ?? 0) / 2);
    const [a, b] = [one?.points[middle], two?.points[middle]];
    expect(Math.hypot((a?.[0] ?? 0) - (b?.[0] ?? 0), (a?.[1] ?? 0) - (b?.[1] ?? 0))).toBeCloseTo(3.4, 1);
  });

  it.each(['el', 'en'] as const)('never lets names overlap or leave the map, %s', (locale) => {
    const map = mapIn(locale);
    const sets = [map.labels, ...map.lines.flatMap((line) => [line.labels, line.closeUp.labels])];
    for (const labels of sets)
      for (const [index, label] of labels.entries())
        for (const other of labels.slice(index + 1))
          expect(overlaps(label.box, other.box), `${label.id} ${other.id}`).toBe(false);
    for (const line of map.lines) {
      for (const { box } of line.closeUp.labels) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(CLOSE.width);
      }
      // A large name replaces every small one that it overlaps.
      for (const large of line.labels)
        for (const small of map.labels.filter((each) => !each.hiddenFor.includes(line.id)))
          expect(overlaps(large.box, small.box), `${line.id}: ${large.id} ${small.id}`).toBe(false);
    }
  });

  // «Πάτμος» lay on the dot of Lipsi, «Σκάλα Καμείρου» on that of Halki: names were placed for smaller letters and dots.
  it.each(['el', 'en'] as const)('keeps names off the dots of other ports, %s', (locale) => {
    const map = mapIn(locale);
    const sets = [
      { labels: map.labels, ports: map.ports, dot: 4.4 },
      ...map.lines.map(({ labels }) => ({ labels, ports: map.ports, dot: 5 })),
      ...map.lines.map(({ closeUp }) => ({ ...closeUp, dot: 5 })),
    ];
    for (const { labels, ports, dot } of sets)
      for (const { id, box } of labels)
        for (const { code, at } of ports.filter((port) => port.code !== id)) {
          const around = {
            x: box.x - dot,
            y: box.y - dot,
            width: box.width + 2 * dot,
            height: box.height + 2 * dot,
          };
          expect(isInside(at, around), `${id} on ${code}`).toBe(false);
        }
  });

  it.each(['el', 'en'] as const)('names every port of a line on its close-up, %s', (locale) => {
    for (const line of mapIn(locale).lines)
      expect(line.closeUp.labels.map((label) => label.id)).toEqual(expect.arrayContaining(line.ports));
  });

  // «Λακκί» stood half below the North line.
  it.each(['el', 'en'] as const)(
    'names no other port on a close-up where the line would cross it, %s',
    (locale) => {
      const map = mapIn(locale);
      for (const { id, ports, closeUp } of map.lines) {
        const { part, scale } = closeUp;
        const legs = (map.tracks.find((track) => track.id === id)?.legs ?? []).map((leg) =>
          leg.map(([x, y]): Point => [(x - part.x) * scale, (y - part.y) * scale]),
        );
        for (const label of closeUp.labels.filter((each) => !ports.includes(each.id)))
          expect(
            legs.some((leg) => crosses(leg, label.box, 1)),
            `${label.id} below ${id}`,
          ).toBe(false);
      }
    },
  );

  it('shows distant Kastellorizo in an inset', () => {
    const { inset, frame } = mapIn('el');
    expect(inset?.ports.map((port) => port.code)).toEqual(['MEG']);
    expect(inset && inset.frame.x + inset.frame.width < frame.x + frame.width).toBe(true);
  });

  it('is light enough to be part of a page, without the coastline', () => {
    const { tracks: drawn } = mapIn('el');
    expect(drawn.map((track) => track.path).join('').length).toBeLessThan(14_000);
  });

  it('gives two ports of one island different names', () => {
    const names = mapNames([
      { code: 'LAM', name: 'Λέρος (Αγία Μαρίνα)' },
      { code: 'LER', name: 'Λέρος (Λακκί)' },
      { code: 'PAN', name: 'Πανορμίτης (Σύμη)' },
    ]);
    expect([...names.values()]).toEqual(['Λέρος', 'Λακκί', 'Πανορμίτης']);
  });
});

describe('the file of the coastline', () => {
  const rhodes = toPlane([28.2287, 36.4472]);
  const shape = (file: string, id: string) => new RegExp(`<path id="${id}" [^>]*d="([^"]*)"`).exec(file)?.[1];

  it('draws the islands of our ports, the others and the mainland as shapes for pages to use', () => {
    const file = coastFile([rhodes]);
    for (const id of ['ours', 'others', 'mainland']) expect(shape(file, id)).toMatch(/^M/);
    expect(file.length).toBeLessThan(40_000);
  });

  it('draws every island like the others when it knows no port', () => {
    expect(shape(coastFile([]), 'ours')).toBe('');
    expect(shape(coastFile([]), 'others')?.length).toBeGreaterThan(
      shape(coastFile([rhodes]), 'others')?.length ?? 0,
    );
  });
});

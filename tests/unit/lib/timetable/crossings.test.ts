import { describe, expect, it } from 'vitest';
import type { Network, Timetable } from '#contracts/reservations/index.ts';
import { crossingGroups, directShips, hubOf, seasonOn } from '#lib/timetable/crossings.ts';

const name = (text: string) => ({ el: text, en: text });
const port = (code: string, destinations: string, connections = ''): Network['ports'][number] => ({
  code,
  island: code.toLowerCase(),
  name: name(code),
  accusative: code,
  lat: 36,
  lon: 27,
  aliases: [],
  quays: [],
  destinations: destinations.split(' ').filter(Boolean),
  connections: connections.split(' ').filter(Boolean),
});

/** `KOS 60` for each call: the minutes at which it arrives; it leaves ten minutes later. */
const direction = (
  lineId: string,
  calls: string,
  weekdays: number[],
  season = 'winter',
): Timetable['lines'][number] => {
  const parts = calls.split(', ').map((part) => part.split(' '));
  const ports = parts.map(([code = '', minutes = '0'], index) => ({
    port: code,
    portName: name(code),
    quay: `${code}-1`,
    quayName: name(code),
    arrives: index === 0 ? null : Number(minutes),
    departs: index === parts.length - 1 ? null : Number(minutes) + 10,
    stopover: false,
    adultCents: null,
  }));
  const ship = { id: 'A', name: name('A'), kind: 'fast' as const, takesVehicles: true, weekdays };
  return {
    id: lineId,
    name: name(lineId),
    directions: [
      {
        lineId,
        name: name(lineId),
        from: ports[0]?.port ?? '',
        to: ports.at(-1)?.port ?? '',
        seasons: [
          {
            season,
            runs: [{ weekdays, ships: [ship], firstDay: null, lastDay: null, calls: ports }],
            exceptions: [],
            connections: [],
          },
        ],
      },
    ],
  };
};

const lines = [
  direction('north', 'RHO 0, KOS 200, KAL 250, LER 400, LIP 420, ARK 400', [5, 7]),
  direction('north-fast', 'RHO 0, KOS 100', [1]),
  direction('west', 'KOS 0, NIS 60, TIL 90, HLK 95, SYM 150', [2, 4]),
  direction('east', 'KOS 0, AST 300', [1]),
  direction('south', 'KOS 0, RHO 160', [1, 2, 3, 4, 5, 6, 7]),
  direction('summer', 'KOS 0, SAM 100', [1], 'summer'),
];
const timetable: Timetable = { today: '2026-11-28', horizon: '2027-10-31', seasons: [], lines };
const network: Network = {
  ports: [
    port('KOS', 'RHO KAL LER LIP ARK NIS TIL HLK SYM AST SAM', 'MEG KAS'),
    port('RHO', 'KOS KAL LER LIP ARK NIS TIL HLK SYM AST SAM MEG KAS'),
    ...['KAL', 'LER', 'LIP', 'ARK', 'NIS', 'TIL', 'HLK', 'SYM', 'AST', 'SAM', 'MEG', 'KAS'].map((code) =>
      port(code, 'RHO'),
    ),
  ],
  vessels: [],
  lines: ['north', 'north-fast', 'west', 'east', 'south'].map((id) => ({
    id,
    name: { el: `${id.split('-')[0]}, a`, en: `${id.split('-')[0]}, a` },
    calls: [],
  })),
  today: '2026-11-28',
  horizon: '2027-10-31',
  beThereMinutes: { fast: 20, ferry: 40 },
};
const groupsFrom = (code: string) => {
  const start = network.ports.find((each) => each.code === code);
  if (!start) throw new Error(code);
  return crossingGroups({ network, timetable, locale: 'en' }, start, 'winter').map(
    ({ heading, crossings }) =>
      `${heading.kind === 'line' ? heading.name : heading.kind}: ${crossings.map((each) => each.port).join(' ')}`,
  );
};

describe('the destinations of a port', () => {
  it('are the hub, the four nearest, the others by line from A to Z, and those with a change', () => {
    expect(groupsFrom('KOS')).toEqual([
      'hub: RHO',
      'near: KAL NIS TIL HLK',
      'north: ARK LER LIP',
      'otherLines: AST SYM',
      'change: KAS MEG',
      'otherSeason: SAM',
    ]);
  });

  it('have no hub for the hub itself, and nothing near where every crossing is long', () => {
    expect(groupsFrom('RHO').slice(0, 2)).toEqual(['near: KOS', 'north: ARK KAL LER LIP']);
    expect(groupsFrom('AST')).toEqual(['hub: RHO']);
  });
});

describe('the direct ships of a season', () => {
  it('sail on the days of all lines, with the durations of the fastest and the slowest', () => {
    expect(directShips(lines, 'RHO', 'winter').get('KOS')).toEqual({
      weekdays: [1, 5, 7],
      minutes: 90,
      slowest: 190,
      quays: ['KOS-1'],
      lineId: 'north-fast',
    });
    expect(directShips(lines, 'KOS', 'winter').has('SAM')).toBe(false);
    expect(directShips(lines, 'NIS', 'winter').has('KOS')).toBe(false);
  });

  it('leave a port after midnight on the next weekday', () => {
    const night = [direction('night', 'RHO 1200, KOS 1500, KAL 1600', [1, 7])];
    expect(directShips(night, 'KOS', 'winter').get('KAL')?.weekdays).toEqual([1, 2]);
  });
});

it('the hub is the port that most others reach', () => {
  expect(hubOf(network.ports)).toBe('RHO');
  expect(hubOf([])).toBeNull();
});

it('the season of a day, or the current one when the day is in none', () => {
  const seasons = [
    { id: 'winter', isCurrent: true, spans: [{ from: '2026-11-01', to: '2027-03-31' }] },
    { id: 'summer', isCurrent: false, spans: [{ from: '2027-06-01', to: '2027-09-30' }] },
  ];
  expect(seasonOn(seasons, '2027-07-01')?.id).toBe('summer');
  expect(seasonOn(seasons, '2029-01-01')?.span.from).toBe('2026-11-01');
  expect(seasonOn([], '2027-07-01')).toBeNull();
});

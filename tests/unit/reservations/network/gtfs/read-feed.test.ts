import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { NetworkData } from '#contracts/reservations/index.ts';
import { writeFeed } from '#reservations/network/gtfs/export/feed.ts';
import { readFeed } from '#reservations/network/gtfs/import/read-feed.ts';
import { network } from '#seed/network/network.ts';
import { alterFeed, line, makeFeed } from '#tests/fixtures/feeds.ts';

const seeded = v.parse(NetworkData, network);
const options = {
  today: '2026-11-22',
  cancelled: new Set<string>(),
  siteUrl: 'https://site.example',
  withOperatorFiles: true,
};
const archive = writeFeed(seeded, options);

/** The errors of a feed as `file:line`, with their English text. */
function mistakes(feed: Uint8Array): string[] {
  const reading = readFeed(feed);
  if (reading.kind === 'network') return [];
  return reading.problems.map(({ file, line: at, text }) => `${file}:${at ?? ''} ${text.en}`);
}

describe('D7 a network exported to a feed', () => {
  it('is read back unchanged, member by member', () => {
    const reading = readFeed(archive);
    if (reading.kind === 'refused') throw new Error(JSON.stringify(reading.problems.slice(0, 5)));
    for (const [member, value] of Object.entries(reading.network))
      expect(value, member).toEqual(new Map<string, unknown>(Object.entries(seeded)).get(member));
    expect(reading.ignored).toContain('fare_products.txt');
  });

  it('gives the same bytes again, and other bytes on another day', () => {
    expect(Buffer.from(writeFeed(seeded, options)).equals(Buffer.from(archive))).toBe(true);
    const later = writeFeed(seeded, { ...options, today: '2026-11-23' });
    expect(Buffer.from(later).equals(Buffer.from(archive))).toBe(false);
  });

  it('has no confidential data in the public feed', () => {
    const open = Buffer.from(writeFeed(seeded, { ...options, withOperatorFiles: false })).toString('latin1');
    expect(open).not.toContain('.csv');
    expect(Buffer.from(archive).toString('latin1')).toContain('promo_codes.csv');
  });
});

describe('D3 errors in a feed', () => {
  it('are all reported, each with its file and line', () => {
    const broken = alterFeed(archive, {
      'stops.txt': line(3, (text) => text.replace('36.4472', '136.4472')),
      'stop_times.txt': line(4, (text) => text.replace('11:05:00', '7:05')),
      'routes.txt': line(2, (text) => text.replace(',4,', ',3,')),
      'fares.csv': line(5, (text) => text.replace(/\d+,2026/, 'many,2026')),
      'calendar.txt': line(2, (text) => text.replace(/\d{8}$/, '20279901')),
      'agency.txt': line(2, (text) => text.replace('Europe/Athens', 'Europe/Rome')),
    });
    const found = mistakes(broken);
    for (const place of [
      'stops.txt:3',
      'stop_times.txt:4',
      'routes.txt:2',
      'fares.csv:5',
      'calendar.txt:2',
      'agency.txt:2',
    ])
      expect(
        found.filter((each) => each.startsWith(`${place} `)),
        place,
      ).toHaveLength(1);
    expect(found).toHaveLength(6);
  });

  it.each([
    ['stops.txt', (text: string) => text.replace('RHO-KOL', 'RHO'), 'stops.txt:3'],
    ['stop_times.txt', line(3, (text) => text.replace('09:25:00', '08:25:00')), 'stop_times.txt:3'],
    ['stop_times.txt', line(2, (text) => text.replace('RHO-KOL', 'RHO-XXX')), 'stop_times.txt:2'],
    ['sailings.csv', line(2, (text) => text.replace('AEOLIS', 'ARGO')), 'sailings.csv:2'],
    ['sailings.csv', line(2, (text) => text.replace('06-01', '06-31')), 'sailings.csv:2'],
    ['trips.txt', line(2, (text) => text.replace('N1', 'N9')), 'trips.txt:2'],
    ['exceptions.csv', line(2, (text) => text.replace(/N1/, 'N9')), 'exceptions.csv:2'],
    ['fares.csv', (text: string) => `${text}RHO,SYM,fast,ECO,100,2026-01-01,\r\n`, 'fares.csv:594'],
    ['fares.csv', (text: string) => text.replaceAll(/^RHO,SYM,fast,.*\r\n/gm, ''), 'trips.txt:'],
    ['vat.csv', (text: string) => text.replaceAll(/^.*pet.*\r\n/gm, ''), 'vat.csv: '],
    ['policy.csv', line(2, (text) => text.replace('400', '-1')), 'policy.csv:2'],
    ['capacities.csv', (text: string) => text.replace('244', '2,44'), 'capacities.csv:2'],
    ['dues.csv', () => 'port,kind\r\n"unclosed', 'dues.csv'],
    ['vessels.csv', null, 'vessels.csv: '],
    ['stop_times.txt', null, 'stop_times.txt: '],
  ])('in %s are found (%#)', (name, change, place) => {
    expect(
      mistakes(alterFeed(archive, { [name]: change })).filter((each) => each.startsWith(place)),
    ).not.toEqual([]);
  });

  it('are reported in Greek too', () => {
    const reading = readFeed(alterFeed(archive, { 'vessels.csv': null }));
    expect(reading.kind === 'refused' && reading.problems[0]?.text.el).toBe('λείπει αυτό το αρχείο');
  });
});

describe('D3 invalid archives', () => {
  it.each([
    ['no archive', strToU8('hello')],
    ['nothing', new Uint8Array()],
    ['a truncated archive', archive.slice(0, archive.length / 2)],
    ['an empty archive', zipSync({})],
  ])('%s is refused', (_, bytes) => {
    expect(mistakes(bytes)).not.toEqual([]);
  });

  it('never let a path out of the archive be read', () => {
    for (const name of ['../stops.txt', '/etc/stops.txt', 'a\\..\\stops.txt', 'feed/stops.txt', 'x.exe'])
      expect(mistakes(zipSync({ [name]: strToU8('x') })).join('\n')).toContain('top of the archive');
  });

  it('are refused when they unpack to more than any timetable, before unpacking', () => {
    // Only the archive’s directory claims that size; there are not that many bytes.
    const huge = Buffer.from(zipSync({ 'stops.txt': strToU8('x') }));
    huge.writeUInt32LE(4_000_000_000, huge.indexOf(Buffer.from('PK\u0001\u0002')) + 24);
    expect(mistakes(huge).join('\n')).toContain('too large');
    const many = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [`f${index}.txt`, strToU8('x')]),
    );
    expect(mistakes(zipSync(many)).join('\n')).toContain('too large');
  });

  it('are refused when their text is not UTF-8', () => {
    const greek = new Uint8Array([0xd1, 0xfc, 0xe4, 0xef, 0xf2]);
    expect(mistakes(zipSync({ 'stops.txt': greek })).join('\n')).toContain('UTF-8');
  });
});

describe('D3 a plain feed of another operator', () => {
  const own = alterFeed(archive, {});
  const rules = [
    'policy',
    'vat',
    'dues',
    'passenger_categories',
    'vehicle_categories',
    'pet_categories',
    'discounts',
  ];
  const plain = {
    'agency.txt':
      'agency_id,agency_name,agency_url,agency_timezone,agency_lang\n1,Ships,https://s.example,Europe/Athens,en',
    'stops.txt':
      'stop_id,stop_code,stop_name,stop_lat,stop_lon\nq1,PIR,Piraeus,37.94,23.64\nq2,AEG,Aegina,37.74,23.43\nq3,POR,Poros,37.5,23.45',
    'routes.txt': 'route_id,route_short_name,route_long_name,route_type\nr,Saronic,Saronic,1200',
    'trips.txt': 'route_id,service_id,trip_id\nr,week,t1\nr,week,t2\nr,sunday,t3',
    'stop_times.txt': [
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
      ...[
        't1 08:00:00 08:40:00 08:50:00 09:30:00',
        't2 23:30:00 24:10:00 24:20:00 25:00:00',
        't3 08:00:00 08:40:00 08:50:00 09:30:00',
      ].flatMap((text) => {
        const [trip, start, arrives, departs, end] = text.split(' ');
        return [`${trip},,${start},q1,1`, `${trip},${arrives},${departs},q2,5`, `${trip},${end},,q3,9`];
      }),
    ].join('\n'),
    'calendar.txt':
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\nweek,1,1,1,1,1,1,0,20261201,20270331\nsunday,0,0,0,0,0,0,1,20261201,20270331',
    'calendar_dates.txt': 'service_id,date,exception_type\nweek,20261225,2\nsunday,20261225,1',
    'vessels.csv': 'vessel_id,name_el,name_en,kind,takes_vehicles\nARGO,Αργώ,Argo,ferry,true',
    'capacities.csv': 'vessel_id,valid_from,valid_to,SEAT_ECO,CEU_DM\nARGO,2026-01-01,,300,500',
    'fares.csv': [
      'from,to,vessel_kind,product,cents,valid_from,valid_to',
      ...['PIR,AEG', 'PIR,POR', 'AEG,POR'].map((pair) => `${pair},ferry,ECO,900,2026-01-01,`),
    ].join('\n'),
    'frequencies.txt': 'trip_id,start_time,end_time,headway_secs',
    'shapes.txt': 'shape_id',
  };

  it('becomes lines, runs and exceptions; unused files are reported', () => {
    const files = new Map(Object.entries(plain));
    const own2 = Object.fromEntries(rules.map((name) => [`${name}.csv`, textOf(own, `${name}.csv`)]));
    const reading = readFeed(makeFeed({ ...Object.fromEntries(files), ...own2 }));
    if (reading.kind === 'refused') throw new Error(JSON.stringify(reading.problems));
    expect(reading.ignored).toEqual(['frequencies.txt', 'shapes.txt']);
    const { ports, quays, lines, calendars, exceptions } = reading.network;
    expect(ports.map(({ code }) => code)).toEqual(['PIR', 'AEG', 'POR']);
    expect(quays.map(({ id, port }) => `${id} ${port}`)).toEqual(['q1 PIR', 'q2 AEG', 'q3 POR']);
    expect(lines).toMatchObject([{ id: 'SARONIC', name: { en: 'Saronic, to Poros' } }]);
    expect(lines[0]?.calls.map((call) => [call.arrives, call.departs])).toEqual([
      [null, 480],
      [520, 530],
      [570, null],
    ]);
    // The Sunday service also sails on Christmas Day instead of the other: they need different runs, or one exception
    // would affect both.
    expect(calendars.map(({ run, shiftMinutes, weekdays }) => [run, shiftMinutes, weekdays.length])).toEqual([
      [0, 0, 6],
      [1, 930, 6],
      [2, 0, 1],
    ]);
    expect(exceptions).toMatchObject([
      { kind: 'remove', date: '2026-12-25', run: 0 },
      { kind: 'remove', date: '2026-12-25', run: 1 },
      { kind: 'add', date: '2026-12-25', run: 2 },
    ]);
  });
});

function textOf(feed: Uint8Array, name: string): string {
  let found = '';
  alterFeed(feed, {
    [name]: (text) => {
      found = text;
      return text;
    },
  });
  return found;
}

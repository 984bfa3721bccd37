import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { Manifest, ScanResult } from '#contracts/reservations/index.ts';
import { loadNetwork } from '#reservations/index.ts';
import { ticketCode } from '#reservations/documents/tickets/sign.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import {
  PATIENT_MS,
  problemOf,
  type Service,
  startService,
  stoppedClock,
  testSecrets,
} from '#tests/fixtures/reservations.ts';
import { buy, download, ELENI, LUKASZ, reserve, TWO_AND_A_CAR } from '#tests/fixtures/tickets.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

const START = '2026-11-21T10:00:00Z';
const SAILING = 'L1-20261122';
const token = testSecrets.operatorToken;
const trip = (from: number, to: number, party: object = TWO_AND_A_CAR) => ({
  segments: [{ tripId: `${SAILING}.${from}.${to}`, class: 'ECO', direction: 'A' }],
  party,
});
const MARIA = { surname: '=Άλφα', given: 'Μαρία', gender: 'F', nationality: 'CY', birthDate: '2001-01-31' };
const ALONE = { passengers: [{ category: 'ADT' }], vehicles: [], pets: [{ category: 'PET_SMALL' }] };

onEachDatabase('the manifest (domain 3.4, 4.5)', ({ kind, open }) => {
  const clock = stoppedClock(START);
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Service;
  const network = tinyNetwork({ legs: 3, seats: 60, horizonDays: 20, capacity: { CEU_DM: 900, PET: 9 } });
  beforeAll(async () => {
    opened = await open();
    // The second port is 24 nautical miles north of the first, the others a few miles further.
    for (const [index, quay] of network.quays.entries()) quay.lat = 36 + (index > 0 ? 0.4 : 0) + index * 0.01;
    shop = await startService({ db: opened.db, network, clock: clock.now, seed: `manifest ${kind}` });
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    clock.set(START);
    await sql`truncate reservations.booking, reservations.idempotency, reservations.scan, reservations.audit cascade`.execute(
      opened.db,
    );
  });

  async function manifest() {
    const answer = await shop.call('GET', `/operator/sailings/${SAILING}/manifest`, { token });
    return v.parse(Manifest, answer.json);
  }

  it('lists everybody with the data required by law, and counts who is on board on each leg', async () => {
    await buy(shop, trip(0, 2));
    await reserve(shop, trip(1, 3, ALONE), { people: [MARIA], vehicles: [] });
    await shop.mustHold(trip(0, 3));
    const { legs, persons } = await manifest();
    expect(persons).toMatchObject([
      { seq: 1, surname: '=Άλφα', given: 'Μαρία', from: 'BBB', to: 'DDD', paid: false },
      {
        seq: 2,
        surname: ELENI.surname,
        given: ELENI.given,
        gender: 'F',
        nationality: 'GR',
        birthDate: ELENI.birthDate,
        category: 'ADT',
        specialCare: ELENI.specialCare,
        from: 'AAA',
        to: 'CCC',
        paid: true,
        boardedAt: null,
      },
      { seq: 3, surname: LUKASZ.surname, nationality: 'PL' },
    ]);
    expect(
      legs.map(({ persons: count, withCare, vehicles, pets }) => [count, withCare, vehicles, pets]),
    ).toEqual([
      [2, 1, 1, 0],
      [3, 1, 1, 1],
      [1, 0, 0, 1],
    ]);
    expect(legs.map(({ needsRegistration }) => needsRegistration)).toEqual([true, false, false]);
    expect(legs[0]?.distanceMiles).toBeCloseTo(24.6, 0);
  });

  it('tells the crew what a booking’s travellers wish, in words in the file', async () => {
    await buy(shop, trip(0, 2), { needs: ['large_print', 'spoken'] });
    await reserve(shop, trip(1, 3, ALONE), { people: [MARIA], vehicles: [] });
    const wishes = (await manifest()).persons.map(({ surname, needs }) => [surname, needs]);
    expect(wishes).toEqual([
      [MARIA.surname, []],
      [ELENI.surname, ['large_print', 'spoken']],
      [LUKASZ.surname, ['large_print', 'spoken']],
    ]);
    const { text } = await download(shop, `/operator/sailings/${SAILING}/manifest?format=csv`, token);
    expect(text.match(/Θέλει μεγάλα γράμματα\. Προτιμά προφορική ενημέρωση/g)).toHaveLength(2);
  });

  it('is available as CSV that spreadsheets open with Greek letters and without formulas', async () => {
    await buy(shop, trip(0, 2));
    await reserve(shop, trip(1, 3, ALONE), { people: [MARIA], vehicles: [] });
    const { headers, text } = await download(
      shop,
      `/operator/sailings/${SAILING}/manifest?format=csv`,
      token,
    );
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    const rows = v.parse(
      v.array(v.record(v.string(), v.string())),
      parse(text, { columns: true, bom: true }),
    );
    expect(rows.map(({ surname, birthDate, from, to }) => [surname, birthDate, from, to])).toEqual([
      ["'=Άλφα", '2001-01-31', 'BBB', 'DDD'],
      [ELENI.surname, ELENI.birthDate, 'AAA', 'CCC'],
      [LUKASZ.surname, LUKASZ.birthDate, 'AAA', 'CCC'],
    ]);
  });

  it('is for the operator only, and every reading is audited without names', async () => {
    await buy(shop, trip(0, 2));
    const path = `/operator/sailings/${SAILING}/manifest`;
    expect((await shop.call('GET', path)).status).toBe(401);
    expect((await shop.call('GET', path, { token: 'another' })).status).toBe(401);
    await manifest();
    const { rows } = await sql<{ detail: unknown }>`select detail from reservations.audit
      where what = 'manifest-read'`.execute(opened.db);
    expect(rows).toEqual([{ detail: { sailing: SAILING, format: 'json', persons: 2 } }]);
    expect((await shop.call('GET', '/operator/sailings/L1-20990101/manifest', { token })).status).toBe(404);
    expect((await shop.call('GET', '/operator/sailings/%00/manifest', { token })).status).toBe(404);
  });

  it('is gone a day after the ship’s last call', async () => {
    await buy(shop, trip(0, 2));
    clock.set('2026-11-23T08:00:00Z');
    expect((await manifest()).persons).toHaveLength(2);
    clock.set('2026-11-23T09:00:01Z');
    const answer = await shop.call('GET', `/operator/sailings/${SAILING}/manifest`, { token });
    expect(problemOf(answer).code).toBe('state_conflict');
  });

  async function codes() {
    const { persons } = await manifest();
    return persons.map((person) => codeFor(person.document, person));
  }

  function codeFor(document: number, given: { reference: string; fromSeq: number; toSeq: number }) {
    return ticketCode(testSecrets, {
      document,
      reference: given.reference,
      sailingId: SAILING,
      fromSeq: given.fromSeq,
      toSeq: given.toSeq,
      category: 'ADT',
      initials: 'ΚΕ',
      notBefore: new Date('2026-11-21T06:00:00Z'),
      notAfter: new Date('2026-11-23T09:00:00Z'),
    });
  }

  async function scan(...scans: object[]) {
    const answer = await shop.call('POST', '/operator/scans', { token, body: { scans } });
    expect(answer.status).toBe(200);
    return v.parse(ScanResult, answer.json).results;
  }

  it('records who was seen at boarding; two devices that were offline agree in either order', async () => {
    await buy(shop, trip(0, 2));
    const [first = '', second = ''] = await codes();
    clock.set('2026-11-22T06:30:00Z');
    const early = { code: first, callSeq: 0, kind: 'board', device: 'bow', at: '2026-11-22T07:40:00+02:00' };
    const late = { ...early, device: 'stern', at: '2026-11-22T07:45:00+02:00' };
    const other = { ...late, code: second };
    expect((await scan(late, other)).map(({ outcome }) => outcome)).toEqual(['accepted', 'accepted']);
    expect(await scan(early)).toMatchObject([{ outcome: 'known', firstAt: early.at, firstDevice: 'bow' }]);
    expect(await scan(late, early)).toMatchObject([
      { outcome: 'known', firstDevice: 'bow' },
      { outcome: 'known', firstDevice: 'bow' },
    ]);
    const { persons } = await manifest();
    expect(persons.map(({ boardedAt }) => boardedAt)).toEqual([early.at, late.at]);
  });

  it('rejects codes that are forged, expired, cancelled or for another call', async () => {
    await buy(shop, trip(0, 2));
    const [code = ''] = await codes();
    clock.set('2026-11-22T06:30:00Z');
    const seen = { code, callSeq: 0, kind: 'board', device: 'bow', at: '2026-11-22T07:40:00+02:00' };
    const unknown = codeFor(9_999_999, { reference: 'ABEHKM7', fromSeq: 0, toSeq: 2 });
    const results = await scan(
      { ...seen, code: `${code.slice(0, -3)}AAA` },
      { ...seen, code: 'hello' },
      { ...seen, at: '2026-11-20T07:40:00+02:00' },
      { ...seen, at: '2026-11-24T07:40:00+02:00' },
      { ...seen, callSeq: 2 },
      { ...seen, kind: 'alight' },
      { ...seen, code: unknown },
    );
    expect(results.map(({ outcome }) => outcome)).toEqual([
      'forged',
      'malformed',
      'too_early',
      'expired',
      'wrong_call',
      'wrong_call',
      'void',
    ]);
    expect((await sql`select 1 from reservations.scan`.execute(opened.db)).rows).toEqual([]);
    const odd = await shop.call('POST', '/operator/scans', {
      token,
      body: { scans: [{ ...seen, at: '2026-99-99T99:99:99Z' }] },
    });
    expect(odd.status).toBe(400);
  });

  // A device whose clock was months ahead boarded people long before their ship.
  it('rejects scans in the future, whatever the clock of the device shows', async () => {
    await buy(shop, trip(0, 2));
    const [code = ''] = await codes();
    const seen = { code, callSeq: 0, kind: 'board', device: 'bow', at: '2026-11-22T07:40:00+02:00' };
    expect(await scan(seen)).toMatchObject([{ outcome: 'wrong_time', firstAt: null }]);
    expect((await manifest()).persons.map(({ boardedAt }) => boardedAt)).toEqual([null, null]);
    clock.set('2026-11-22T05:30:00Z');
    expect(await scan(seen)).toMatchObject([{ outcome: 'accepted' }]);
  });

  // Straight lines over land made legs of more than twenty miles look shorter than the law’s limit.
  it('measures legs by the operator’s table of sea miles where it has an entry', async () => {
    const distances = [{ from: 'CCC', to: 'BBB', miles: 20.5 }];
    await loadNetwork(opened.db, { ...network, distances });
    await shop.service.maintain();
    const { legs } = await manifest();
    expect(legs.map(({ distanceMiles, needsRegistration }) => [distanceMiles, needsRegistration])).toEqual([
      [24.6, true],
      [20.5, true],
      [0.6, false],
    ]);
    await loadNetwork(opened.db, network);
    await shop.service.maintain();
  });
});

import { describe, expect, it } from 'vitest';
import { requestLocale } from '#foundation/http/request-locale.ts';
import { isSameSurname } from '#reservations/kernel/surnames/surname.ts';
import { payDeadline } from '#reservations/unpaid/deadline.ts';
import { problemStatus } from '#reservations/http/problem-status.ts';
import { bilingual } from '#reservations/messages/texts.ts';
import { checkNetwork } from '#reservations/network/check.ts';
import { parseSegmentId, tripId } from '#reservations/sailings/segment-id.ts';
import { NetworkData, problemCodes } from '#contracts/reservations/index.ts';
import { policy } from '#seed/network/rules.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';
import * as v from 'valibot';

describe('the caller’s language', () => {
  it.each([
    [{}, 'el'],
    [{ 'Accept-Language': 'en-GB,en;q=0.9,el;q=0.8' }, 'en'],
    [{ 'Accept-Language': 'de, el;q=0.5, en;q=0.4' }, 'el'],
    [{ 'Accept-Language': 'de' }, 'el'],
    [{ 'Accept-Locale': 'el', 'Accept-Language': 'en' }, 'el'],
    [{ 'Accept-Locale': 'xx', 'Accept-Language': 'en' }, 'en'],
  ])('%o → %s', (headers, language) => {
    expect(requestLocale({ headers: new Headers(headers) })).toBe(language);
  });
});

describe('surnames', () => {
  it.each([
    ['Παπαδόπουλος', 'ΠΑΠΑΔΟΠΟΥΛΟΣ'],
    ['Παπαδόπουλος', 'Papadopoulos'],
    ['Χατζηγεωργίου', 'chatzigeorgiou'],
    ['ΖΑΝΝΗ', 'ZANNH'],
    ["O'Brien-Müller", 'obrien muller'],
    // Travellers who typed χ as x, as on phones, did not find their booking.
    ['Χατζηδάκης', 'Xatzidakis'],
    ['Χατζηδάκης', 'Hatzhdakhs'],
    ['Χατζηδάκης', 'Khatzidakis'],
    ['Chatzidakis', 'Xatzidakis'],
    ['Αλεξίου', 'Aleksiou'],
    ['Αλεξίου', 'Alexiou'],
    ['Θεοχάρης', 'Theoxarhs'],
    ['Κυριακού', 'Kiriakou'],
    ['Ευσταθίου', 'Efstathiou'],
    ['Ευσταθίου', 'Eustathiou'],
    ['Παύλου', 'Paulou'],
    ['Μπακογιάννης', 'Mpakogiannis'],
    ['Μπακογιάννης', 'Bakogiannis'],
    ['Αγγελής', 'Aggelis'],
    ['Αγγελής', 'Angelis'],
    ['Γκίκας', 'Gkikas'],
    ['Γκίκας', 'Gikas'],
    ['Ντόκος', 'Dokos'],
    ['Ψαράς', 'Psaras'],
    ['Νικολάου', 'Nicolaou'],
    ['Φωτίου', 'Fwtiou'],
    ['Φωτίου', 'Photiou'],
  ])('%s matches %s', (one, other) => {
    expect(isSameSurname(one, other)).toBe(true);
    expect(isSameSurname(other, one)).toBe(true);
  });

  it('differ when they differ, and an empty one matches nothing', () => {
    expect(isSameSurname('Παπαδάκης', 'Παπαδόπουλος')).toBe(false);
    for (const [one, other] of [
      ['Χένος', 'Ξένος'],
      ['Λύτρας', 'Λίτρας'],
      ['Χατζής', 'Χατζηδάκης'],
      ['Xu', 'Hu'],
      ['Li', 'Ly'],
      ['Hansen', 'Jansen'],
      ['Müller', 'Miller'],
      ['Βασιλείου', 'Vasileiadis'],
      ['Δήμου', 'Ntimouu'],
    ] as const)
      expect(isSameSurname(one, other), `${one} ${other}`).toBe(false);
    expect(isSameSurname('', '')).toBe(false);
    expect(isSameSurname('--', '..')).toBe(false);
  });
});

describe('trips', () => {
  it('have an id that can be parsed back, and nothing else can', () => {
    const key = { sailingId: 'N1-20261127', fromSeq: 0, toSeq: 6 };
    expect(parseSegmentId(tripId(key))).toEqual(key);
    for (const id of [
      '',
      'N1',
      'N1-20261127.3.3',
      'N1-20261127.4.3',
      "N1'.0.1",
      'N1-20261127.0.1.2',
      'n1.0.1',
      'N1.-1.2',
    ])
      expect(parseSegmentId(id)).toBeNull();
  });
});

describe('the payment deadline', () => {
  const at = (text: string) => new Date(text);
  it.each([
    ['2026-12-10T08:00:00Z', '2026-11-23T10:00:00.000Z'],
    ['2026-11-22T08:00:00Z', '2026-11-22T07:30:00.000Z'],
    ['2026-11-21T10:20:00Z', '2026-11-21T10:20:00.000Z'],
  ])('of a ship at %s is %s', (departure, deadline) => {
    expect(payDeadline(policy, at(departure), at('2026-11-21T10:00:00Z')).toISOString()).toBe(deadline);
  });
});

describe('refusals', () => {
  it('has a status and both languages for every problem', () => {
    expect(Object.keys(problemStatus).toSorted()).toEqual([...problemCodes].toSorted());
    for (const code of problemCodes)
      expect([bilingual(`problems.${code}.title`), bilingual(`problems.${code}.detail`)]).toEqual([
        { el: expect.stringMatching(/./), en: expect.stringMatching(/./) },
        { el: expect.stringMatching(/./), en: expect.stringMatching(/./) },
      ]);
  });
});

describe('an invalid network', () => {
  const parse = (data: NetworkData) => v.parse(NetworkData, data);

  it('is refused with the line at fault', () => {
    const good = parse(tinyNetwork());
    expect(() => checkNetwork(good)).not.toThrow();
    expect(() => checkNetwork({ ...good, fares: good.fares.slice(1) })).toThrow(
      'line L1: no fare from AAA to BBB',
    );
    const [line] = good.lines;
    const backwards = {
      id: 'L1',
      name: { el: '', en: '' },
      calls: (line?.calls ?? []).map((call) => (call.quay === 'CCC-1' ? { ...call, arrives: 1 } : call)),
    };
    expect(() => checkNetwork({ ...good, lines: [backwards] })).toThrow('line L1: a call is earlier');
  });
});

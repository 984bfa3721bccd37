import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  checkCharacter,
  type HoldResult,
  type LookupPuzzle,
  OpenResult,
  REFERENCE_ALPHABET,
} from '#contracts/reservations/index.ts';
import { emptyShips, START } from '#tests/fixtures/booking-life.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import {
  type Answer,
  details,
  inventory,
  oneWay,
  PATIENT_MS,
  problemOf,
  type Service,
  startService,
  stoppedClock,
} from '#tests/fixtures/reservations.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

const TRIP = 'L1-20261122.0.3';

/** A well-formed reference without a booking; one of 400. */
function unknownReference(index: number): string {
  const symbol = (at: number) => REFERENCE_ALPHABET.charAt(at % 20);
  const body = `AAAA${symbol(Math.floor(index / 20))}${symbol(index)}`;
  return `${body}${checkCharacter(body)}`;
}

/** Solves a puzzle like a browser. */
function solve({ stamp, bits }: LookupPuzzle): { stamp: string; number: string } {
  for (let number = 0; ; number += 1) {
    const hash = createHash('sha256').update(`${stamp}.${number}`).digest();
    if (hash.readUInt16BE(0) >>> (16 - bits) === 0) return { stamp, number: `${number}` };
  }
}

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

onPostgres('opening a booking', ({ kind, open }) => {
  const clock = stoppedClock(START);
  const network = tinyNetwork({ legs: 3, seats: 4, horizonDays: 20 });
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Service;

  beforeAll(async () => {
    opened = await open();
    shop = await startService({ db: opened.db, network, clock: clock.now, seed: `opened ${kind}` });
  });
  afterAll(() => opened.close());
  beforeEach(() => emptyShips({ db: opened.db, clock }));

  async function seats() {
    const legs = await inventory(opened.db);
    return legs
      .filter((leg) => leg.sailing === 'L1-20261122' && leg.resource === 'SEAT_ECO')
      .map(({ sold, held }) => ({ sold, held }));
  }

  const confirm = (hold: HoldResult, body: object, key = shop.newKey()) =>
    shop.call('POST', `/bookings/${hold.booking.reference}/confirm`, {
      token: hold.accessToken,
      body,
      key,
    });

  it('accepts its token, or a surname in any case, accent or alphabet, and a reference typed on a Greek keyboard', async () => {
    const hold = await shop.mustHold(oneWay(TRIP));
    await confirm(hold, details(1));
    const { reference } = hold.booking;
    for (const surname of ['Παπαδόπουλος', 'ΠΑΠΑΔΟΠΟΥΛΟΣ', 'παπαδοπουλος', 'Papadopoulos'])
      expect(
        (await shop.call('GET', `/bookings/${reference}?${new URLSearchParams({ surname })}`)).status,
      ).toBe(200);
    const greek = reference.replaceAll('P', 'π').replaceAll('A', 'α').replaceAll('B', 'β').toLowerCase();
    const typed = encodeURIComponent(`${greek.slice(0, 3)}-${greek.slice(3)}`);
    expect((await shop.call('GET', `/bookings/${typed}`, { token: hold.accessToken })).status).toBe(200);
  });

  it('distinguishes a mistyped reference from a wrong surname, but not a wrong surname from an unknown reference', async () => {
    const hold = await shop.mustHold(oneWay(TRIP));
    await confirm(hold, details(1));
    const { reference } = hold.booking;
    const mistyped = `${reference.slice(0, 6)}${reference.endsWith('A') ? 'B' : 'A'}`;
    expect((await shop.call('GET', `/bookings/${mistyped}?surname=x`)).status).toBe(404);
    const wrong = await shop.call('GET', `/bookings/${reference}?surname=Smith`, { caller: '10.0.0.1' });
    const nobody = await shop.call('GET', '/bookings/AAAAAAA?surname=Smith', { caller: '10.0.0.1' });
    expect([wrong.status, wrong.text]).toEqual([403, nobody.text]);
  });

  describe('while somebody is guessing', () => {
    /** A booking of Papadopoulos after five wrong surnames from five networks, and functions to try more. */
    async function bookingUnderAttack() {
      const hold = await shop.mustHold(oneWay(TRIP));
      await confirm(hold, details(1));
      const { reference } = hold.booking;
      const at = (surname: string, caller: string, more: object = {}) =>
        shop.call('POST', `/bookings/${reference}/open`, { body: { surname, ...more }, caller });
      for (let guess = 0; guess < 5; guess += 1)
        expect((await at(`G${guess}`, `10.1.${guess}.1`)).status).toBe(403);
      return { hold, reference, at };
    }
    const puzzleOf = (answer: Answer) => {
      const { puzzle } = problemOf(answer);
      if (!puzzle) throw new Error(`no puzzle: ${answer.text}`);
      return puzzle;
    };
    const solved = (answer: Answer) => ({ proof: solve(puzzleOf(answer)) });

    // Five wrong surnames locked the owner out of a booking for a quarter of an hour, on every network.
    it('accepts the right surname with a solved puzzle, once per puzzle', async () => {
      const { hold, reference, at } = await bookingUnderAttack();
      const challenged = await at('Papadopoulos', '10.1.9.1');
      expect([challenged.status, challenged.headers.get('Retry-After')]).toEqual([429, '900']);
      const proof = solved(challenged);
      const wrong = await at('Papadopoulos', '10.1.9.1', {
        proof: { ...proof.proof, number: `${Number(proof.proof.number) + 1}` },
      });
      expect(wrong.status).toBe(429);
      const opened = await at('Papadopoulos', '10.1.9.1', proof);
      expect(opened.status, opened.text).toBe(200);
      expect((await at('Papadopoulos', '10.1.9.1', proof)).status).toBe(429);
      // The link in the email, and a browser that has opened the booking before, need no puzzle.
      const path = `/bookings/${reference}`;
      expect((await shop.call('GET', path, { token: hold.accessToken })).status).toBe(200);
      const { pass } = v.parse(OpenResult, opened.json);
      const named = (surname: string, given: string) =>
        shop.call('GET', `${path}?surname=${surname}`, { caller: '10.1.9.1', pass: given });
      expect((await named('Papadopoulos', pass)).status).toBe(200);
      expect((await named('Smith', pass)).status).toBe(403);
      expect((await named('Papadopoulos', `${pass}x`)).status).toBe(429);
      clock.forward(901);
      expect((await shop.call('GET', `${path}?surname=Papadopoulos`)).status).toBe(200);
    });

    it('rejects a puzzle of another booking or one not waited out; half a minute of waiting counts as a solution', async () => {
      const { at } = await bookingUnderAttack();
      const other = await bookingUnderAttack();
      const foreign = solved(await other.at('Papadopoulos', '10.1.9.2'));
      expect((await at('Papadopoulos', '10.1.9.2', foreign)).status).toBe(429);
      const { stamp } = puzzleOf(await at('Papadopoulos', '10.1.9.2'));
      expect((await at('Papadopoulos', '10.1.9.2', { proof: { stamp } })).status).toBe(429);
      clock.forward(20);
      expect((await at('Papadopoulos', '10.1.9.2', { proof: { stamp } })).status).toBe(200);
    });

    // Twenty wrong surnames from a ferry’s shared address locked out everybody aboard.
    it('does not mistake others on the same address for the attacker', async () => {
      const caller = '10.2.0.1';
      const { hold } = { hold: await shop.mustHold(oneWay(TRIP)) };
      await confirm(hold, details(1));
      const path = `/bookings/${hold.booking.reference}/open`;
      const open = (body: object) => shop.call('POST', path, { body, caller });
      const { visitor } = v.parse(
        v.object({ visitor: v.string() }),
        (
          await shop.call('POST', `/bookings/${unknownReference(99)}/open`, {
            body: { surname: 'x' },
            caller,
          })
        ).json,
      );
      let answer = await open({ surname: 'Papadopoulos' });
      expect(answer.status).toBe(200);
      // The attacker gives up only when even solved puzzles get no further guesses.
      for (let guess = 0; guess < 40; guess += 1) {
        const at = `/bookings/${unknownReference(guess)}/open`;
        const first = await shop.call('POST', at, { body: { surname: 'x' }, caller });
        if (first.status === 403) continue;
        answer = await shop.call('POST', at, { body: { surname: 'x', ...solved(first) }, caller });
        if (answer.status === 429) break;
      }
      expect([answer.status, problemOf(answer).puzzle]).toEqual([429, undefined]);
      const challenged = await open({ surname: 'Papadopoulos', visitor });
      expect(challenged.status).toBe(429);
      const stranger = await open({ surname: 'Papadopoulos', ...solved(challenged) });
      expect(stranger.status).toBe(429);
      const known = await open({ surname: 'Papadopoulos', visitor, ...solved(challenged) });
      expect(known.status).toBe(429);
      const again = await open({
        surname: 'Papadopoulos',
        visitor,
        ...solved(await open({ surname: 'x', visitor })),
      });
      expect(again.status, again.text).toBe(200);
    });

    it('gives one network no extra guesses for using many addresses of its /64, or many tokens', async () => {
      let checked = 0;
      let refused = 0;
      for (let guess = 0; guess < 60; guess += 1) {
        const caller = `2001:db8:7:7::${guess.toString(16)}`;
        const at = `/bookings/${unknownReference(guess)}/open`;
        let answer = await shop.call('POST', at, { body: { surname: 'x' }, caller });
        if (answer.status === 429 && problemOf(answer).puzzle)
          answer = await shop.call('POST', at, { body: { surname: 'x', ...solved(answer) }, caller });
        if (answer.status === 403) checked += 1;
        else refused += 1;
      }
      // Twenty at once and three slow ones.
      expect([checked, refused]).toEqual([23, 37]);
      const elsewhere = { body: { surname: 'x' }, caller: '2001:db8:7:8::1' };
      expect((await shop.call('POST', `/bookings/${unknownReference(61)}/open`, elsewhere)).status).toBe(403);
    });
  });

  it('works in the next process after a restart', async () => {
    const held = await shop.mustHold(oneWay(TRIP, 2));
    const sold = await shop.mustHold(oneWay(TRIP));
    const confirmed = await confirm(sold, details(1), 'before-the-restart');
    await shop.service.close();
    const before = await inventory(opened.db);
    const next = await startService({
      db: opened.db,
      network,
      clock: clock.now,
      seed: `restarted ${kind}`,
    });
    expect(await inventory(opened.db)).toEqual(before);
    const path = `/bookings/${sold.booking.reference}`;
    expect((await next.call('GET', path, { token: sold.accessToken })).json).toEqual(confirmed.json);
    const again = await next.call('POST', `${path}/confirm`, {
      token: sold.accessToken,
      body: details(1),
      key: 'before-the-restart',
    });
    expect(again.text).toBe(confirmed.text);
    expect(
      (
        await next.call('POST', `/bookings/${held.booking.reference}/confirm`, {
          token: held.accessToken,
          body: details(2),
          key: next.newKey(),
        })
      ).status,
    ).toBe(200);
    expect(await seats()).toEqual(Array.from({ length: 3 }, () => ({ sold: 3, held: 0 })));
  });
});

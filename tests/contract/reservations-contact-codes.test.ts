import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Booking, ContactProof, HoldResult, Verification } from '#contracts/reservations/index.ts';
import type { OutgoingEmail } from '#reservations/index.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { problemOf } from '#tests/fixtures/reservations.ts';
import { empty, family, openWorld, type World } from '#tests/fixtures/unpaid-world.ts';

onEachDatabase('confirming an address by code', ({ kind, open }) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(open, `codes ${kind}`);
  });
  afterAll(() => world.opened.close());
  beforeEach(() => empty(world));

  const start = (address: string, caller = '203.0.113.1') =>
    world.shop.call('POST', '/contacts/verifications', {
      caller,
      body: { channel: 'email', address, language: 'en', purpose: 'agency' },
    });
  const finish = (id: string, code: string) =>
    world.shop.call('POST', `/contacts/verifications/${id}`, { body: { code } });
  const codeIn = (email: OutgoingEmail | undefined) => /\d{6}/.exec(email?.subject ?? '')?.[0] ?? '';

  it('returns a proof that allows reservations for that address only', async () => {
    const { id, sentTo } = v.parse(Verification, (await start('Eleni@Example.gr')).json);
    expect(sentTo).toBe('Eleni@Example.gr');
    const [email] = world.emails;
    expect(email).toMatchObject({ to: 'Eleni@Example.gr', locale: 'en', priority: 'first' });
    expect(email?.text).toContain(codeIn(email));
    // With a space, as people type digits in groups.
    const code = codeIn(email).replace(/^(\d{3})/, '$1 ');
    const { proof } = v.parse(ContactProof, (await finish(id, code)).json);
    const held = v.parse(HoldResult, (await world.hold(1, '203.0.113.1')).json);
    const confirm = (email: string) =>
      world.confirm(held, family(1, 1), { email, caller: '203.0.113.1', proof });
    expect(problemOf(await confirm('other@example.gr'))).toMatchObject({
      status: 403,
      code: 'contact_unverified',
    });
    expect((await confirm('eleni@example.gr')).status).toBe(200);
  });

  it('accepts five wrong codes and then not even the right one', async () => {
    const { id } = v.parse(Verification, (await start('eleni@example.gr')).json);
    const right = codeIn(world.emails[0]);
    const wrong = right === '000000' ? '111111' : '000000';
    const answers = await Promise.all(Array.from({ length: 6 }, () => finish(id, wrong)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([410, 422, 422, 422, 422, 422]);
    expect(problemOf(await finish(id, right))).toMatchObject({ code: 'contact_code_expired' });
  });

  it('keeps a code valid for a quarter of an hour, then deletes the address', async () => {
    const { id } = v.parse(Verification, (await start('eleni@example.gr')).json);
    world.clock.forward(15 * 60);
    expect((await finish(id, codeIn(world.emails[0]))).status).toBe(410);
    await world.shop.service.maintain();
    const { rows } = await sql`select 1 from reservations.contact_verification`.execute(world.opened.db);
    expect(rows).toEqual([]);
  });

  it('prevents flooding a mailbox, and sending codes everywhere from one network', async () => {
    const toOne: number[] = [];
    for (let number = 0; number < 10; number += 1)
      toOne.push((await start(`filled+${number}@example.gr`, `203.0.113.${number}`)).status);
    expect(toOne.filter((status) => status === 202)).toHaveLength(8);
    expect(toOne.at(-1)).toBe(429);
    const fromOne = await Promise.all(
      Array.from({ length: 32 }, (_, number) => start(`someone${number}@example.gr`, '203.0.113.77')),
    );
    expect(fromOne.filter(({ status }) => status === 202)).toHaveLength(30);
  });

  it('sends the code to the booking’s address and reveals only part of it', async () => {
    const held = v.parse(HoldResult, (await world.hold(1, '203.0.113.2')).json);
    const refused = await world.confirm(held, family(1, 1), {
      email: 'eleni@example.gr',
      caller: '203.0.113.2',
      proof: false,
    });
    expect(refused.status).toBe(403);
    const path = `/bookings/${held.booking.reference}`;
    const card = { method: 'test', returnUrl: 'http://site.test/a', cancelUrl: 'http://site.test/b' };
    const body = {
      passengers: family(1, 1),
      vehicles: [],
      contact: { email: 'eleni@example.gr', phone: null, refused: false },
      payment: card,
    };
    // Paying needs no code.
    const token = held.accessToken;
    const paying = await world.shop.call('POST', `${path}/confirm`, {
      token,
      key: world.shop.newKey(),
      proof: false,
      body,
    });
    expect(v.parse(Booking, paying.json).state).toBe('paying');
    const choose = (proof: false | string) =>
      world.shop.call('POST', `${path}/payments`, {
        token,
        key: world.shop.newKey(),
        proof,
        body: { method: 'agency' },
      });
    expect((await choose(false)).status).toBe(403);
    const sent = await world.shop.call('POST', `${path}/contact/verifications`, { token });
    const { id, sentTo } = v.parse(Verification, sent.json);
    expect(sentTo).toBe('e•••@example.gr');
    const { proof } = v.parse(ContactProof, (await finish(id, codeIn(world.emails.at(-1)))).json);
    expect(v.parse(Booking, (await choose(proof)).json).state).toBe('confirmed');
  });
});

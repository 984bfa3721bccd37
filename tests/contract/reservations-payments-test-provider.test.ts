import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { testPayments } from '#reservations/index.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { emptyShips, online, type Shop, SITE, startShop } from '#tests/fixtures/payments.ts';
import { oneWay, PATIENT_MS, stoppedClock } from '#tests/fixtures/reservations.ts';
import { sentEmails } from '#tests/fixtures/sent-emails.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

const START = '2026-11-21T10:00:00Z';
const TRIP = 'L1-20261127.0.2';

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

onEachDatabase('D4 the test provider', ({ kind, open }) => {
  const clock = stoppedClock(START);
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Shop;

  beforeAll(async () => {
    opened = await open();
    const network = tinyNetwork({ legs: 2, seats: 2, horizonDays: 10 });
    const test = testPayments({ db: opened.db, baseUrl: 'https://site.example/api', isProduction: false });
    const payments = [test];
    shop = await startShop({
      db: opened.db,
      network,
      clock: clock.now,
      seed: `test ${kind}`,
      payments,
    });
  });
  afterAll(async () => {
    await shop.stripe.close();
    await opened.close();
  });
  beforeEach(async () => {
    clock.set(START);
    await emptyShips(opened.db);
  });

  const choice = { ...online, method: 'test' };

  it('shows on its page that nothing is charged, and does what is chosen there', async () => {
    const hold = await shop.mustHold(oneWay(TRIP));
    await shop.confirm(hold, choice);
    const id = await shop.sessionOf(hold);
    const url = (await shop.read(hold)).payment?.redirectUrl ?? '';
    expect(url).toBe(`https://site.example/api/payments/test/${id}`);
    const page = await shop.service.fetch(new Request(`http://reservations/payments/test/${id}`));
    const text = await page.text();
    expect(text).toContain('Test payment – no money is taken');
    expect(text).toContain('Δοκιμαστική πληρωμή – δεν γίνεται καμία χρέωση');
    expect(text.length).toBeLessThan(100_000);
    const form = { method: 'POST', body: new URLSearchParams({ outcome: 'decline' }) };
    const declined = await shop.service.fetch(new Request(`http://reservations/payments/test/${id}`, form));
    expect([declined.status, declined.headers.get('Location')]).toEqual([303, `${SITE}/paid`]);
    expect((await shop.read(hold)).state).toBe('held');
    const over = await shop.service.fetch(new Request(`http://reservations/payments/test/${id}`));
    expect(await over.text()).not.toContain('<form');
    clock.forward(1);
    await shop.confirm(hold, choice);
    const again = `/payments/test/${await shop.sessionOf(hold)}`;
    const paid = await shop.call('POST', again, { body: { outcome: 'pay' } });
    expect(paid.json).toEqual({ done: 'ticketed', status: 'paid' });
    expect((await shop.call('POST', again, { body: { outcome: 'cancel' } })).json).toMatchObject({
      status: 'paid',
    });
    expect(await shop.read(hold)).toMatchObject({ state: 'ticketed', payment: { method: 'test' } });
    expect((await shop.call('GET', '/payments/test/nonsense')).status).toBe(404);
    // Tickets paid by a test must not look like real ones.
    const { desk, sent: emails } = sentEmails({ db: opened.db, clock: clock.now, shop });
    await desk.deliver();
    expect(emails.at(-1)?.text).toContain('Δοκιμαστική πληρωμή – δεν γίνεται καμία χρέωση.');
  });

  it('refuses to run in production unless it is explicitly allowed', () => {
    const options = { db: opened.db, baseUrl: 'http://x', isProduction: true };
    expect(() => testPayments(options)).toThrow(/production/);
    expect(testPayments({ ...options, allowInProduction: true }).name).toBe('test');
  });
});

import { Booking, HoldResult } from '#contracts/reservations/booking.ts';
import { CancellationPreview } from '#contracts/reservations/life/cancellation.ts';
import { type Call, expectResponse, expectProblem, type Reply, require } from './probe.ts';
import type { Check } from './run.ts';
import { journeysOf, type World } from './world.ts';

const TRAVELLER = {
  surname: 'Δοκιμή',
  given: 'Συμβολαίου',
  gender: 'X',
  nationality: 'GR',
  birthDate: '1980-05-01',
};

const details = {
  passengers: [TRAVELLER],
  vehicles: [],
  contact: { email: null, phone: null, refused: true },
};

/** Holding and selling places. Every check releases what it took. */
export const bookingChecks: Check[] = [
  {
    name: 'requires an idempotency key for a hold',
    run: async (call, world) =>
      void expectProblem(await call('POST', '/holds', { body: holdOf(world) }), 400, 'invalid_request'),
  },
  {
    name: 'refuses a hold at an outdated price',
    async run(call, world, newKey) {
      const body = { ...holdOf(world), expectedTotalCents: world.quote.totalCents + 1 };
      const problem = expectProblem(
        await call('POST', '/holds', { body, key: newKey() }),
        409,
        'price_changed',
      );
      require(problem.totalCents ===
        world.quote.totalCents, 'price_changed does not contain the current price');
    },
  },
  {
    name: 'takes one place per hold, returns the same hold for the same key, and releases the place',
    async run(call, world, newKey) {
      const before = await freeOf(call, world);
      const key = newKey();
      const first = await call('POST', '/holds', { body: holdOf(world), key });
      const { booking, accessToken } = expectResponse(first, 201, HoldResult);
      const second = await call('POST', '/holds', { body: holdOf(world), key });
      require(second.text === first.text, 'the same key returned another hold');
      require((await freeOf(call, world)) === before - 1, 'one hold of one adult did not take one place');
      const other = { ...holdOf(world), locale: 'en' };
      expectProblem(await call('POST', '/holds', { body: other, key }), 409, 'idempotency_conflict');
      const path = `/bookings/${booking.reference}/hold`;
      const ended = expectResponse(await call('DELETE', path, { token: accessToken }), 200, Booking);
      require(ended.state === 'released', `a released hold is ${ended.state}`);
      expectResponse(await call('DELETE', path, { token: accessToken }), 200, Booking);
      require((await freeOf(call, world)) === before, 'the place was not released');
    },
  },
  {
    name: 'remembers which segments form a bound (`way`), and defaults to 0',
    async run(call, world, newKey) {
      for (const way of [undefined, 2]) {
        const segments = world.request.segments.map((segment) => ({ ...segment, way }));
        const hold = await call('POST', '/holds', { body: { ...holdOf(world), segments }, key: newKey() });
        const { booking, accessToken } = expectResponse(hold, 201, HoldResult);
        const path = `/bookings/${booking.reference}/hold`;
        expectResponse(await call('DELETE', path, { token: accessToken }), 200, Booking);
        const returned = booking.segments.map((segment) => segment.way);
        require(returned.every(
          (each) => each === (way ?? 0),
        ), `segments of way ${way ?? 0} have ${returned.join()}`);
      }
    },
  },
  {
    name: 'refuses unpaid places for an unconfirmed address',
    async run(call, world, newKey) {
      const hold = await call('POST', '/holds', { body: holdOf(world), key: newKey() });
      const { booking, accessToken: token } = expectResponse(hold, 201, HoldResult);
      const path = `/bookings/${booking.reference}`;
      const contact = { email: 'nobody@example.com', phone: null, refused: false };
      const body = { ...details, contact };
      const answer = await call('POST', `${path}/confirm`, { body, key: newKey(), token });
      expectProblem(answer, 403, 'contact_unverified');
      expectResponse(await call('DELETE', `${path}/hold`, { token }), 200, Booking);
    },
  },
  {
    name: 'opens a booking only with its token or a traveller’s surname',
    async run(call, world, newKey) {
      await withBooking(call, world, newKey, async ({ reference }, accessToken) => {
        const path = `/bookings/${reference}`;
        expectResponse(await call('GET', path, { token: accessToken }), 200, Booking);
        expectProblem(await call('GET', path, { token: 'somebody-elses' }), 403, 'access_denied');
        expectProblem(await call('GET', path), 403, 'access_denied');
        expectResponse(await call('GET', `${path}?surname=${encodeURIComponent('ΔΟΚΙΜΗ')}`), 200, Booking);
        expectProblem(await call('GET', '/bookings/AAAAAAB', { token: accessToken }), 404, 'not_found');
      });
    },
  },
  {
    name: 'reports the invalid field, sells once, and refunds by its rules',
    async run(call, world, newKey) {
      const before = await freeOf(call, world);
      const held = expectResponse(
        await call('POST', '/holds', { body: holdOf(world), key: newKey() }),
        201,
        HoldResult,
      );
      const confirm = `/operator/bookings/${held.booking.reference}/confirm`;
      const token = world.operatorToken;
      const child = {
        ...details,
        passengers: [{ ...TRAVELLER, birthDate: `${world.date.slice(0, 4)}-01-01` }],
      };
      const wrong = expectProblem(
        await call('POST', confirm, { body: child, key: newKey(), token }),
        422,
        'rule_violation',
      );
      require(wrong.errors?.some(({ field }) => field === 'passengers.0.birthDate') ??
        false, 'the birth date of a child booked as an adult is not reported');
      const key = newKey();
      const sold = await call('POST', confirm, { body: details, key, token });
      expectResponse(sold, 200, Booking);
      const again = await call('POST', confirm, { body: details, key, token });
      require(again.text === sold.text, 'the same confirmation returned two responses');
      await cancel(call, held.booking.reference, held.accessToken, newKey);
      require((await freeOf(call, world)) === before, 'the places of a cancelled booking were not released');
    },
  },
];

function holdOf({ request, quote }: World) {
  return { ...request, expectedTotalCents: quote.totalCents, locale: 'el' };
}

async function freeOf(call: Call, { from, to, date, journey }: World): Promise<number> {
  const same = (await journeysOf(call, from, to, date)).find(({ id }) => id === journey.id);
  return same?.classes.find((each) => each.class === 'ECO')?.free ?? 0;
}

async function withBooking(
  call: Call,
  world: World,
  newKey: () => string,
  use: (booking: { reference: string }, accessToken: string) => Promise<void>,
): Promise<void> {
  const held = expectResponse(
    await call('POST', '/holds', { body: holdOf(world), key: newKey() }),
    201,
    HoldResult,
  );
  const { reference } = held.booking;
  const path = `/operator/bookings/${reference}/confirm`;
  expectResponse(
    await call('POST', path, { body: details, key: newKey(), token: world.operatorToken }),
    200,
    Booking,
  );
  await use(held.booking, held.accessToken);
  await cancel(call, reference, held.accessToken, newKey);
}

async function cancel(call: Call, reference: string, token: string, newKey: () => string): Promise<void> {
  const path = `/bookings/${reference}/cancellation`;
  const preview = expectResponse(await call('GET', path, { token }), 200, CancellationPreview);
  const body = { expectedRefundCents: preview.refundCents };
  const reply: Reply = await call('POST', path, { body, key: newKey(), token });
  const cancelled = expectResponse(reply, 200, Booking);
  require(cancelled.state === 'cancelled', `a cancelled booking is ${cancelled.state}`);
}

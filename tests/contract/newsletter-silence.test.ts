import type { Kysely, KyselyPlugin } from 'kysely';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDesk, type Desk } from '#desk/index.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import {
  type NewsletterDesk,
  openNewsletterDesk,
  quiet,
  SITE,
  START,
} from '#tests/fixtures/newsletter-desk.ts';

const MINUTE = 60_000;
const ROUNDS = 60;
/**
 * How far the median for one kind of address may deviate from that of all: half of it and a millisecond. Responses take some
 * milliseconds and the kinds alternate, so any other load affects them all alike. Writing an email,
 * or one more statement, would cost far more than this for one kind alone.
 */
const BOUND = { share: 0.5, ms: 1 };

type Kind = 'unknown' | 'pending' | 'confirmed' | 'unsubscribed' | 'undeliverable';
const KINDS: readonly Kind[] = ['unknown', 'pending', 'confirmed', 'unsubscribed', 'undeliverable'];

onPostgres('G3 whether an address is known', ({ open }) => {
  let world: NewsletterDesk;
  let desk: Desk;
  const statements: string[] = [];
  let now = new Date(START.getTime() + 120 * MINUTE);

  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };

  beforeAll(async () => {
    world = await openNewsletterDesk(open);
    await world.call('POST', '/newsletter', { body: { email: 'pending@example.com', locale: 'en' } });
    for (const kind of ['confirmed', 'unsubscribed', 'undeliverable'])
      await world.subscribe(`${kind}@example.com`);
    for (const state of ['unsubscribed', 'undeliverable'] as const)
      await world.db
        .updateTable('desk.subscriber')
        .set({ state })
        .where('email', '=', `${state}@example.com`)
        .execute();
    const db: Kysely<unknown> = world.opened.db.withPlugin(counting);
    desk = createDesk({
      db,
      clock: () => now,
      ids: () => randomBytes(18).toString('base64url'),
      log: quiet,
      mail: null,
      mailTo: 'desk@meltemi.example',
      siteUrl: SITE,
      whoIs: async () => null,
    });
  });
  afterAll(async () => {
    await desk.close();
    await world.close();
  });

  const addressOf = (kind: Kind) =>
    kind === 'unknown' ? `${randomBytes(6).toString('hex')}@example.com` : `${kind}@example.com`;

  async function signUp(kind: Kind) {
    now = new Date(now.getTime() + MINUTE);
    statements.length = 0;
    const request = new Request('http://desk/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': randomBytes(8).toString('hex') },
      body: JSON.stringify({ email: addressOf(kind), locale: 'en' }),
    });
    const started = performance.now();
    const answer = await desk.fetch(request);
    const { id, ...said } = await answer.json();
    const ms = performance.now() - started;
    const headers = Object.fromEntries(answer.headers);
    return { ms, seen: { status: answer.status, headers, said, id: typeof id, length: String(id).length } };
  }

  it('shows neither in status, text and headers nor in the database queries', async () => {
    const seen: object[] = [];
    const queryCounts: number[] = [];
    for (const kind of KINDS) {
      const { seen: answer } = await signUp(kind);
      seen.push({ ...answer, statements: [...statements] });
      queryCounts.push(answer.status === 200 ? statements.length : 0);
    }
    expect(queryCounts).toEqual(KINDS.map(() => 2));
    expect(seen).toEqual(KINDS.map(() => seen[0]));
  });

  it("doesn't show in the response time", async () => {
    const times: Record<Kind, number[]> = {
      unknown: [],
      pending: [],
      confirmed: [],
      unsubscribed: [],
      undeliverable: [],
    };
    for (const kind of KINDS) await signUp(kind);
    for (let round = 0; round < ROUNDS; round += 1)
      // Each round starts with another kind: the first one may pay for occasional work of the database.
      for (let turn = 0; turn < KINDS.length; turn += 1) {
        const kind = KINDS[(turn + round) % KINDS.length] ?? 'unknown';
        times[kind].push((await signUp(kind)).ms);
      }
    const all = median(Object.values(times).flat());
    for (const kind of KINDS)
      expect(Math.abs(median(times[kind]) - all), kind).toBeLessThan(all * BOUND.share + BOUND.ms);
  });
});

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

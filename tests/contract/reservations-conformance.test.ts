import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, callerOf, type Reply } from '#reservations/conformance/probe.ts';
import { runConformance } from '#reservations/conformance/run.ts';
import { onPostgres, type OpenDatabase } from '#tests/fixtures/databases.ts';
import {
  inventory,
  type Service,
  startService,
  stoppedClock,
  testSecrets,
} from '#tests/fixtures/reservations.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

onPostgres('D2 the conformance kit', ({ kind, open }) => {
  let opened: OpenDatabase;
  let shop: Service;
  const clock = stoppedClock('2026-11-21T10:00:00Z');

  beforeAll(async () => {
    opened = await open();
    const seed = `conformance ${kind}`;
    shop = await startService({ db: opened.db, network: tinyNetwork({ legs: 3 }), clock: clock.now, seed });
  });
  afterAll(() => opened.close());

  const ours = callerOf('http://operator', (url, init) => shop.service.fetch(new Request(url, init)));
  const breachesOf = async (call: Call) => {
    const outcomes = await runConformance(call, testSecrets.operatorToken, shop.newKey, () => {});
    return outcomes.flatMap(({ name, breach }) => (breach === null ? [] : [`${name}: ${breach}`]));
  };

  it('finds nothing wrong with our own service and leaves its places as they were', async () => {
    const before = await inventory(opened.db);
    expect(await breachesOf(ours)).toEqual([]);
    expect(await inventory(opened.db)).toEqual(before);
  });

  describe('reports which requirement a system violates:', () => {
    const faults: [string, (reply: Reply, path: string, method: string) => Reply, RegExp][] = [
      [
        'a search that hides the port dues',
        (reply, path) =>
          path === '/search' ? { ...reply, json: JSON.parse(reply.text.replaceAll('1100', '1000')) } : reply,
        /the same price in the search and in the quote: the search has 1000 cents, the quote 1100/,
      ],
      [
        'refusals as plain JSON',
        (reply) => (reply.status >= 400 ? { ...reply, type: 'application/json' } : reply),
        /problem document: refuses with application\/json/,
      ],
      [
        'one language for everybody',
        (reply) => ({ ...reply, json: JSON.parse(reply.text.replaceAll(/[α-ωά-ώ]/g, 'a')) }),
        /the Greek title of a problem is not Greek/,
      ],
      [
        'an answer without a required member',
        (reply, path) => (path === '/network' ? { ...reply, json: { ports: [] } } : reply),
        /sells a direct journey: the response has an invalid/,
      ],
    ];
    it.each(faults)('%s', async (_, spoil, expected) => {
      const spoilt: Call = async (method, path, given) =>
        spoil(await ours(method, path, given), path, method);
      expect((await breachesOf(spoilt)).join('\n')).toMatch(expected);
    });

    it('a system that makes a second hold for the same key', async () => {
      const forgetful: Call = (method, path, given) =>
        ours(method, path, given?.key ? { ...given, key: shop.newKey() } : given);
      expect((await breachesOf(forgetful)).join('\n')).toMatch(/same key returned another hold/);
    });

    it('a system that opens a booking to everybody', async () => {
      const open = new Map<string, string>();
      const careless: Call = async (method, path, given = {}) => {
        const reply = await ours(method, path, given);
        if (given.token && reply.status === 200 && method === 'GET') open.set(path, given.token);
        const token = open.get(path);
        return reply.status === 403 && token ? ours(method, path, { token }) : reply;
      };
      expect((await breachesOf(careless)).join('\n')).toMatch(/opens a booking only with its token/);
    });
  });
});

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startNetwork } from '#tests/fixtures/edge-site/network.ts';
import { brokenGuarantees, enforcesHttps } from '#tests/fixtures/guarantees.ts';
import { functionSizes } from '#tests/fixtures/vercel/functions.ts';
import { serveOutput } from '#tests/fixtures/vercel/serve-output.ts';

/*
 * The output of `vercel build`, run by its own format (docs/platforms.md). By name only: the build takes minutes and needs the
 * platform's program. VERCEL_PROJECT is the folder with the output (default: here), BACKEND_URL a running backend with this
 * EDGE_SECRET.
 */

const {
  VERCEL_PROJECT: project = process.cwd(),
  BACKEND_URL = 'http://127.0.0.1:4000',
  EDGE_SECRET,
} = process.env;
/** Sign-ups of one visitor in ten minutes (`desk/newsletter/routes.ts`). */
const MOST_SIGN_UPS = 10;

let network: Awaited<ReturnType<typeof startNetwork>>;
let site: Awaited<ReturnType<typeof serveOutput>>;
beforeAll(async () => {
  network = await startNetwork(BACKEND_URL);
  site = await serveOutput(project, {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    VERCEL: '1',
    BACKEND_URL: network.url,
    EDGE_SECRET,
    SITE_URL: 'https://www.example.gr',
    DATA_DIR: '/tmp/meltemi-vercel',
    TRUST_PROXY: '1',
  });
});
afterAll(async () => {
  await site.stop();
  await network.stop();
});

it('keeps every promise of the framework', async () => {
  expect(await brokenGuarantees(site.url, 'Vercel')).toEqual([]);
  expect(await enforcesHttps(site.url)).toBe(true);
});

it('consists of small functions', () => {
  const sizes = functionSizes(project);
  expect(sizes.length).toBeGreaterThan(2);
  expect(Math.max(...sizes)).toBeLessThan(40_000_000);
});

// Otherwise each visitor would have a function draw each picture.
it('lets the platform keep pictures', async () => {
  const home = await (await fetch(`${site.url}/en`)).text();
  const [, picture = ''] = /"(\/image\/[^" ]+)/.exec(home) ?? [];
  const { status, headers } = await fetch(`${site.url}${picture}`);
  expect([status, headers.get('vercel-cdn-cache-control')]).toEqual([200, 'max-age=31536000']);
});

// The network between platform and backend replaces the visitor's address by its own, so this needs the secret.
it('counts the visitor that the platform names', async () => {
  const signUp = async (visitor: string, written: string) => {
    const answer = await fetch(`${site.url}/api/newsletter`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-test-visitor': visitor,
        'x-edge-visitor': written,
        'x-forwarded-for': written,
      },
      body: JSON.stringify({ email: 'nobody', locale: 'en' }),
    });
    await answer.text();
    return answer.status;
  };
  const household = `2001:db8:${randomBytes(2).toString('hex')}`;
  for (let count = 0; count < MOST_SIGN_UPS; count += 1)
    expect(await signUp(`${household}:1::1`, `192.0.2.${count}`)).toBe(422);
  expect(await signUp(`${household}:1::2`, '192.0.2.99')).toBe(429);
  expect(await signUp(`${household}:2::1`, '192.0.2.99')).toBe(422);
});

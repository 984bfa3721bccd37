import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openHostedHosts } from '#tests/fixtures/hosted-hosts.ts';

const API = 'abc12345.api.sanity.io';
const CDN = 'abc12345.apicdn.sanity.io';

let hosts: Awaited<ReturnType<typeof openHostedHosts>>;
let leave: () => void;
let readHome: () => Promise<unknown>;
const requests: string[] = [];
let answers: Record<string, () => Response> = {};

beforeAll(async () => {
  hosts = await openHostedHosts(async (request) => {
    const { host } = new URL(request.url);
    requests.push(`${host} ${request.headers.get('authorization')}`);
    return answers[host]?.() ?? Response.json({ message: 'Unavailable' }, { status: 503 });
  });
  leave = hosts.enter();
  const variables = {
    ...hosts.env,
    NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc12345',
    SANITY_API_READ_TOKEN: 'skReader',
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  // Reads the proxy when it is loaded.
  const { readPublished } = await import('#lib/content/fetch-content.server.ts');
  readHome = () => readPublished('home', '*[0]');
});
beforeEach(() => {
  requests.splice(0);
  answers = {};
});
afterAll(async () => {
  expect(hosts.strangers).toEqual([]);
  vi.unstubAllEnvs();
  leave();
  await hosts.close();
});

// Without a token a private data set was a site of 404s.
it('reads a hosted project with the site’s token, from the API, which is never older than a publish', async () => {
  answers = { [API]: () => Response.json({ result: 7 }) };
  expect(await readHome()).toBe(7);
  expect(requests).toEqual([`${API} Bearer skReader`]);
});

it.each([503, 429])('reads from the CDN when the API answers %i', async (status) => {
  answers = {
    [API]: () => Response.json({ message: 'Not now' }, { status }),
    [CDN]: () => Response.json({ result: 'older' }),
  };
  expect(await readHome()).toBe('older');
  expect(requests.at(-1)).toBe(`${CDN} Bearer skReader`);
});

it('fails when the token is refused, so that kept pages stay', async () => {
  answers = {
    [API]: () => Response.json({ statusCode: 401, message: 'Session not found' }, { status: 401 }),
    [CDN]: () => Response.json({ result: null }),
  };
  await expect(readHome()).rejects.toThrow();
  expect(requests).toEqual([`${API} Bearer skReader`]);
});

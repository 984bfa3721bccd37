import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPublished } from '#lib/content/fetch-content.server.ts';

const requests: (string | undefined)[] = [];
let isRevoked = false;
const backend = createServer((request, response) => {
  const { authorization } = request.headers;
  requests.push(authorization);
  const isRefused = isRevoked && authorization !== undefined;
  response.writeHead(isRefused ? 401 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(isRefused ? { statusCode: 401, error: 'Unauthorized' } : { result: 7 }));
});

beforeEach(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const address = backend.address();
  vi.stubEnv('BACKEND_URL', `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
  vi.stubEnv('SANITY_API_READ_TOKEN', 'tok_of-the-site');
});
afterEach(() => {
  vi.unstubAllEnvs();
  backend.close();
  backend.closeAllConnections();
});

// The pages' queries waited in the same queue as anonymous ones.
it('sends the site’s token, and reads anonymously once that is revoked', async () => {
  expect(await readPublished('home', '*[0]')).toBe(7);
  isRevoked = true;
  expect(await readPublished('home', '*[0]')).toBe(7);
  expect(await readPublished('home', '*[0]')).toBe(7);
  expect(requests).toEqual(['Bearer tok_of-the-site', 'Bearer tok_of-the-site', undefined, undefined]);
});

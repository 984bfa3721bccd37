import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchOriginal } from '#lib/picture/original.server.ts';

const requests: string[] = [];
let status = 200;

beforeEach(() => {
  vi.stubEnv('NEXT_PUBLIC_SANITY_PROJECT_ID', 'abc12345');
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return new Response(status === 200 ? address : null, { status });
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  requests.splice(0);
  status = 200;
});

const of = (name: string) => `/images/abc12345/production/${name}.webp`;
const textOf = async (name: string) => new TextDecoder().decode((await fetchOriginal(of(name))) ?? undefined);

// Each of a picture's nine widths downloaded the original again.
it('downloads the original of a hosted picture once for its widths, and keeps the last three', async () => {
  const address = `https://cdn.sanity.io${of('kos')}`;
  expect(await Promise.all([textOf('kos'), textOf('kos'), textOf('kos')])).toEqual([
    address,
    address,
    address,
  ]);
  for (const name of ['leros', 'patmos', 'symi']) await textOf(name);
  expect(requests).toHaveLength(4);
  await textOf('kos');
  expect(requests).toHaveLength(5);
});

it('tries again after a failure, and asks for nothing of another project', async () => {
  status = 503;
  await expect(fetchOriginal(of('tilos'))).rejects.toThrow('503');
  status = 200;
  expect(await textOf('tilos')).toContain('tilos');
  expect(await fetchOriginal('/images/zzz99999/production/a.webp')).toBeNull();
  expect(requests).toHaveLength(2);
});

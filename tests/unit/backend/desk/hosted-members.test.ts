import { afterEach, expect, it, vi } from 'vitest';
import { createHostedMembers } from '#backend/desk/hosted-members.ts';

afterEach(() => void vi.unstubAllGlobals());

/** The hosted service at the network's edge: answers with what `respond` returns and counts the requests. */
function service(respond: (token: string) => Response) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('authorization') ?? '';
    requests.push(`${address} ${token}`);
    return respond(token);
  });
  let time = 0;
  const who = createHostedMembers({ project: 'abc12345', now: () => time });
  return { requests, who, wait: (ms: number) => (time += ms) };
}

// Each call to the desk asked the hosted project, a dozen times for one page of the inbox.
it('asks once for the calls of half a minute', async () => {
  const { requests, who, wait } = service(() => Response.json({ id: 'p1' }));
  expect(await Promise.all([who('Bearer a'), who('Bearer a'), who('Bearer a')])).toEqual(
    Array.from({ length: 3 }, () => ({ id: 'p1' })),
  );
  wait(29_000);
  await who('Bearer a');
  expect(requests).toEqual(['https://abc12345.api.sanity.io/v2021-06-07/users/me Bearer a']);
  wait(2_000);
  await who('Bearer a');
  expect(requests).toHaveLength(2);
});

it('keeps tokens apart, and remembers a limited number', async () => {
  const { requests, who } = service((token) => Response.json({ id: token }));
  for (let number = 0; number <= 500; number++) await who(`Bearer ${number}`);
  expect(await who('Bearer 500')).toEqual({ id: 'Bearer 500' });
  expect(requests).toHaveLength(501);
  expect(await who('Bearer 0')).toEqual({ id: 'Bearer 0' });
  expect(requests).toHaveLength(502);
});

it.each([401, 403])('remembers that a token is not accepted (%i)', async (status) => {
  const { requests, who } = service(() => new Response(null, { status }));
  expect(await who('Bearer a')).toBeNull();
  expect(await who('Bearer a')).toBeNull();
  expect(requests).toHaveLength(1);
});

// A failing service looked like a session that had ended: staff were asked to sign in again.
it('fails when the service does, and asks again at the next call', async () => {
  let status = 503;
  const { who } = service(() => Response.json({ id: 'p1' }, { status }));
  await expect(who('Bearer a')).rejects.toThrow('503');
  status = 200;
  expect(await who('Bearer a')).toEqual({ id: 'p1' });
});

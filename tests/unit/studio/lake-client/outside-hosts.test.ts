import { describe, expect, it } from 'vitest';
import { insideFetch } from '#studio/lake-client/outside-hosts.ts';

// In every editor's browser the Studio checked its vendor's hosts for newer versions and sent them error reports.
describe('outside requests of the Studio', () => {
  const requests: string[] = [];
  const fetch = (input: RequestInfo | URL) => {
    requests.push(input instanceof Request ? input.url : String(input));
    return Promise.resolve(new Response('from the network'));
  };
  const ask = async (address: string, hosted: string | null = null) => {
    requests.length = 0;
    const answer = await insideFetch(fetch, hosted, '6.16.0')(address);
    return { left: requests.length > 0, status: answer.status, text: await answer.text() };
  };

  it('answers version checks with the running version', async () => {
    const answer = await ask('https://sanity-cdn.com/v1/modules/sanity/latest/^6.16.0/t1790000000');
    expect(answer).toEqual({
      left: false,
      status: 200,
      text: JSON.stringify({ latest: '6.16.0', packageVersion: '6.16.0' }),
    });
  });

  it.each([
    'https://api.sanity.io/vX/intake/tracing',
    'https://api.sanity.io/vX/intake/feedback',
    'https://other.api.sanity.io/v1/users/me',
  ])('blocks %s', async (address) => {
    expect(await ask(address, 'mine')).toMatchObject({ left: false, status: 404 });
  });

  it.each([
    ['https://www.meltemi.example/lake/v1/users/me', null],
    ['https://mine.api.sanity.io/v1/users/me', 'mine'],
    ['https://cdn.sanity.io/images/mine/production/a.jpg', 'mine'],
    ['https://notsanity.io/', null],
  ])('allows %s', async (address, hosted) => {
    expect(await ask(address, hosted)).toMatchObject({ left: true, text: 'from the network' });
  });
});

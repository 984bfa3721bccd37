import { expect, inject, it, vi } from 'vitest';

const { worker } = inject('edgeSite');

it.each(['/', '/en', '/en/itineraries', '/destinations/symi', '/en/news'])(
  'sends %s without its flight data, and answers the data at its own address',
  async (path) => {
    // A page that expired in between is rendered anew, and its data with it.
    const answer = await vi.waitFor(
      async () => {
        const html = await (await fetch(`${worker}${path}`)).text();
        expect(html).not.toContain('__next_f.push');
        const [address = ''] = /\/_flight\/[^"]+/.exec(html) ?? [];
        expect(address.replace(/^\/_flight\/[\w-]{22}/, '')).toBe(path);
        const data = await fetch(`${worker}${address}`);
        expect([data.status, data.headers.get('content-type')]).toEqual([200, 'text/x-component']);
        return data;
      },
      { timeout: 20_000, interval: 1_000 },
    );
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.text()).toMatch(/^\d+:|^:/);
  },
);

it('refuses the data of another rendering', async () => {
  const answer = await fetch(`${worker}/_flight/${'A'.repeat(22)}/en/contact`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([409, 'no-store']);
});

it('names the rules for opening links ahead, and has them', async () => {
  const page = await fetch(`${worker}/en/news`);
  const [, path = ''] = /^"(\/[^"]+)"$/.exec(page.headers.get('speculation-rules') ?? '') ?? [];
  const rules = await fetch(`${worker}${path}`);
  expect([rules.status, rules.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('application/speculationrules+json'),
  ]);
  expect(await rules.json()).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] });
});

import { describe, expect, it } from 'vitest';
import { createPatientFetch, PATIENCE_MS } from '#studio/lake-client/patient-fetch.ts';

/** A network that fails this many times before it answers, and a clock that advances by the pauses. */
function network(failures: number, error: Error = new TypeError('Failed to fetch')) {
  let now = 0;
  let calls = 0;
  const fetch = createPatientFetch({
    fetch: async () => {
      calls += 1;
      if (calls <= failures) throw error;
      return new Response('there');
    },
    now: () => now,
    pause: async (milliseconds) => {
      now += milliseconds;
    },
  });
  return { fetch, calls: () => calls, now: () => now };
}

describe('B3 working without a network', () => {
  it('answers when the network is back', async () => {
    const { fetch, calls } = network(40);
    expect(await (await fetch('/lake/v1/data/query')).text()).toBe('there');
    expect(calls()).toBe(41);
  });

  it('gives up eventually', async () => {
    const { fetch, now } = network(Infinity);
    await expect(fetch('/lake/v1/data/query')).rejects.toThrow('Failed to fetch');
    expect(now()).toBe(PATIENCE_MS);
  });

  it('repeats a write with a transaction id, and no other', async () => {
    const named = network(3);
    const body = JSON.stringify({ actions: [], transactionId: 'tx-1' });
    await named.fetch('/lake/v1/data/actions/production', { method: 'POST', body });
    expect(named.calls()).toBe(4);
    for (const [url, init] of [
      ['/lake/v1/data/actions/production', { method: 'POST', body: '{"actions":[]}' }],
      ['/lake/v1/assets/images/production', { method: 'POST', body }],
    ] as const) {
      const { fetch, calls } = network(1);
      await expect(fetch(url, init)).rejects.toThrow('Failed to fetch');
      expect(calls()).toBe(1);
    }
  });

  it('stops when the request is aborted', async () => {
    const { fetch, calls } = network(1, new DOMException('gone', 'AbortError'));
    await expect(fetch('/lake/v1/data/query')).rejects.toThrow('gone');
    const aborted = network(1);
    await expect(aborted.fetch('/lake', { signal: AbortSignal.abort() })).rejects.toThrow('Failed to fetch');
    expect([calls(), aborted.calls()]).toEqual([1, 1]);
  });
});

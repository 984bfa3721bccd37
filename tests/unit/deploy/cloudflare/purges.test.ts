import { describe, expect, it } from 'vitest';
import { createPurges, LEASE_MS, readPurges } from '../../../../deploy/cloudflare/worker/purges.ts';

/** Rows as OpenNext writes them: tag with the build, last purge, since when stale, from when expired. */
type Row = [string, number, number | null, number | null];

function start(rows: Row[] = []) {
  let time = 1_000_000;
  const reads: number[] = [];
  const background: Promise<void>[] = [];
  let isDown = false;
  const purges = createPurges({
    build: 'b1',
    now: () => time,
    read: async (since) => {
      reads.push(since);
      if (isDown) throw new Error('D1 is away');
      return rows.filter(([, at]) => at >= since);
    },
  });
  return {
    purges,
    reads,
    rows,
    background,
    ready: () => purges.ready((work) => void background.push(work)),
    pass: (ms: number) => void (time += ms),
    fail: () => void (isDown = true),
  };
}

describe('the purges that an isolate knows', () => {
  it('are those of the tags of a page, since it was made', async () => {
    const { purges, ready } = start([
      ['b1/shown:page', 900_000, 900_000, 900_000],
      ['b1/mentioned:page', 900_000, 900_000, 9_000_000],
      ['b1/by-path', 900_000, 900_000, null],
    ]);
    await ready();
    expect(purges.freshnessOf(['shown:page'], 800_000)).toBe('expired');
    expect(purges.freshnessOf(['shown:page'], 900_001)).toBe('fresh');
    expect(purges.freshnessOf(['mentioned:page'], 800_000)).toBe('stale');
    expect(purges.freshnessOf(['mentioned:page', 'shown:page'], 800_000)).toBe('expired');
    expect(purges.freshnessOf(['by-path'], 800_000)).toBe('expired');
    expect(purges.freshnessOf(['other'], 0)).toBe('fresh');
  });

  it('are read again only when the lease ends, and only the newest', async () => {
    const { purges, ready, reads, rows, pass } = start([['b1/a', 900_000, 900_000, 900_000]]);
    await ready();
    await ready();
    expect(reads).toEqual([0]);
    rows.push(['b1/b', 1_000_010, 1_000_010, 1_000_010]);
    pass(LEASE_MS);
    await ready();
    expect(reads).toEqual([0, 840_000]);
    expect(purges.freshnessOf(['b'], 1_000_000)).toBe('expired');
  });

  it('are read in the background in the second half of the lease, once', async () => {
    const { ready, reads, background, pass } = start();
    await ready();
    pass(LEASE_MS * 0.6);
    await Promise.all([ready(), ready()]);
    expect([reads.length, background.length]).toEqual([2, 1]);
    await Promise.all(background);
    pass(LEASE_MS * 0.6);
    await ready();
    expect(reads).toHaveLength(3);
  });

  it('stay as they are while they can’t be read', async () => {
    const { purges, ready, pass, fail } = start([['b1/a', 900_000, 900_000, 900_000]]);
    await ready();
    fail();
    pass(LEASE_MS);
    await ready();
    expect(purges.freshnessOf(['a'], 800_000)).toBe('expired');
    expect(purges.freshnessOf(['b'], 800_000)).toBe('fresh');
  });
});

it('reads the rows of one build', async () => {
  const bound: unknown[] = [];
  const prepare = () => ({
    bind: (...values: unknown[]) => (bound.push(...values), { raw: async () => [] }),
  });
  await readPurges({ prepare }, 'b1')(5);
  expect(bound).toEqual(['b1/', 'b10', 5]);
});

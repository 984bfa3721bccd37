import { expect, it } from 'vitest';
import { createMemoryBuckets } from '#foundation/limits/memory-buckets.ts';

it('remembers current callers, however many called before', async () => {
  let ms = 0;
  const buckets = createMemoryBuckets({ clock: () => new Date(ms) });
  const rule = { name: 'calls', most: 1, seconds: 3_600, fill: 'whole' } as const;
  await buckets.take(rule, 'first');
  for (let n = 0; n < 20_000; n += 1) {
    ms += 1;
    await buckets.take(rule, `other ${n}`);
  }
  expect(await buckets.take(rule, 'other 19999')).toBeGreaterThan(0);
  expect(await buckets.take(rule, 'first')).toBe(0);
});

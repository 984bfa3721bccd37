import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBatches } from '#server/kept-sailings/batches.ts';

const PATIENCE_MS = 1_000;

/** Work that ends when it's told to, and counts how often it has begun. */
function workToEnd() {
  const begun: { end(result: string): void; fail(): void }[] = [];
  const work = () => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    begun.push({ end: resolve, fail: () => reject(new Error('broken')) });
    return promise;
  };
  return { begun, work };
}

/** Lets everything happen that waits for nothing else. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('begins at once, and again with all who came meanwhile', async () => {
  const batches = createBatches<string>(PATIENCE_MS);
  const { begun, work } = workToEnd();
  const first = batches.join('page', work);
  const others = [batches.join('page', work), batches.join('page', work)];
  await settle();
  expect(begun).toHaveLength(1);
  begun[0]?.end('old');
  expect(await first).toBe('old');
  await settle();
  expect(begun).toHaveLength(2);
  // Too late for the second one.
  const last = batches.join('page', work);
  begun[1]?.end('new');
  expect(await Promise.all(others)).toEqual(['new', 'new']);
  await settle();
  begun[2]?.end('newest');
  expect(await last).toBe('newest');
});

it('doesn’t make one page wait for another', async () => {
  const batches = createBatches<string>(PATIENCE_MS);
  const { begun, work } = workToEnd();
  void batches.join('one', work);
  void batches.join('other', work);
  await settle();
  expect(begun).toHaveLength(2);
});

it('goes on after work that failed, whose own callers alone learn of it', async () => {
  const batches = createBatches<string>(PATIENCE_MS);
  const { begun, work } = workToEnd();
  const first = batches.join('page', work);
  const second = batches.join('page', work);
  begun[0]?.fail();
  await expect(first).rejects.toThrow('broken');
  await settle();
  begun[1]?.end('fine');
  expect(await second).toBe('fine');
});

it('waits for work that hangs only so long', async () => {
  const batches = createBatches<string>(PATIENCE_MS);
  const { begun, work } = workToEnd();
  void batches.join('page', work);
  const second = batches.join('page', work);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(begun).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  begun[1]?.end('fine');
  expect(await second).toBe('fine');
});

it('remembers nothing of what is over', async () => {
  const batches = createBatches<string>(PATIENCE_MS);
  const { begun, work } = workToEnd();
  const all = [batches.join('page', work), batches.join('page', work), batches.join('other', work)];
  expect(batches.size()).toBe(2);
  begun[0]?.end('done');
  begun[1]?.end('done');
  await settle();
  begun[2]?.end('done');
  await Promise.all(all);
  await settle();
  expect([batches.size(), vi.getTimerCount()]).toEqual([0, 0]);
});

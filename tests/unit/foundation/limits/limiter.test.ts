import { describe, expect, it } from 'vitest';
import { createLimiter } from '#foundation/limits/limiter.ts';
import { TooBusy } from '#foundation/limits/too-busy.ts';

/** A task that ends when the test ends it. */
function openTask(started: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const task = () => {
    started.push(name);
    return promise;
  };
  return { task, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

describe('a limiter', () => {
  it('runs as many tasks at a time as it may, and the others in the order of their calls', async () => {
    const limiter = createLimiter({ atOnce: 2 });
    const started: string[] = [];
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => openTask(started, name));
    if (!a || !b || !c || !d) throw new Error('no tasks');
    const results = [a, b, c, d].map(({ task }) => limiter.run(task));
    expect(started).toEqual(['a', 'b']);
    b.end();
    expect(await results[1]).toBe('b');
    await expect.poll(() => started).toEqual(['a', 'b', 'c']);
    a.end();
    await expect.poll(() => started).toEqual(['a', 'b', 'c', 'd']);
    c.end();
    d.end();
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('refuses a task when too many wait', async () => {
    const limiter = createLimiter({ atOnce: 1, waiting: 1 });
    const started: string[] = [];
    const first = openTask(started, 'first');
    const running = limiter.run(first.task);
    const waiting = limiter.run(async () => void started.push('second'));
    await expect(limiter.run(async () => 'third')).rejects.toBeInstanceOf(TooBusy);
    expect(started).toEqual(['first']);
    first.end();
    await Promise.all([running, waiting]);
    expect(started).toEqual(['first', 'second']);
  });

  it('starts the next task after one that failed', async () => {
    const limiter = createLimiter({ atOnce: 1 });
    const started: string[] = [];
    const first = openTask(started, 'first');
    const failed = limiter.run(first.task);
    const next = limiter.run(async () => 'next');
    first.fail();
    await expect(failed).rejects.toThrow('first');
    expect(await next).toBe('next');
    expect(await limiter.run(async () => 'free again')).toBe('free again');
  });

  it('keeps a free slot for the task that waited longest', async () => {
    const limiter = createLimiter({ atOnce: 1 });
    const started: string[] = [];
    const first = openTask(started, 'first');
    const running = limiter.run(first.task);
    const waiting = limiter.run(async () => void started.push('waiting'));
    first.end();
    const newcomer = running.then(() => limiter.run(async () => void started.push('newcomer')));
    await Promise.all([waiting, newcomer]);
    expect(started).toEqual(['first', 'waiting', 'newcomer']);
  });
});

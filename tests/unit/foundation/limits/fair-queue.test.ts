import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFairRunner, FairQueue } from '#foundation/limits/fair-queue.ts';
import { TooBusy } from '#foundation/limits/too-busy.ts';

describe('the queue', () => {
  it('serves callers in turns, not in order of arrival', () => {
    const queue = new FairQueue<string>({ perCaller: 3, total: 5 });
    for (const item of ['a1', 'a2', 'a3']) queue.push('a', item);
    queue.push('b', 'b1');
    expect(queue.room('a')).toBe('caller full');
    expect(queue.room('b')).toBe('yes');
    queue.push('c', 'c1');
    expect(queue.room('b')).toBe('full');
    queue.remove('c', 'c1');
    queue.remove('c', 'never there');
    expect(Array.from({ length: 5 }, () => queue.shift()?.item)).toEqual(['a1', 'b1', 'a2', 'a3', undefined]);
    expect(queue.size).toBe(0);
  });

  it('skips a caller who may not run now, and removes from the one with the most items when it is full', () => {
    const queue = new FairQueue<string>({ perCaller: 3, total: 4 });
    for (const item of ['a1', 'a2', 'a3']) queue.push('a', item);
    queue.push('b', 'b1');
    expect(queue.shift((caller) => caller !== 'a')).toEqual({ caller: 'b', item: 'b1' });
    expect(queue.shift((caller) => caller !== 'a')).toBeUndefined();
    queue.push('b', 'b2');
    expect(queue.takeFromLongest('a')).toBeUndefined();
    expect(queue.takeFromLongest('c')).toBe('a3');
    expect(queue.takeFromLongest('b')).toBeUndefined();
    expect(queue.size).toBe(3);
  });
});

/** Work that the test finishes; `started` records the order. */
function workshop(limits = { atOnce: 2, waitingPerCaller: 3, waiting: 8 }) {
  const queue = createFairRunner<string>(limits);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    ask: (caller: string, key: string) =>
      queue.run(caller, key, () => {
        started.push(key);
        return new Promise((resolve) => ends.set(key, () => resolve(`made ${key}`)));
      }),
    async end(key: string) {
      ends.get(key)?.();
      await settled();
    },
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

/* Seventy connections of one caller requesting crops delayed everybody's pictures, or caused a 503 for them. */
describe('fair turns', () => {
  it('serves a visitor before another caller’s earlier requests', async () => {
    const { ask, end, started } = workshop();
    for (const key of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask('greedy', key);
    const picture = ask('visitor', 'v1');
    await settled();
    expect(started).toEqual(['a1', 'a2']);
    await end('a1');
    await end('a2');
    expect(started.slice(2)).toEqual(['a3', 'v1']);
    await end('v1');
    expect(await picture).toBe('made v1');
  });

  it('refuses a caller’s requests beyond its share, and nobody else’s', async () => {
    const { ask } = workshop();
    const pictures = Array.from({ length: 10 }, (_, number) => ask('greedy', `a${number}`));
    const refused = pictures.slice(5).map((picture) => picture.catch((error: unknown) => error));
    for (const error of await Promise.all(refused)) expect(error).toBeInstanceOf(TooBusy);
    const other = ask('visitor', 'v1').then(
      () => 'made',
      () => 'refused',
    );
    expect(await Promise.race([other, settled().then(() => 'waits')])).toBe('waits');
  });

  it('bounds the queue of all callers together', async () => {
    const { ask } = workshop({ atOnce: 1, waitingPerCaller: 3, waiting: 2 });
    for (const caller of ['a', 'b', 'c']) void ask(caller, caller);
    await expect(ask('d', 'd')).rejects.toBeInstanceOf(TooBusy);
  });

  it('does shared work once, at the first turn of any of its callers', async () => {
    const { ask, end, started } = workshop({ atOnce: 1, waitingPerCaller: 5, waiting: 9 });
    for (const key of ['a1', 'a2', 'a3', 'shared']) void ask('greedy', key);
    const seen = [ask('visitor', 'shared'), ask('visitor', 'shared')];
    await settled();
    await end('a1');
    await end('a2');
    expect(started).toEqual(['a1', 'a2', 'shared']);
    await end('shared');
    expect(await Promise.all(seen)).toEqual(['made shared', 'made shared']);
    await end('a3');
    expect(started).toEqual(['a1', 'a2', 'shared', 'a3']);
  });

  it('continues after a failure', async () => {
    const queue = createFairRunner<string>({ atOnce: 1, waitingPerCaller: 2, waiting: 4 });
    await expect(queue.run('a', 'x', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run('a', 'x', () => Promise.resolve('made'))).toBe('made');
  });
});

// A hundred made-up addresses a second from as many networks used up the whole thread: pages from memory took two seconds.
describe('slots that pause', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('stay empty for a while after a useless result, and are free at once after others', async () => {
    const queue = createFairRunner<string>({
      atOnce: 1,
      waitingPerCaller: 9,
      waiting: 9,
      restMs: (made) => (made === 'nothing' ? 500 : 0),
    });
    const made: string[] = [];
    const ask = (key: string, value: string) => {
      const work = async () => {
        made.push(key);
        return value;
      };
      return queue.run(`caller of ${key}`, key, work);
    };
    void ask('made up', 'nothing');
    void ask('page', 'page');
    void ask('another page', 'page');
    await vi.advanceTimersByTimeAsync(499);
    expect(made).toEqual(['made up']);
    await vi.advanceTimersByTimeAsync(1);
    expect(made).toEqual(['made up', 'page', 'another page']);
  });
});

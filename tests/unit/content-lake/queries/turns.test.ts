import { describe, expect, it } from 'vitest';
import { FairQueue } from '#content-lake/queries/fair-queue.ts';
import { FirstTry } from '#content-lake/queries/first-try.ts';

describe('what waits for a worker', () => {
  it('comes in turns of the callers, not in order of arrival', () => {
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

  it('passes over a caller whose turn it is not, and takes from who has most when it is full', () => {
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

describe('the try on the main thread', () => {
  it('is not made again soon for a query that was slow, unless it turned out quick', () => {
    let now = 0;
    const firstTry = new FirstTry(() => now);
    expect(firstTry.timeFor('slow')).toBe(50);
    firstTry.ranOut('slow', 50);
    expect(firstTry.timeFor('slow')).toBe(0);
    now += 61_000;
    expect(firstTry.timeFor('slow')).toBe(50);
    firstTry.ranOut('slow', 50);
    expect(firstTry.timeFor('slow')).toBe(0);
    firstTry.wasQuick('slow');
    expect(firstTry.timeFor('slow')).toBeGreaterThan(0);
  });

  // Quick queries waited for ten seconds behind slow ones, because a pause of the machine had made them look slow.
  it('stays long for queries known to be quick, whatever others send', () => {
    const firstTry = new FirstTry(() => 0);
    firstTry.wasQuick('quick');
    for (let n = 0; n < 100; n += 1) firstTry.ranOut(`slow ${n}`, 50);
    expect(firstTry.timeFor('quick')).toBe(50);
    firstTry.ranOut('quick', 50);
    expect(firstTry.timeFor('quick')).toBeGreaterThan(0);
    firstTry.ranOut('quick', 50);
    expect(firstTry.timeFor('quick')).toBe(0);
  });

  it('becomes short when ever new slow queries come, and long again afterwards', () => {
    let now = 0;
    let wasted = 0;
    const firstTry = new FirstTry(() => now);
    for (let n = 0; n < 1_000; n += 1) {
      const time = firstTry.timeFor(`slow ${n}`);
      wasted += time;
      now += time;
      firstTry.ranOut(`slow ${n}`, time);
      now += 20;
    }
    expect(wasted / now).toBeLessThan(0.15);
    now += 2_000;
    expect(firstTry.timeFor('another')).toBe(50);
  });
});

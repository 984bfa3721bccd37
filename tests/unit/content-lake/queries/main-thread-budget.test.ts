import { describe, expect, it } from 'vitest';
import { MainThreadBudget } from '#content-lake/queries/main-thread-budget.ts';

describe('the try on the main thread', () => {
  it('is not repeated soon for a slow query, unless that turned out to be quick', () => {
    let now = 0;
    const firstTry = new MainThreadBudget(() => now);
    expect(firstTry.timeFor('slow')).toBe(50);
    firstTry.timedOut('slow', 50);
    expect(firstTry.timeFor('slow')).toBe(0);
    now += 61_000;
    expect(firstTry.timeFor('slow')).toBe(50);
    firstTry.timedOut('slow', 50);
    expect(firstTry.timeFor('slow')).toBe(0);
    firstTry.finished('slow');
    expect(firstTry.timeFor('slow')).toBeGreaterThan(0);
  });

  // Quick queries waited for ten seconds behind slow ones, because a pause of the machine had made them look slow.
  it('keeps its full time for queries known to be quick, whatever others send', () => {
    const firstTry = new MainThreadBudget(() => 0);
    firstTry.finished('quick');
    for (let n = 0; n < 100; n += 1) firstTry.timedOut(`slow ${n}`, 50);
    expect(firstTry.timeFor('quick')).toBe(50);
    firstTry.timedOut('quick', 50);
    expect(firstTry.timeFor('quick')).toBeGreaterThan(0);
    firstTry.timedOut('quick', 50);
    expect(firstTry.timeFor('quick')).toBe(0);
  });

  it('becomes short while new slow queries keep coming, and recovers afterwards', () => {
    let now = 0;
    let wasted = 0;
    const firstTry = new MainThreadBudget(() => now);
    for (let n = 0; n < 1_000; n += 1) {
      const time = firstTry.timeFor(`slow ${n}`);
      wasted += time;
      now += time;
      firstTry.timedOut(`slow ${n}`, time);
      now += 20;
    }
    expect(wasted / now).toBeLessThan(0.15);
    now += 2_000;
    expect(firstTry.timeFor('another')).toBe(50);
  });
});

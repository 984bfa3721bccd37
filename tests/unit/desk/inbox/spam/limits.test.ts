import { describe, expect, it } from 'vitest';
import { createMemoryBuckets } from '#foundation/limits/memory-buckets.ts';
import { admit } from '#desk/inbox/spam/limits.ts';
import { verdictOf } from '#desk/inbox/spam/verdict.ts';
import type { Verdict } from '#desk/inbox/receive.ts';
import { checkStamp, makeStamp } from '#desk/inbox/spam/stamp.ts';

const START = Date.parse('2026-11-21T10:00:00Z');
const MINUTE = 60_000;
function passagesAt(clock: () => Date) {
  const limits = createMemoryBuckets({ clock });
  return (caller: string, verdict: Verdict) => admit(limits, '/messages', caller, verdict);
}

const solved = { proven: true, doubt: null, stamp: 'x' };
const plain = { proven: false, doubt: null, stamp: null };

describe('B1 the number of submissions by a form', () => {
  it('is limited per caller and in total, and allowed again after some time', async () => {
    let now = START;
    const store = passagesAt(() => new Date(now));
    for (let n = 0; n < 10; n += 1) expect((await store('one', solved)).kind).toBe('pass');
    expect(await store('one', solved)).toMatchObject({ kind: 'wait', plain: false, seconds: 600 });
    for (let n = 0; n < 290; n += 1) expect((await store(`caller ${n}`, solved)).kind).toBe('pass');
    expect(await store('another', solved)).toMatchObject({ kind: 'wait', plain: false });
    now += 11 * MINUTE;
    expect((await store('one', solved)).kind).toBe('pass');
  });

  it('raises suspicion in a flood without puzzles from many addresses, but not against anybody who solved one', async () => {
    const store = passagesAt(() => new Date(START));
    for (let n = 0; n < 60; n += 1) await store(`caller ${n}`, plain);
    expect(await store('late', plain)).toEqual({
      kind: 'pass',
      verdict: { ...plain, doubt: 'flood' },
    });
    expect(await store('late', solved)).toEqual({ kind: 'pass', verdict: solved });
  });
});

describe('B1 stamps of forms', () => {
  const { stamp } = makeStamp('key', 'an-id-of-twenty-letters', new Date(START));
  const after = (ms: number) => new Date(START + ms);

  it('become valid after two seconds, expire after twelve hours, and are invalid with another key', () => {
    expect(checkStamp('key', stamp, after(1000))).toBe('unripe');
    expect(checkStamp('key', stamp, after(2000))).toBe('good');
    expect(checkStamp('key', stamp, after(13 * 60 * MINUTE))).toBe('ended');
    expect(checkStamp('key', stamp, after(-5 * MINUTE))).toBe('unripe');
    expect(checkStamp('other', stamp, after(3000))).toBe('forged');
    for (const changed of [stamp.slice(1), stamp.replace('.', ''), `0${stamp}`, '', 'x'.repeat(5000)])
      expect(checkStamp('key', changed, after(3000))).toBe('forged');
  });

  it('raise no suspicion when missing', () => {
    expect(verdictOf('key', new Headers(), after(0))).toEqual(plain);
    expect(verdictOf('key', new Headers({ 'form-stamp': '' }), after(0))).toEqual(plain);
    const old = new Headers({ 'form-stamp': stamp, 'form-proof': '1' });
    expect(verdictOf('key', old, after(13 * 60 * MINUTE))).toEqual(plain);
  });
});

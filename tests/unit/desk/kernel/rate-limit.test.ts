import { describe, expect, it } from 'vitest';
import { callerOf, createRateLimit } from '#desk/kernel/rate-limit.ts';

describe('how often somebody may call', () => {
  it('counts in a sliding window, and says how long to wait', () => {
    let now = new Date('2027-01-01T00:00:00Z');
    const limit = createRateLimit({ clock: () => now, windowMs: 60_000, max: 2 });
    const at = (second: number) => {
      now = new Date(Date.UTC(2027, 0, 1, 0, 0, second));
      return limit.take('a');
    };
    expect([at(0), at(10), at(20), at(59)]).toEqual([0, 0, 40, 1]);
    expect(limit.take('b')).toBe(0);
    expect([at(60), at(61)]).toEqual([0, 9]);
  });

  it('remembers who calls now, however many called before', () => {
    let ms = 0;
    const limit = createRateLimit({ clock: () => new Date(ms), windowMs: 60_000, max: 1 });
    limit.take('first');
    for (let n = 0; n < 20_000; n += 1) {
      ms += 1;
      limit.take(`other ${n}`);
    }
    expect(limit.take('other 19999')).toBeGreaterThan(0);
    expect(limit.take('first')).toBe(0);
  });

  it('takes a household for one caller, whichever of its IPv6 addresses it uses', () => {
    const caller = (address: string) =>
      callerOf(new Request('http://desk', { headers: { 'x-forwarded-for': address } }));
    expect(caller('2001:db8:1:2:aaaa::1')).toBe(caller('2001:db8:1:2::ffff'));
    expect(caller('2001:db8:1:2:aaaa::1')).not.toBe(caller('2001:db8:1:3:aaaa::1'));
    expect(caller('::1')).toBe('0:0:0:0');
    expect(caller('203.0.113.7')).toBe('203.0.113.7');
    expect(callerOf(new Request('http://desk'))).toBe('unknown');
  });
});

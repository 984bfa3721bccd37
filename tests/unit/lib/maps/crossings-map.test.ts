import { describe, expect, it } from 'vitest';
import { crossingsMap } from '#lib/maps/crossings-map.ts';
import { isInside } from '#lib/maps/plane.ts';

const RHODES = { code: 'RHO', lat: 36.4507, lon: 28.2278 };
const KOS = { code: 'KOS', lat: 36.8946, lon: 27.2886 };
const KASTELLORIZO = { code: 'MEG', lat: 36.1513, lon: 29.5906 };

describe('the map of a port’s crossings', () => {
  const map = crossingsMap(RHODES, [KOS, KASTELLORIZO]);

  it('shows the start and the ports around it', () => {
    expect(isInside(map.start, map.frame)).toBe(true);
    expect(isInside(map.ports[0]?.at ?? [0, 0], map.frame)).toBe(true);
  });

  it('doesn’t shrink the islands for the one that lies far off', () => {
    expect(isInside(map.ports[1]?.at ?? [0, 0], map.frame)).toBe(false);
    expect(map.ports[1]?.track).toMatch(/^M/);
  });

  it('draws each way from the start', () => {
    const [, x, y] = /^M(-?[\d.]+)[ ,](-?[\d.]+)/.exec(map.ports[0]?.track ?? '') ?? [];
    expect(Math.hypot(Number(x) - map.start[0], Number(y) - map.start[1])).toBeLessThan(6);
  });
});

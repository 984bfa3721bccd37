import { describe, expect, it } from 'vitest';
import { permalinkProblem } from '#studio/schema/presets/permalink.ts';
import { reservedPermalinks } from '#lib/routes/paths.ts';

describe('B2 permalinks are fit for an address', () => {
  it.each(['patmos', 'neo-dromologio', 'early-booking-2027', undefined, ''])('accepts %s', (permalink) => {
    expect(permalinkProblem(permalink, [])).toBe(true);
  });

  it.each(['Patmos', 'πάτμος', 'a--b', '-a', 'a-', 'a b', 'a/b', 'a?b', 'a.b', 'x'.repeat(97)])(
    'refuses %s',
    (permalink) => {
      expect(permalinkProblem(permalink, [])).toBeTypeOf('string');
    },
  );

  it.each(['booking', 'en', 'studio', 'destinations'])('keeps %s for the site', (permalink) => {
    expect(permalinkProblem(permalink, reservedPermalinks)).toContain('address of the site');
  });
});

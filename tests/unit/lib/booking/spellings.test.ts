import { describe, expect, test } from 'vitest';
import { portFinder } from '#lib/booking/port-search.ts';
import { ports } from '#seed/network/ports.ts';
import { quays } from '#seed/network/quays.ts';
import { spellingsFound, spellingsOffered, spellingsOfNothing } from '#tests/fixtures/spellings.ts';

const find = portFinder(
  ports.map((port) => ({ ...port, quays: quays.filter((quay) => quay.port === port.code) })),
);
const codes = (typed: string) => {
  const { found, offered } = find(typed);
  return { found: found.map(({ code }) => code), offered: offered.map(({ code }) => code) };
};

describe('the ports of the network, as people spell them', () => {
  test.each(spellingsFound)('“$typed” finds $port first', ({ typed, port }) => {
    expect(codes(typed).found[0]).toBe(port);
    expect(codes(typed).offered).toEqual([]);
  });

  test.each(spellingsOffered)('“$typed” finds nothing and offers $port first', ({ typed, port }) => {
    expect(codes(typed).found).toEqual([]);
    expect(codes(typed).offered[0]).toBe(port);
  });

  test.each(spellingsOfNothing)('“%s” finds nothing', (typed) => {
    expect(codes(typed).found).toEqual([]);
    expect(codes(typed).offered.length).toBeLessThanOrEqual(3);
  });

  test('there are enough of them, and none twice', () => {
    const all = [...spellingsFound, ...spellingsOffered].map(({ typed }) => typed);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length + spellingsOfNothing.length).toBeGreaterThan(200);
  });
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkNetwork } from '#reservations/network/check.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';
import { NetworkData } from '#contracts/reservations/index.ts';

describe('an invalid network', () => {
  const parse = (data: NetworkData) => v.parse(NetworkData, data);

  it('is refused with the line at fault', () => {
    const good = parse(tinyNetwork());
    expect(() => checkNetwork(good)).not.toThrow();
    expect(() => checkNetwork({ ...good, fares: good.fares.slice(1) })).toThrow(
      'line L1: no fare from AAA to BBB',
    );
    const [line] = good.lines;
    const backwards = {
      id: 'L1',
      name: { el: '', en: '' },
      calls: (line?.calls ?? []).map((call) => (call.quay === 'CCC-1' ? { ...call, arrives: 1 } : call)),
    };
    expect(() => checkNetwork({ ...good, lines: [backwards] })).toThrow('line L1: a call is earlier');
  });
});

import { describe, expect, it } from 'vitest';
import { parseSegmentId, tripId } from '#reservations/sailings/segment-id.ts';

describe('segments', () => {
  it('have an id that can be parsed back, and nothing else can', () => {
    const key = { sailingId: 'N1-20261127', fromSeq: 0, toSeq: 6 };
    expect(parseSegmentId(tripId(key))).toEqual(key);
    for (const id of [
      '',
      'N1',
      'N1-20261127.3.3',
      'N1-20261127.4.3',
      "N1'.0.1",
      'N1-20261127.0.1.2',
      'n1.0.1',
      'N1.-1.2',
    ])
      expect(parseSegmentId(id)).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { crossingChart } from '#lib/maps/crossing.ts';
import { seaTrack } from '#lib/maps/sea-track.ts';

const rhodes = { code: 'RHO', lat: 36.4472, lon: 28.2287 };
const symi = { code: 'SYM', lat: 36.6185, lon: 27.8385 };
const lipsi = { code: 'LIP', lat: 37.3, lon: 26.76 };

describe('the chart of a crossing', () => {
  test('both ports and the track are inside the card', () => {
    const chart = crossingChart(rhodes, symi);
    for (const [x, y] of [chart.from, chart.to]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(chart.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(chart.height);
    }
    expect(chart.from[0]).toBeGreaterThan(chart.to[0]);
    expect(chart.land).toMatch(/^M/);
  });
  test('intermediate calls are inside the card too, and the track passes through them', () => {
    const chart = crossingChart(rhodes, lipsi, [symi]);
    const [stop] = chart.via;
    expect(chart.via).toHaveLength(1);
    expect(stop?.[0]).toBeGreaterThan(chart.to[0]);
    expect(stop?.[0]).toBeLessThan(chart.from[0]);
    expect(chart.track.match(/M/g)).toHaveLength(2);
  });
  test('the return track is the outbound one reversed', () => {
    expect(seaTrack(symi, rhodes)).toEqual(seaTrack(rhodes, symi).toReversed());
  });
  test('ports without a direct leg are connected through others, unknown ones by a straight line', () => {
    expect(seaTrack(rhodes, lipsi).length).toBeGreaterThan(4);
    expect(seaTrack(rhodes, { code: 'XXX', lat: 36, lon: 28 })).toHaveLength(2);
  });
  test('small enough to be sent with every page', () => {
    expect(crossingChart(rhodes, symi).land.length).toBeLessThan(8_000);
    expect(crossingChart(rhodes, lipsi).land.length).toBeLessThan(20_000);
  });
});

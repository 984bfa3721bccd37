import { describe, expect, it } from 'vitest';
import { areasOf } from '#lib/sea/areas.ts';
import { chanceOf, outlookOn } from '#lib/sea/ban.ts';
import { type Forecast, windAt, windName } from '#lib/sea/forecast.ts';
import { fetchForecast } from '#lib/sea/http-wind.ts';
import { sampleWind } from '#lib/sea/sample-wind.ts';

const now = new Date('2026-11-28T09:00:00+02:00');

/** The wind of one area, from six to six, as forces from midnight of the first day on. */
function forecastOf(forces: readonly number[]): Forecast {
  const midnight = Date.parse('2026-11-28T00:00:00+02:00');
  return {
    issuedAt: '2026-11-28T04:00:00Z',
    areas: [
      {
        area: 'karpathos',
        hours: forces.map((beaufort, index) => ({
          at: new Date(midnight + index * 6 * 3_600_000).toISOString(),
          beaufort,
          from: 315,
        })),
      },
    ],
  };
}

describe('the chance of a sailing ban', () => {
  it('is likely from the limit of the kind of ship on, and possible one force below', () => {
    expect([5, 6, 7, 8].map((force) => chanceOf('fast', force))).toEqual([
      'low',
      'possible',
      'likely',
      'likely',
    ]);
    expect([6, 7, 8].map((force) => chanceOf('ferry', force))).toEqual(['low', 'possible', 'likely']);
  });

  it('follows the strongest wind that is still to come on the day', () => {
    const [today, tomorrow] = outlookOn(
      forecastOf([8, 4, 5, 4, 5, 6, 7, 5]),
      ['2026-11-28', '2026-11-29'],
      now.getTime(),
    );
    expect(today).toMatchObject({ beaufort: [4, 5], chances: { fast: 'low', ferry: 'low' } });
    expect(tomorrow).toMatchObject({
      beaufort: [5, 7],
      strongest: { area: 'karpathos', wind: { from: 315 } },
      chances: { fast: 'likely', ferry: 'possible' },
    });
  });

  it('is left open for a day that the forecast does not cover', () => {
    expect(outlookOn(forecastOf([4, 4, 4]), ['2026-11-28', '2026-11-29'], now.getTime())).toEqual([]);
  });
});

it('an hour of wind holds for six hours, and is nobody’s elsewhere', () => {
  const forecast = forecastOf([5]);
  expect(windAt(forecast, 'karpathos', Date.parse('2026-11-28T05:59:00+02:00'))?.beaufort).toBe(5);
  expect(windAt(forecast, 'karpathos', Date.parse('2026-11-28T06:00:00+02:00'))).toBeNull();
  expect(windAt(forecast, 'ikaria', Date.parse('2026-11-28T01:00:00+02:00'))).toBeNull();
  expect([0, 45, 338, 360].map((degrees) => windName(degrees))).toEqual(['N', 'NE', 'N', 'N']);
});

describe('the sample', () => {
  it('is the same whenever the day is asked for, and covers three days', () => {
    expect(sampleWind(now)).toEqual(sampleWind(new Date('2026-11-28T23:30:00+02:00')));
    const days = ['2026-11-28', '2026-11-29', '2026-11-30'];
    for (let ahead = 0; ahead < 14; ahead += 1) {
      const later = new Date(now.getTime() + ahead * 86_400_000);
      const forecast = sampleWind(later);
      for (const { hours } of forecast.areas)
        for (const { beaufort, from } of hours) {
          expect(beaufort).toBeGreaterThan(0);
          expect(from).toBeGreaterThanOrEqual(0);
        }
    }
    expect(outlookOn(sampleWind(now), days, now.getTime()).map(({ date }) => date)).toEqual(days);
  });
});

describe('a provider of forecasts', () => {
  const address = 'https://wind.example/forecast';
  const answer = (body: string, status = 200) =>
    fetchForecast(address, now, async () => new Response(body, { status }));
  const good = forecastOf([4, 5, 6, 7]);

  it('is believed when its answer has the documented form', async () => {
    await expect(answer(JSON.stringify(good))).resolves.toEqual(good);
  });

  it.each([
    ['an error', 'busy', 503],
    ['no JSON', '<html>', 200],
    ['another form', JSON.stringify({ ...good, areas: [] }), 200],
    ['a force that does not exist', JSON.stringify(forecastOf([13])), 200],
    ['a forecast of the day before', JSON.stringify({ ...good, issuedAt: '2026-11-27T04:00:00Z' }), 200],
    ['too much', ' '.repeat(140_000), 200],
  ])('is not believed with %s', async (_, body, status) => {
    await expect(answer(body, status)).rejects.toThrow();
  });
});

describe('the sea of a crossing', () => {
  const rhodes = { lat: 36.45, lon: 28.23 };
  const patmos = { lat: 37.33, lon: 26.55 };

  it('is that around its two ports', () => {
    expect([...areasOf([rhodes, { lat: 36.89, lon: 27.29 }])]).toEqual(['dodecanese']);
    expect([...areasOf([rhodes, { lat: 36.15, lon: 29.59 }])]).toEqual(['dodecanese', 'kastellorizo']);
    expect([...areasOf([patmos])]).toEqual(['ikaria']);
    expect([...areasOf([{ lat: 35.51, lon: 27.21 }])]).toEqual(['karpathos']);
  });

  it('has its own outlook', () => {
    const forecast = forecastOf([8, 8, 8, 8]);
    const days = ['2026-11-28'];
    const midnight = Date.parse('2026-11-28T00:00:00+02:00');
    expect(outlookOn(forecast, days, midnight, new Set(['ikaria'] as const))).toEqual([]);
    expect(outlookOn(forecast, days, midnight, new Set(['karpathos'] as const))).toHaveLength(1);
  });
});

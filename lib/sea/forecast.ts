import * as v from 'valibot';

/** Parts of the sea with a wind of their own, as marine forecasts name them. */
export const AREAS = ['ikaria', 'dodecanese', 'karpathos', 'kastellorizo'] as const;
export type SeaArea = (typeof AREAS)[number];

const Instant = v.pipe(v.string(), v.isoTimestamp());
const WindHour = v.object({
  /** The wind holds from here until the next entry, at most six hours. */
  at: Instant,
  beaufort: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(12)),
  /** Where it comes from, in degrees clockwise from north. */
  from: v.pipe(v.number(), v.minValue(0), v.maxValue(360)),
});

/** What a provider of forecasts answers (docs/wind-forecast.md). */
export const Forecast = v.object({
  issuedAt: Instant,
  areas: v.pipe(
    v.array(
      v.object({
        area: v.picklist(AREAS),
        hours: v.pipe(v.array(WindHour), v.minLength(1), v.maxLength(240)),
      }),
    ),
    v.minLength(1),
    v.maxLength(AREAS.length),
  ),
});
export type Forecast = v.InferOutput<typeof Forecast>;
export type WindHour = v.InferOutput<typeof WindHour>;

const HOUR_MS = 3_600_000;
const HOLDS_HOURS = 6;

/** The wind of an area at an instant; null outside the forecast. */
export function windAt(forecast: Forecast, area: SeaArea, at: number): WindHour | null {
  const hours = forecast.areas.find((each) => each.area === area)?.hours ?? [];
  const past = hours.filter((hour) => Date.parse(hour.at) <= at);
  const last = past.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).at(-1);
  return last && at - Date.parse(last.at) < HOLDS_HOURS * HOUR_MS ? last : null;
}

/** The eight winds that have a name, clockwise from north. */
export const WINDS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
const DEGREES = 360 / WINDS.length;

export function windName(from: number): (typeof WINDS)[number] {
  return WINDS[Math.round(from / DEGREES) % WINDS.length] ?? 'N';
}

export function degreesOf(wind: string): number {
  return WINDS.findIndex((name) => name === wind) * DEGREES;
}

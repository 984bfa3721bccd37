import { athensMoment } from '#foundation/dates/athens.ts';
import { AREAS, type Forecast, type SeaArea, windAt, type WindHour } from './forecast.ts';

/**
 * The wind force from which ships of a kind may not leave. What the coastguard forbids depends on ship, passage and bulletin; these
 * are the usual limits of fast and conventional passenger ships, and only a port authority knows those of a day.
 */
const BAN_FROM_BEAUFORT = { fast: 7, ferry: 8 } as const;
export type ShipKind = keyof typeof BAN_FROM_BEAUFORT;

/** In words only: a forecast for tomorrow is often wrong by one force, so no percentage would be true. */
export type Chance = 'low' | 'possible' | 'likely';

export type DayOutlook = {
  date: string;
  /** The weakest and the strongest wind of the day, over all areas. */
  beaufort: readonly [number, number];
  strongest: { area: SeaArea; wind: WindHour };
  chances: Readonly<Record<ShipKind, Chance>>;
};

const STEP_MINUTES = 180;
const DAY_MINUTES = 1440;

/** One force below the limit, the port authority may or may not forbid it. */
export function chanceOf(kind: ShipKind, beaufort: number): Chance {
  const below = BAN_FROM_BEAUFORT[kind] - beaufort;
  return below <= 0 ? 'likely' : below === 1 ? 'possible' : 'low';
}

/** Later than this, nobody can say whether ships will be allowed to leave. */
export const OUTLOOK_DAYS = 3;

/**
 * The outlook on some days, for all areas or some; a day that the forecast doesn't cover to its evening is left out. Hours before
 * `now` don't count. Pure.
 */
export function outlookOn(
  forecast: Forecast,
  days: readonly string[],
  now: number,
  areas: ReadonlySet<SeaArea> = new Set(AREAS),
): DayOutlook[] {
  return days.flatMap((date) => {
    const instants = Array.from({ length: DAY_MINUTES / STEP_MINUTES }, (_, index) =>
      athensMoment(date, index * STEP_MINUTES).getTime(),
    );
    const last = instants.at(-1) ?? 0;
    const ahead = instants.filter((at) => at + STEP_MINUTES * 60_000 > now);
    const winds = [...areas].flatMap((area) =>
      ahead.flatMap((at) => {
        const wind = windAt(forecast, area, at);
        return wind ? [{ area, wind }] : [];
      }),
    );
    const [strongest] = winds.toSorted((a, b) => b.wind.beaufort - a.wind.beaufort);
    if (!strongest || ![...areas].some((area) => windAt(forecast, area, last))) return [];
    const weakest = Math.min(...winds.map(({ wind }) => wind.beaufort));
    const most = strongest.wind.beaufort;
    return [
      {
        date,
        beaufort: [weakest, most] as const,
        strongest,
        chances: { fast: chanceOf('fast', most), ferry: chanceOf('ferry', most) },
      },
    ];
  });
}

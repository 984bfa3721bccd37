/** Seasons of issues. A winter is named after the year in which it begins. */
const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];

/**
 * The season on the cover of an issue that comes out on a day (`YYYY-MM-DD`). Issues come out a little early: the one of
 * November is the winter's, the one of February the spring's.
 */
export function seasonOf(day: string): { season: Season; year: number } {
  const month = Number(day.slice(5, 7));
  const season = SEASONS[Math.floor(((month + 1) % 12) / 3)] ?? 'winter';
  // January belongs to the winter of the year before.
  return { season, year: Number(day.slice(0, 4)) - (month === 1 ? 1 : 0) };
}

/** Seasons of issues. A winter belongs to the year in which it begins. */
const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];

/**
 * The season on the cover of an issue published on a day (`YYYY-MM-DD`). Issues are published a little early:
 * November's is the winter issue, February's the spring issue.
 */
export function seasonOf(day: string): { season: Season; year: number } {
  const month = Number(day.slice(5, 7));
  const season = SEASONS[Math.floor(((month + 1) % 12) / 3)] ?? 'winter';
  // January belongs to the previous year's winter.
  return { season, year: Number(day.slice(0, 4)) - (month === 1 ? 1 : 0) };
}

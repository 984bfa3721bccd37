import { athensDay } from '#foundation/dates/athens.ts';

export type OfferState = 'coming' | 'running' | 'ended';

/** The state of an offer on the operator's day; days are YYYY-MM-DD. `undefined` while a day is missing. */
export function offerState(from: unknown, to: unknown, now: Date): OfferState | undefined {
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  const today = athensDay(now);
  if (to < today) return 'ended';
  return from > today ? 'coming' : 'running';
}

export type AlertState = 'coming' | 'shown' | 'over';

/** Whether an alert is on the site now; its times are instants. */
export function alertState(from: unknown, to: unknown, now: Date): AlertState | undefined {
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  if (Date.parse(to) <= now.getTime()) return 'over';
  return Date.parse(from) > now.getTime() ? 'coming' : 'shown';
}

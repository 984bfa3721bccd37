import { athensDay } from '#lib/dates/athens.ts';

export type OfferState = 'coming' | 'running' | 'ended';

/** Where an offer stands on the operator's day; days are YYYY-MM-DD. `undefined` while a day is missing. */
export function offerState(from: unknown, to: unknown, now: Date): OfferState | undefined {
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  const today = athensDay(now);
  if (to < today) return 'ended';
  return from > today ? 'coming' : 'running';
}

export type AlertState = 'coming' | 'shown' | 'over';

/** Whether an alert is on the site at this moment; its times are instants. */
export function alertState(from: unknown, to: unknown, now: Date): AlertState | undefined {
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  if (Date.parse(to) <= now.getTime()) return 'over';
  return Date.parse(from) > now.getTime() ? 'coming' : 'shown';
}

type Fields = { [field: string]: unknown } | null;
export type Plan = { kind: 'publish' | 'unpublish'; at: string } | { kind: 'failed' };

/** What will happen to a document by itself, by the fields of `presets/schedule.ts`, or that it did not. */
export function planOf(draft: Fields, published: Fields, now: Date): Plan | undefined {
  if ((draft ?? published)?.['scheduleFailure'] !== undefined) return { kind: 'failed' };
  const ahead = (at: unknown): at is string => typeof at === 'string' && Date.parse(at) > now.getTime();
  const publishAt = draft?.['publishAt'];
  if (ahead(publishAt)) return { kind: 'publish', at: publishAt };
  const unpublishAt = published?.['unpublishAt'];
  return ahead(unpublishAt) ? { kind: 'unpublish', at: unpublishAt } : undefined;
}

import { clock } from '#foundation/dates/format-day.ts';
import { athensDay, athensInstant } from '#foundation/dates/athens.ts';
import { alertState, offerState } from '#studio/badges/state.ts';
import type { Translate } from '#studio/locale/text.ts';

/** Joins the existing parts of a second line; previews pass `null` for a field without a value. */
export function joined(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** `24.12.2026` from a day or an instant: a format that works in both languages. */
export function day(value: unknown): string | undefined {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return undefined;
  const date = value.length > 10 ? athensDay(new Date(value)) : value;
  return date.split('-').toReversed().join('.');
}

/** Day and time in Greece. */
export function moment(value: unknown): string | undefined {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return undefined;
  return `${day(value)} ${clock(athensInstant(new Date(value)))}`;
}

export function offerStateText(from: unknown, to: unknown, now: Date, t: Translate): string | undefined {
  const state = offerState(from, to, now);
  if (state === undefined) return undefined;
  return t(
    state === 'ended' ? 'structure.ended' : state === 'coming' ? 'structure.coming' : 'structure.running',
  );
}

export function alertStateText(from: unknown, to: unknown, now: Date, t: Translate): string | undefined {
  const state = alertState(from, to, now);
  if (state === undefined) return undefined;
  return t(
    state === 'over' ? 'structure.over' : state === 'coming' ? 'structure.coming' : 'structure.onTheSiteNow',
  );
}

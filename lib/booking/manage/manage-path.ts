import type { ManagePart } from '#lib/routes/unlisted-pages.ts';
import { paths } from '#lib/routes/paths.ts';
import type { Locale } from '#foundation/text/locales.ts';

/** Outcomes of the last action, as the booking page shows them. Each has a title and a text in the messages. */
const goodNotes = [
  'sent',
  'corrected',
  'cancelledPart',
  'rebooked',
  'refunded',
  'kept',
  'moved',
  'movedDue',
  'left',
] as const;
const badNotes = [
  'noLetter',
  'often',
  'away',
  'changed',
  'closed',
  'link',
  'noPaper',
  'notCorrected',
  'offerGone',
  'notMoved',
] as const;
const notes = [...goodNotes, ...badNotes] as const;
export type Note = (typeof notes)[number];

/** Whether the action succeeded. */
export function isGood(note: Note): boolean {
  return goodNotes.some((good) => good === note);
}

type More = { view?: ManagePart; note?: Note };

/**
 * The page of a booking or of an action on it. Only the reference is in the address: the credential stays in the
 * cookie. `also` holds the parameters of the action.
 */
export function managePath(
  locale: Locale,
  reference: string,
  { view, note }: More = {},
  also: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ ...(reference && { ref: reference }), ...also, ...(note && { note }) });
  return `${paths.manageBooking(locale, view)}?${query}`;
}

/** The page to correct a typing mistake; `number` counts from 0, as in the booking. */
export function correctPath(
  locale: Locale,
  reference: string,
  kind: 'traveller' | 'vehicle',
  number: number,
): string {
  return managePath(locale, reference, { view: 'correct' }, { [kind]: String(number) });
}

/** The note in an address; null for anything else. */
export function noteOf(text: string | undefined): Note | null {
  return notes.find((note) => note === text) ?? null;
}

/** The PDF of the tickets, through the site: the browser has no credential for the service. */
export function ticketPath(locale: Locale, reference: string): string {
  return `/api/booking/ticket?${new URLSearchParams({ ref: reference, lang: locale })}`;
}

export function calendarFilePath(locale: Locale, reference: string): string {
  return `/api/booking/calendar-file?${new URLSearchParams({ ref: reference, lang: locale })}`;
}

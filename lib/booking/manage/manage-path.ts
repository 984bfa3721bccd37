import { paths } from '#lib/routes/paths.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** What the page of a booking says about what was just tried. Each has a title and a text in the messages. */
export const notes = ['sent', 'noLetter', 'often', 'away', 'changed', 'closed', 'link', 'noPaper'] as const;
export type Note = (typeof notes)[number];

type More = { view?: 'cancel'; note?: Note };

/** The page of a booking. Only the reference is in the address: what opens it stays in the cookie. */
export function managePath(locale: Locale, reference: string, { view, note }: More = {}): string {
  const query = new URLSearchParams({
    ...(reference && { ref: reference }),
    ...(view && { view }),
    ...(note && { note }),
  });
  return `${paths.manageBooking(locale)}?${query}`;
}

/** A note out of an address; anything else is none. */
export function noteOf(given: string | undefined): Note | null {
  return notes.find((note) => note === given) ?? null;
}

/** The PDF of the tickets, through the site: the browser has no key to the service. */
export function ticketPath(locale: Locale, reference: string): string {
  return `/api/booking/ticket?${new URLSearchParams({ ref: reference, lang: locale })}`;
}

export function calendarFilePath(locale: Locale, reference: string): string {
  return `/api/booking/calendar-file?${new URLSearchParams({ ref: reference, lang: locale })}`;
}

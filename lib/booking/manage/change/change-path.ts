import type { Locale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import type { Ships, ChangeRefusal } from './change-query.ts';

export type ChangePart = 'change' | 'open' | 'add' | 'remove';
type Way = { segment: number; date?: string | null; pick?: Ships | null };

/** Another day or ship for the crossing that begins with a segment; `pick` leads to the preview. */
export function changePath(locale: Locale, reference: string, way: Way): string {
  return partPath(locale, 'change', reference, changeSearch(way));
}

/** The part of that address with the choices. */
export function changeSearch({ segment, date, pick }: Way): URLSearchParams {
  const query = new URLSearchParams({ segment: String(segment), ...(date && { date }) });
  for (const trip of pick?.trips ?? []) query.append('trip', trip);
  if (pick) query.set('class', pick.class);
  return query;
}

export function openPath(locale: Locale, reference: string, segment: number): string {
  return partPath(locale, 'open', reference, new URLSearchParams({ segment: String(segment) }));
}

export function addPath(locale: Locale, reference: string, kind?: string): string {
  return partPath(locale, 'add', reference, new URLSearchParams(kind ? { kind } : {}));
}

export function removePath(locale: Locale, reference: string, items: readonly string[] = []): string {
  return partPath(locale, 'remove', reference, new URLSearchParams(items.map((item) => ['item', item])));
}

/** Back to the page whose button was pressed, with the reason and the price that the traveller had seen. */
export function refusedPath(
  locale: Locale,
  part: ChangePart,
  reference: string,
  search: string,
  { code, wasCents }: ChangeRefusal,
): string {
  const query = new URLSearchParams(search);
  query.set('refused', code);
  if (wasCents !== null) query.set('was', String(wasCents));
  return partPath(locale, part, reference, query);
}

function partPath(locale: Locale, part: ChangePart, reference: string, query: URLSearchParams): string {
  const parameters = [...query].filter(([name]) => name !== 'ref');
  return `${paths.manageBooking(locale, part)}?${new URLSearchParams([['ref', reference], ...parameters])}`;
}

import { notFound } from 'next/navigation';
import { locale } from 'next/root-params';
import { isLocale, type Locale } from '#foundation/text/locales.ts';

/**
 * The locale of the page being rendered, from its address. For server components only: client components, server
 * actions and route handlers get it as an argument.
 * An address without a known locale, such as `/api/…` without an endpoint, is a 404. Page and layout render in
 * parallel, so the layout's own check is too late for a page.
 */
export async function currentLocale(): Promise<Locale> {
  const segment = await locale();
  if (!isLocale(segment)) notFound();
  return segment;
}

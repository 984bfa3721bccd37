import { locale } from 'next/root-params';
import { isLocale, type Locale } from '#foundation/text/locales.ts';

/**
 * The locale of the page that is being rendered, from its address. For server components only: client components, server actions
 * and route handlers get it as an argument.
 * @throws Error outside a page in a language; the layout answers 404 to an unknown one first
 */
export async function currentLocale(): Promise<Locale> {
  const segment = await locale();
  if (!isLocale(segment)) throw new Error(`No locale in the address: ${segment}`);
  return segment;
}

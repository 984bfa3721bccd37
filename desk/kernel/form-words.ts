import type { Locale } from '#foundation/text/locales.ts';
import { maybeText, text } from '#desk/messages/texts.ts';

/**
 * What is wrong with a field and how to mend it, by its name and the code, else by the code. Every code of the contracts has a
 * sentence; a test tries them all.
 */
export function wordsFor(locale: Locale, field: string, code: string): string {
  return (
    maybeText(locale, `fields.${field}.${code}`) ??
    maybeText(locale, `fields.any.${code}`) ??
    text(locale, 'fields.any.missing')
  );
}

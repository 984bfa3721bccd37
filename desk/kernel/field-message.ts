import type { Locale } from '#foundation/text/locales.ts';
import { maybeText, text } from '#desk/messages/texts.ts';

/**
 * The error message of a field and how to fix it, by field name and code, else by code. Every code of the contracts has
 * one; a test checks them all.
 */
export function fieldMessage(locale: Locale, field: string, code: string): string {
  return (
    maybeText(locale, `fields.${field}.${code}`) ??
    maybeText(locale, `fields.any.${code}`) ??
    text(locale, 'fields.any.missing')
  );
}

import { defaultLocale } from '#foundation/text/locales.ts';

/** The office reads its own email in Greek, whatever language a visitor writes in. */
export const STAFF_LOCALE = defaultLocale;

import { defaultLocale } from '#foundation/text/locales.ts';

/** Staff get their own email in Greek, whatever language a visitor writes in. */
export const STAFF_LOCALE = defaultLocale;

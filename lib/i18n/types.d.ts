import type { Locale } from '#foundation/text/locales.ts';
import type messages from '#messages/el.json';

declare module 'next-intl' {
  // Greek is the source of the keys: an unknown key does not compile.
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages;
  }
}

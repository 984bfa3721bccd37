import type { Locale } from '#foundation/text/locales.ts';
import type messages from '#messages/el.json';
import type { PlaceMessages } from './place-messages.gen.ts';

declare module 'next-intl' {
  // Greek is the source of the keys: an unknown key does not compile.
  interface AppConfig {
    Locale: Locale;
    // A text that names places takes places (`inSentence`), not names: «από Σύμη» does not compile.
    Messages: typeof messages & PlaceMessages;
  }
}

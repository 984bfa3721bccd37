import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, isLocale } from '#lib/i18n/locales.ts';
import { operatorTimeZone } from './time-zone.ts';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };

const messages = { el, en };

/** next-intl asks here for the messages of each request; the locale comes from the address. */
export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale;
  const locale = isLocale(asked) ? asked : defaultLocale;
  return {
    locale,
    messages: messages[locale],
    timeZone: operatorTimeZone,
    // A missing key is a bug: say so on the console and show the key, never an empty page (I1).
    onError: (error) => console.error(error.message),
    getMessageFallback: ({ namespace, key }) => [namespace, key].filter(Boolean).join('.'),
  };
});

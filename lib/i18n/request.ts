import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, isLocale } from '#foundation/text/locales.ts';
import { createMissingKeyReport } from './missing-key.ts';
import { operatorTimeZone } from './time-zone.ts';
import el from '#messages/el.json';
import en from '#messages/en.json';

const messages = { el, en };
// A missing key is a bug: say so on the console and show the key, never an empty page (I1).
const reportMissingKey = createMissingKeyReport((message) => console.error(message));

/** next-intl asks here for the messages of each request; the locale comes from the address. */
export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale;
  const locale = isLocale(asked) ? asked : defaultLocale;
  return {
    locale,
    messages: messages[locale],
    timeZone: operatorTimeZone,
    onError: reportMissingKey,
    getMessageFallback: ({ namespace, key }) => [namespace, key].filter(Boolean).join('.'),
  };
});

import { getRequestConfig } from 'next-intl/server';
import { lang, locale as localeOfPage } from 'next/root-params';
import { localeOf } from '#foundation/text/locales.ts';
import { createMissingKeyReport } from './missing-key.ts';
import { operatorTimeZone } from './time-zone.ts';
import { catalogues } from './catalogues.ts';

// A missing key is a bug: log it and show the key, never an empty page (I1).
const reportMissingKey = createMissingKeyReport((message) => console.error(message));

/**
 * next-intl calls this for the messages of each request. The locale is the caller's, or that of the address (`lang` of
 * the chat's pages).
 */
export default getRequestConfig(async ({ locale: callerLocale }) => {
  const candidate = callerLocale ?? (await localeOfPage()) ?? (await lang());
  const locale = localeOf(candidate);
  return {
    locale,
    messages: catalogues[locale],
    timeZone: operatorTimeZone,
    onError: reportMissingKey,
    getMessageFallback: ({ namespace, key }) => [namespace, key].filter(Boolean).join('.'),
  };
});

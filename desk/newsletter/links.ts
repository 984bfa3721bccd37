import { defaultLocale, type Locale } from '#foundation/text/locales.ts';

const prefixOf = (locale: Locale) => (locale === defaultLocale ? '' : `/${locale}`);

/** A link in an email. `siteUrl` has no trailing slash. The page asks before it changes anything, since mail scanners open links. */
export function stepLink(
  siteUrl: string,
  locale: Locale,
  step: 'confirm' | 'unsubscribe',
  token: string,
): string {
  return `${siteUrl}${prefixOf(locale)}/newsletter/${step}?token=${token}`;
}

/** RFC 8058: the mail program's own button unsubscribes with one click, without a page or cookies. */
export function leaveHeaders(siteUrl: string, locale: Locale, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${siteUrl}/api/newsletter/unsubscribe?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Content-Language': locale,
  };
}

import { permanentRedirect, redirect } from 'next/navigation';
import { type Locale, perLocale } from '#foundation/text/locales.ts';
import { resolvePermalink, type Permalinks } from '#lib/routes/permalinks.ts';

/**
 * Ends the request when a document was found at an address that isn't its own in this language (A3): redirects with 308
 * to the right permalink, or to the list when it has no translation.
 * @returns the document's address in each language, null where it isn't translated.
 */
export function settlePermalink(options: {
  requested: string;
  locale: Locale;
  permalinks: Permalinks;
  addressOf: (language: Locale, permalink: string) => string;
  list: string;
}): Record<Locale, string | null> {
  const answer = resolvePermalink(options.requested, options.locale, options.permalinks);
  switch (answer.kind) {
    case 'here':
      return perLocale((each) => addressIn(each, options));
    case 'moved':
      return permanentRedirect(options.addressOf(options.locale, answer.permalink));
    case 'untranslated':
      // Not permanent: the translation may be published tomorrow.
      return redirect(options.list);
  }
}

function addressIn(
  language: Locale,
  options: { permalinks: Permalinks; addressOf: (language: Locale, permalink: string) => string },
): string | null {
  const own = options.permalinks[language];
  return own === null ? null : options.addressOf(language, own);
}

import { permanentRedirect, redirect } from 'next/navigation';
import type { Locale } from '#lib/i18n/locales.ts';
import { resolvePermalink, type Permalinks } from '#lib/routes/permalinks.ts';

/**
 * Ends the request when a document was found under an address that is not its own in this language (A3): 308 to the right
 * permalink, or to the list when it has no translation. Returns when the address is right.
 */
export function settlePermalink(options: {
  asked: string;
  locale: Locale;
  permalinks: Permalinks;
  addressOf: (permalink: string) => string;
  list: string;
}): void {
  const answer = resolvePermalink(options.asked, options.locale, options.permalinks);
  switch (answer.kind) {
    case 'here':
      return;
    case 'moved':
      return permanentRedirect(options.addressOf(answer.permalink));
    case 'untranslated':
      // Not permanent: the translation may be published tomorrow.
      return redirect(options.list);
  }
}

import el from '#messages/error-page/el.json' with { type: 'json' };
import en from '#messages/error-page/en.json' with { type: 'json' };
import { localeOfPath, localizePath } from '#lib/routes/locale-path.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { insertIntoBody } from './insert-into-body.ts';
import type { Handle } from './pages/page-policy.ts';

/** Next's document for a page whose layout failed, too: an empty body that its scripts fill. */
const EMPTY = '<html id="__next_error__"';
const STYLE = 'max-width:36rem;margin:15vh auto;padding:0 1.25rem;font:1.125rem/1.55 system-ui,sans-serif';

/**
 * A page that failed to render says so in words, also without a script. Next sends an empty body then, as while a hosted project
 * doesn't answer; its scripts replace these words with the page's own error view.
 */
export function withFailureWords(handle: Handle): Handle {
  return (request, response) => {
    insertIntoBody(
      response,
      (head) => (head.includes(EMPTY) ? words(localeOfPath((request.url ?? '/').replace(/\?.*/, ''))) : null),
      () => response.statusCode >= 500,
    );
    return handle(request, response);
  };
}

function words(locale: Locale): string {
  const texts = { el, en }[locale];
  return `<main lang="${locale}" style="${STYLE}"><h1>${texts.title}</h1><p>${texts.text}</p><p><a href="">${texts.retry}</a> · <a href="${localizePath(locale, '/')}">${texts.home}</a></p></main>`;
}

import { askDesk } from '#lib/desk/newsletter.server.ts';
import { readFormRequest } from '#lib/desk/form-request.ts';
import { resultOf } from '#lib/desk/newsletter-step.ts';
import { paths } from '#lib/routes/paths.ts';
import { redirectTo } from '#foundation/http/redirect-to.ts';
import { defaultLocale } from '#foundation/text/locales.ts';

/** Somebody opened the address of the letter's header in a browser: the page with the button. Changes nothing. */
export function GET(request: Request): Response {
  const token = tokenOf(request);
  // The middleware then moves to the reader's own language.
  return redirectTo(paths.newsletter(defaultLocale, 'unsubscribe', token ? { token } : {}));
}

/**
 * Ends a subscription. The button of a mail program posts `List-Unsubscribe=One-Click` to the address in the letter's header
 * and follows no redirect (RFC 8058 section 3.2); the page's own form names its token and its language.
 */
export async function POST(request: Request): Promise<Response> {
  const { isForm, fields, locale } = await readFormRequest(request);
  const isPage = isForm && typeof fields.token === 'string';
  const token = typeof fields.token === 'string' ? fields.token : tokenOf(request);
  const answer = await askDesk({
    path: '/newsletter/unsubscribe',
    body: { token },
    locale,
    asked: request.headers,
  });
  if (!isPage) return answer;
  const result = resultOf(answer.status);
  return redirectTo(
    paths.newsletter(locale, 'unsubscribe', result === 'away' ? { result, token } : { result }),
  );
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}

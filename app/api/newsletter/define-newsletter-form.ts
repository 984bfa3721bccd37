import { isCrossSite } from '#foundation/http/is-cross-site.ts';
import { redirectTo } from '#foundation/http/redirect-to.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { type FormSubmission, readFormRequest } from '#lib/desk/form-request.ts';
import { resultOf } from '#lib/desk/newsletter-step.ts';
import { callDesk } from '#lib/desk/newsletter.server.ts';
import { paths } from '#lib/routes/paths.ts';

type Fields = FormSubmission['fields'];

/**
 * A step of the newsletter: API clients get the desk's response as JSON, a plain form a page with the same result. When
 * the desk is unavailable the page keeps the token for another attempt.
 */
export function defineNewsletterForm(form: {
  endpoint: '/newsletter' | '/newsletter/confirm' | '/newsletter/unsubscribe';
  page: 'sent' | 'confirm' | 'unsubscribe';
  /** Forms from other sites are refused. Steps with a token from an email don't need this. */
  sameSite?: boolean;
  /** Whether a form comes from our own page; mail clients post forms too, and follow no redirect (RFC 8058, 3.2). */
  isPage?: (fields: Fields) => boolean;
  body: (
    fields: Fields,
    locale: Locale,
    request: Request,
  ) => { token: string } | { email: unknown; locale: Locale; source: string };
}): (request: Request) => Promise<Response> {
  const { endpoint, page, sameSite = false, isPage = () => true } = form;
  return async (request) => {
    if (sameSite && isCrossSite(request)) return new Response(null, { status: 403 });
    const { isForm, fields, locale } = await readFormRequest(request);
    const body = form.body(fields, locale, request);
    const response = await callDesk({ path: endpoint, body, locale, headers: request.headers });
    if (!isForm || !isPage(fields)) return response;
    const result = resultOf(response.status);
    const kept = result === 'away' && 'token' in body ? { token: body.token } : {};
    return redirectTo(paths.newsletter(locale, page, { result, ...kept }));
  };
}

/** The token in a form's fields; undefined when there is none. */
export function tokenIn({ token }: Fields): string | undefined {
  return typeof token === 'string' ? token : undefined;
}

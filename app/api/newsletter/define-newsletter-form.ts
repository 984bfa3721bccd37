import { isCrossSite } from '#foundation/http/is-cross-site.ts';
import { redirectTo } from '#foundation/http/redirect-to.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { type FormSubmission, readFormRequest } from '#lib/desk/form-request.ts';
import { resultOf } from '#lib/desk/newsletter-step.ts';
import { askDesk } from '#lib/desk/newsletter.server.ts';
import { paths } from '#lib/routes/paths.ts';

type Fields = FormSubmission['fields'];

/**
 * A step of the newsletter: programs get the desk's response as JSON, a plain form a page that says the same. When the desk is away
 * the page keeps the token, for another try.
 */
export function defineNewsletterForm(form: {
  endpoint: '/newsletter' | '/newsletter/confirm' | '/newsletter/unsubscribe';
  page: 'sent' | 'confirm' | 'unsubscribe';
  /** Pages of other sites may not post it. Steps with a token from an email don't need to ask. */
  sameSite?: boolean;
  /** Whether a form comes from our own page; mail programs post forms too, and follow no redirect (RFC 8058, 3.2). */
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
    const response = await askDesk({ path: endpoint, body, locale, asked: request.headers });
    if (!isForm || !isPage(fields)) return response;
    const result = resultOf(response.status);
    const kept = result === 'away' && 'token' in body ? { token: body.token } : {};
    return redirectTo(paths.newsletter(locale, page, { result, ...kept }));
  };
}

/** The token in the fields of a form; undefined when it has none. */
export function tokenIn({ token }: Fields): string | undefined {
  return typeof token === 'string' ? token : undefined;
}

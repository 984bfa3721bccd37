import * as v from 'valibot';
import { defineLink } from '#app/api/_route/form-target.ts';
import { defaultLocale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { defineNewsletterForm, tokenIn } from '../define-newsletter-form.ts';

/** The address in an email's header, opened in a browser: redirects to the page with the button. Changes nothing. */
export const GET = defineLink({
  input: v.object({ token: v.optional(v.string()) }),
  // The middleware then redirects to the reader's own language.
  handle: ({ token }) => paths.newsletter(defaultLocale, 'unsubscribe', token ? { token } : {}),
});

/**
 * Ends a subscription. The button of a mail client posts `List-Unsubscribe=One-Click` to the address in the email's
 * header (RFC 8058, 3.2); the page's own form contains its token and its language.
 */
export const POST = defineNewsletterForm({
  endpoint: '/newsletter/unsubscribe',
  page: 'unsubscribe',
  isPage: (fields) => tokenIn(fields) !== undefined,
  body: (fields, _, request) => ({
    token: tokenIn(fields) ?? new URL(request.url).searchParams.get('token') ?? '',
  }),
});

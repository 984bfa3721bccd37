import { referrerPath } from '#lib/desk/form-request.ts';
import { defineNewsletterForm } from './define-newsletter-form.ts';

/**
 * `POST /api/newsletter {email, locale?}` → `{id, message}` (G1). A plain form gets a page with the same result
 * instead.
 */
export const POST = defineNewsletterForm({
  endpoint: '/newsletter',
  page: 'sent',
  sameSite: true,
  body: ({ email }, locale, request) => ({ email, locale, source: referrerPath(request) }),
});

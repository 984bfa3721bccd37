import { defineNewsletterForm, tokenIn } from '../define-newsletter-form.ts';

/** The button of the confirmation page: the second step of the double opt-in (G3). */
export const POST = defineNewsletterForm({
  endpoint: '/newsletter/confirm',
  page: 'confirm',
  body: (fields) => ({ token: tokenIn(fields) ?? '' }),
});

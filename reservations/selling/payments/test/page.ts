import type { Locale } from '#foundation/text/locales.ts';
import { html, raw } from 'hono/html';
import { formatPrice } from '#foundation/money/price.ts';
import type { PaymentRow } from '#reservations/bookings/payment-rows.ts';
import { style } from './style.ts';

type Words = Record<Locale, string>;

const texts = {
  title: { el: 'Δοκιμαστική πληρωμή', en: 'Test payment' },
  notice: {
    el: 'Δοκιμαστική πληρωμή – δεν γίνεται καμία χρέωση. Η σελίδα παίρνει τη θέση της τράπεζας σε δοκιμές και επιδείξεις: επιλέξτε εσείς τι θα απαντήσει.',
    en: 'Test payment – no money is taken. This page stands in for the bank in tests and demonstrations: you choose what it answers.',
  },
  reference: { el: 'Κράτηση', en: 'Booking' },
  amount: { el: 'Ποσό', en: 'Amount' },
  pay: { el: 'Η πληρωμή εγκρίνεται', en: 'The payment is approved' },
  decline: { el: 'Η πληρωμή απορρίπτεται', en: 'The payment is declined' },
  cancel: { el: 'Επιστροφή χωρίς πληρωμή', en: 'Back without paying' },
  over: { el: 'Η δοκιμαστική πληρωμή έχει ήδη τελειώσει.', en: 'This test payment is already over.' },
  back: { el: 'Επιστροφή στην κράτηση', en: 'Back to the booking' },
} satisfies Record<string, Words>;

type TestPaymentView = { payment: PaymentRow; reference: string; locale: Locale };

/** The page of the make-believe provider: both languages, the booking's own first; no script, nothing from elsewhere. */
export function testPaymentPage({ payment, reference, locale }: TestPaymentView) {
  const other = locale === 'el' ? 'en' : 'el';
  const both = (words: Words) =>
    html`<span>${words[locale]}</span> <small lang="${other}">${words[other]}</small>`;
  const amount = { el: formatPrice(payment.cents, 'el'), en: formatPrice(payment.cents, 'en') };
  const isOpen = payment.state === 'open' || payment.state === 'starting';
  const button = (outcome: 'pay' | 'decline' | 'cancel') =>
    html`<button name="outcome" value="${outcome}">${both(texts[outcome])}</button>`;
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${texts.title[locale]} · ${texts.title[other]}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>${both(texts.title)}</h1>
          <div class="notice">
            <p>${texts.notice[locale]}</p>
            <p lang="${other}">${texts.notice[other]}</p>
          </div>
          <dl>
            <div>
              <dt>${both(texts.reference)}</dt>
              <dd>${reference}</dd>
            </div>
            <div>
              <dt>${both(texts.amount)}</dt>
              <dd class="amount">${amount[locale]}</dd>
            </div>
          </dl>
          ${
            isOpen
              ? html`<form method="post">${button('pay')}${button('decline')}${button('cancel')}</form>`
              : html`<p class="over">${both(texts.over)}</p>
                  <a href="${payment.returnUrl}">${both(texts.back)}</a>`
          }
        </main>
      </body>
    </html>`;
}

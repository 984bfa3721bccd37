import { text } from '#reservations/messages/texts.ts';
import { type Locale, otherLocale } from '#foundation/text/locales.ts';
import { html, raw } from 'hono/html';
import { formatPrice } from '#foundation/money/price.ts';
import type { PaymentRow } from '#reservations/bookings/payment-rows.ts';
import { style } from './style.ts';

type TextName = 'title' | 'notice' | 'reference' | 'amount' | 'pay' | 'decline' | 'cancel' | 'over' | 'back';

type TestPaymentView = { payment: PaymentRow; reference: string; locale: Locale };

/** The test provider's payment page: both languages, the booking's own first; no scripts, no external resources. */
export function testPaymentPage({ payment, reference, locale }: TestPaymentView) {
  const other = otherLocale(locale);
  const both = (what: TextName) =>
    html`<span>${translate(what, locale)}</span> <small lang="${other}">${translate(what, other)}</small>`;
  const isOpen = payment.state === 'open' || payment.state === 'starting';
  const button = (outcome: 'pay' | 'decline' | 'cancel') =>
    html`<button name="outcome" value="${outcome}">${both(outcome)}</button>`;
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${translate('title', locale)} · ${translate('title', other)}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>${both('title')}</h1>
          <div class="notice">
            <p>${translate('notice', locale)}</p>
            <p lang="${other}">${translate('notice', other)}</p>
          </div>
          <dl>
            <div>
              <dt>${both('reference')}</dt>
              <dd>${reference}</dd>
            </div>
            <div>
              <dt>${both('amount')}</dt>
              <dd class="amount">${formatPrice(payment.cents, locale)}</dd>
            </div>
          </dl>
          ${
            isOpen
              ? html`<form method="post">${button('pay')}${button('decline')}${button('cancel')}</form>`
              : html`<p class="over">${both('over')}</p>
                  <a href="${payment.returnUrl}">${both('back')}</a>`
          }
        </main>
      </body>
    </html>`;
}

function translate(what: TextName, locale: Locale): string {
  return text(locale, `payments.test.${what}`);
}

import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { formatPrice } from '#lib/money/price.ts';
import type { Context } from '../context.ts';
import { TestDecision } from '../contract/payment.ts';
import { takeStatus } from '../payments/events.ts';
import { findPayment, type PaymentRow } from '../payments/rows.ts';
import { decide, statusOf } from '../payments/test-payments.ts';
import { Refusal } from '../refusal.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const outcomes = { pay: 'paid', decline: 'declined', cancel: 'ended' } as const;

/**
 * The page and the door of the make-believe provider, where it is switched on: says whether a payment shall succeed. The id is as
 * hard to guess as a card number. A form goes on to the site; a program that sends JSON is answered with what happened.
 */
export function testPaymentRoutes(context: Context): Hono {
  const app = new Hono();

  app.get('/:id', async (c) => {
    const payment = await find(c.req.param('id'));
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    return c.html(page(payment));
  });

  app.post('/:id', async (c) => {
    const payment = await find(c.req.param('id'));
    const isForm = (c.req.header('Content-Type') ?? '').startsWith('application/x-www-form-urlencoded');
    const sent: unknown = isForm
      ? Object.fromEntries(new URLSearchParams(await c.req.text()))
      : await c.req.json().catch(() => null);
    const parsed = v.safeParse(TestDecision, sent);
    if (!parsed.success) throw new Refusal('invalid_request');
    const status = statusOf(await decide(context.db, payment.id, outcomes[parsed.output.outcome]));
    const done = await context.db
      .transaction()
      .execute((trx) => takeStatus(trx, context, payment.id, status));
    if (!isForm) return c.json({ done, status: status.kind });
    return c.redirect(status.kind === 'paid' ? payment.returnUrl : payment.cancelUrl, 303);
  });

  async function find(id: string): Promise<PaymentRow> {
    const payment = context.providers.has('test') && UUID.test(id) && (await findPayment(context.db, id));
    if (!payment || payment.provider !== 'test') throw new Refusal('not_found');
    return payment;
  }

  return app;
}

function page(payment: PaymentRow) {
  const amount = formatPrice(payment.cents, 'el');
  const button = (outcome: string, el: string, en: string) =>
    html`<button name="outcome" value="${outcome}">${el}<br /><span lang="en">${en}</span></button>`;
  return html`<!doctype html>
    <html lang="el">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>Δοκιμαστική πληρωμή · Test payment</title>
        <style>
          body {
            font:
              18px/1.5 system-ui,
              sans-serif;
            max-width: 32rem;
            margin: 3rem auto;
            padding: 0 1rem;
          }
          strong {
            display: block;
            border: 3px solid #a33;
            padding: 0.75rem;
          }
          button {
            font: inherit;
            padding: 0.75rem 1rem;
            margin: 0.25rem 0.25rem 0.25rem 0;
            min-height: 44px;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>Δοκιμαστική πληρωμή · <span lang="en">Test payment</span></h1>
          <strong
            >Δεν χρεώνεται τίποτα: η σελίδα υπάρχει μόνο για δοκιμές.
            <span lang="en">Nothing is charged: this page exists for tests only.</span></strong
          >
          <p>Ποσό · <span lang="en">Amount</span>: ${amount}</p>
          <form method="post">
            ${button('pay', 'Η πληρωμή πέτυχε', 'The payment succeeds')}
            ${button('decline', 'Η πληρωμή απορρίφθηκε', 'The payment is declined')}
            ${button('cancel', 'Επιστροφή χωρίς πληρωμή', 'Back without paying')}
          </form>
        </main>
      </body>
    </html>`;
}

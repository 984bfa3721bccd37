import * as v from 'valibot';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { onward, ownBooking } from '#lib/booking/manage/own-booking.server.ts';
import { choosePayment } from '#lib/booking/pay/payment-client.server.ts';
import { paymentNote } from '#lib/booking/pay/payment-note.ts';
import { paymentCancelUrl, paymentPath, paymentReturnUrl } from '#lib/booking/payment-paths.ts';
import { getBooking } from '#lib/booking/reservations-client.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { PaymentMethod } from '#reservations/contract/index.ts';

const Fields = v.object({
  locale: v.string(),
  reference: v.string(),
  key: v.pipe(v.string(), v.uuid()),
  method: PaymentMethod,
});

/**
 * Pays what is due: on to the provider, or over to an agency. A plain POST form, no script. Two presses with one key are one payment,
 * and so are two with different keys while the first is under way.
 */
export async function POST(request: Request): Promise<Response> {
  // A form on another site must not be able to choose for somebody who only opened it.
  if (request.headers.get('sec-fetch-site') === 'cross-site') return new Response(null, { status: 403 });
  const fields = v.safeParse(Fields, Object.fromEntries(await request.formData()));
  if (!fields.success) return onward(paths.manageBooking('el'));
  const { method, key } = fields.output;
  const own = await ownBooking(fields.output);
  const { locale, reference, credential } = own;
  if (!credential) return onward(managePath(locale, reference));
  const choice =
    method === 'agency'
      ? { method }
      : {
          method,
          returnUrl: paymentReturnUrl(locale, reference),
          cancelUrl: paymentCancelUrl(locale, reference),
        };
  const answer = await choosePayment({ ...own, credential }, choice, key);
  if (answer.kind !== 'ok') {
    const code = answer.kind === 'refused' ? answer.problem.code : undefined;
    return onward(paymentPath(locale, reference, paymentNote(code)));
  }
  if (method === 'agency') return onward(paths.bookingConfirmation(locale, reference));
  // An old form, found again with Back, is answered as it was the first time: only the booking knows whether it can still be paid there.
  const now = await getBooking(reference, credential, locale);
  const address = now.kind === 'ok' ? now.value.payment?.redirectUrl : null;
  return onward(address ?? paymentPath(locale, reference));
}

import * as v from 'valibot';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { readBookingAccess } from '#lib/booking/manage/booking-access.server.ts';
import { choosePayment } from '#lib/booking/pay/payment-client.server.ts';
import { checkCode, proofsNow, sendCodeOf } from '#lib/booking/contact/contact-client.server.ts';
import type { BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import { paymentNote } from '#lib/booking/pay/payment-note.ts';
import {
  paymentCancelUrl,
  type PaymentNote,
  paymentPath,
  paymentReturnUrl,
} from '#lib/booking/payment-paths.ts';
import { getBooking } from '#lib/reservations/client.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { PaymentMethod } from '#contracts/reservations/index.ts';
import { isCrossSite } from '#foundation/http/is-cross-site.ts';
import { redirectTo } from '#foundation/http/redirect-to.ts';
import { defaultLocale } from '#foundation/text/locales.ts';

const Fields = v.object({
  locale: v.string(),
  reference: v.string(),
  key: v.pipe(v.string(), v.uuid()),
  method: PaymentMethod,
  /** Of the step in between: the code that was sent, what was typed, and whether another one is wanted. */
  verification: v.optional(v.pipe(v.string(), v.uuid())),
  code: v.optional(v.pipe(v.string(), v.maxLength(40))),
  resend: v.optional(v.string()),
});

/**
 * Pays what is due: on to the provider, or over to an agency. A plain POST form, no script. Two presses with one key are one payment,
 * and so are two with different keys while the first is under way.
 */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request)) return new Response(null, { status: 403 });
  const fields = v.safeParse(Fields, Object.fromEntries(await request.formData()));
  if (!fields.success) return redirectTo(paths.manageBooking(defaultLocale));
  const { method, key } = fields.output;
  const own = await readBookingAccess(fields.output);
  const { locale, reference, credential } = own;
  if (!credential) return redirectTo(managePath(locale, reference));
  const choice =
    method === 'agency'
      ? { method }
      : {
          method,
          returnUrl: paymentReturnUrl(locale, reference),
          cancelUrl: paymentCancelUrl(locale, reference),
        };
  const known = { ...own, credential };
  const step =
    method === 'agency' ? await readStep(fields.output, known) : { kind: 'proofs' as const, proofs: [] };
  if (step.kind === 'page') return redirectTo(step.address);
  const answer = await choosePayment(known, choice, key, step.proofs);
  if (answer.kind !== 'ok') {
    const code = answer.kind === 'refused' ? answer.problem.code : undefined;
    if (code === 'contact_unverified') return redirectTo(await askForCode(known));
    return redirectTo(paymentPath(locale, reference, paymentNote(code)));
  }
  if (method === 'agency') return redirectTo(paths.bookingConfirmation(locale, reference));
  // An old form, found again with Back, is answered as it was the first time: only the booking knows whether it can still be paid there.
  const now = await getBooking(reference, credential, locale);
  const address = now.kind === 'ok' ? now.value.payment?.redirectUrl : null;
  return redirectTo(address ?? paymentPath(locale, reference));
}

type Step = { kind: 'proofs'; proofs: string[] } | { kind: 'page'; address: string };

/** What this browser has confirmed, with the code that came with this press; or the page that asks for it again. */
async function readStep(
  { verification, code = '', resend }: v.InferOutput<typeof Fields>,
  own: BookingAccess,
): Promise<Step> {
  if (verification === undefined) return { kind: 'proofs', proofs: await proofsNow() };
  if (resend) return { kind: 'page', address: await askForCode(own) };
  const { locale, reference } = own;
  const answer = await checkCode(verification, code, locale);
  if (answer.kind === 'ok') return { kind: 'proofs', proofs: answer.value };
  const refused = answer.kind === 'refused' ? answer.problem.code : undefined;
  if (refused === 'contact_code_expired' || refused === 'not_found')
    return { kind: 'page', address: await askForCode(own, 'codeExpired') };
  const isWrong = refused === 'rule_violation' || refused === 'invalid_request';
  const note = isWrong ? 'codeWrong' : paymentNote(refused);
  return { kind: 'page', address: paymentPath(locale, reference, note, verification) };
}

/** Sends a code to the address of the booking. @returns the page that asks for it, or says why there is none */
async function askForCode(own: BookingAccess, note?: PaymentNote): Promise<string> {
  const sent = await sendCodeOf(own);
  const { locale, reference } = own;
  if (sent.kind === 'ok') return paymentPath(locale, reference, note, sent.value.id);
  return paymentPath(locale, reference, paymentNote(sent.kind === 'refused' ? sent.problem.code : undefined));
}

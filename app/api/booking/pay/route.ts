import { bookingFields, defineBookingForm } from '#app/api/_route/form-target.ts';
import * as v from 'valibot';
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

const Fields = v.object({
  ...bookingFields,
  method: PaymentMethod,
  /** Of the verification step: the code that was sent, what was typed, and whether another one is requested. */
  verification: v.optional(v.pipe(v.string(), v.uuid())),
  code: v.optional(v.pipe(v.string(), v.maxLength(40))),
  resend: v.optional(v.string()),
});

/**
 * Pays the balance due: redirects to the provider, or switches to an agency. A plain POST form, no script. Two presses
 * with one key are one payment, and so are two with different keys while the first is under way.
 */
export const POST = defineBookingForm({
  fields: Fields,
  handle: async (fields, access) => {
    const { method, key } = fields;
    const { locale, reference, credential } = access;
    const choice =
      method === 'agency'
        ? { method }
        : {
            method,
            returnUrl: paymentReturnUrl(locale, reference),
            cancelUrl: paymentCancelUrl(locale, reference),
          };
    const step =
      method === 'agency' ? await readStep(fields, access) : { kind: 'proofs' as const, proofs: [] };
    if (step.kind === 'page') return step.address;
    const answer = await choosePayment(access, choice, key, step.proofs);
    if (answer.kind !== 'ok') {
      const code = answer.kind === 'refused' ? answer.problem.code : undefined;
      if (code === 'contact_unverified') return requestCode(access);
      return paymentPath(locale, reference, paymentNote(code));
    }
    if (method === 'agency') return paths.bookingConfirmation(locale, reference);
    // An old form, resubmitted after Back, gets its first response: only the booking knows whether it can still be paid
    // there.
    const now = await getBooking(reference, credential, locale);
    const address = now.kind === 'ok' ? now.value.payment?.redirectUrl : null;
    return address ?? paymentPath(locale, reference);
  },
});

type Step = { kind: 'proofs'; proofs: string[] } | { kind: 'page'; address: string };

/** The proofs of this browser, including the one for the code in this request; or the page that requests the code again. */
async function readStep(
  { verification, code = '', resend }: v.InferOutput<typeof Fields>,
  own: BookingAccess,
): Promise<Step> {
  if (verification === undefined) return { kind: 'proofs', proofs: await proofsNow() };
  if (resend) return { kind: 'page', address: await requestCode(own) };
  const { locale, reference } = own;
  const answer = await checkCode(verification, code, locale);
  if (answer.kind === 'ok') return { kind: 'proofs', proofs: answer.value };
  const refused = answer.kind === 'refused' ? answer.problem.code : undefined;
  if (refused === 'contact_code_expired' || refused === 'not_found')
    return { kind: 'page', address: await requestCode(own, 'codeExpired') };
  const isWrong = refused === 'rule_violation' || refused === 'invalid_request';
  const note = isWrong ? 'codeWrong' : paymentNote(refused);
  return { kind: 'page', address: paymentPath(locale, reference, note, verification) };
}

/** Sends a code to the booking's address. @returns the page to enter it, or to say why there is none */
async function requestCode(own: BookingAccess, note?: PaymentNote): Promise<string> {
  const sent = await sendCodeOf(own);
  const { locale, reference } = own;
  if (sent.kind === 'ok') return paymentPath(locale, reference, note, sent.value.id);
  return paymentPath(locale, reference, paymentNote(sent.kind === 'refused' ? sent.problem.code : undefined));
}

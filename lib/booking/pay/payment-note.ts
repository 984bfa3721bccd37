import type { PaymentNote } from '#lib/booking/payment-paths.ts';
import type { ProblemCode } from '#contracts/reservations/index.ts';

/**
 * The payment page's note for a refusal; `undefined` when the page itself explains it. A `code` of `undefined` means
 * that the service didn't respond.
 */
export function paymentNote(code: ProblemCode | undefined): PaymentNote | undefined {
  switch (code) {
    case undefined:
    case 'engine_down':
    case 'copy_for_testing':
    case 'payment_unavailable':
      return 'away';
    case 'unpaid_limit':
    case 'card_only':
      return 'limit';
    case 'contact_unverified':
      return 'noEmail';
    case 'too_many_requests':
      return 'often';
    case 'sales_closed':
      return 'sailing';
    case 'hold_expired':
      return undefined;
    default:
      return 'closed';
  }
}

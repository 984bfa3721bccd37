import type { Bilingual } from '#contracts/reservations/primitives.ts';

/** Said wherever a booking that was paid by a test is shown: nobody may take it for a bought ticket. */
export const testPaymentNotice: Bilingual = {
  el: 'Δοκιμαστική πληρωμή – δεν γίνεται καμία χρέωση',
  en: 'Test payment – no money is taken',
};

import * as v from 'valibot';
import { bookingFields, defineBookingForm } from '#app/api/_route/form-target.ts';
import { paymentPath } from '#lib/booking/payment-paths.ts';
import { paths } from '#lib/routes/paths.ts';
import { extendHold } from '#lib/reservations/client.server.ts';

const Fields = v.object({
  locale: bookingFields.locale,
  reference: bookingFields.reference,
  page: v.picklist(['travellers', 'payment']),
});

/** «Δέκα λεπτά ακόμη»: whether it was given or came too late, the page shows how much time there is now. */
export const POST = defineBookingForm({
  fields: Fields,
  handle: async ({ page }, { locale, reference, credential }) => {
    await extendHold(reference, credential, locale);
    return page === 'travellers'
      ? paths.bookingTravellers(locale, { ref: reference })
      : paymentPath(locale, reference);
  },
});

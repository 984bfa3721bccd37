import { createLimiter } from '#foundation/limits/limiter.ts';
import { bookingById } from '#reservations/bookings/read.ts';
import { readContact } from '#reservations/bookings/personal/travellers.ts';
import type { Context } from '#reservations/context/context.ts';
import type { WriteEmail } from '#reservations/context/outbox.ts';
import { writeEmail } from './write-email.ts';

/** How many emails are written at the same time. A process has ten connections to PostgreSQL, and buyers come first. */
const AT_ONCE = 3;

/** Writes emails of bookings when they're sent; null where the traveller gave no email address, or it has been erased. */
export function createEmailWriter(context: Context): WriteEmail {
  const { db, secrets } = context;
  const limiter = createLimiter({ atOnce: AT_ONCE });

  return ({ about, ...email }) =>
    limiter.run(async () => {
      const row = await bookingById(db, about);
      const { email: to } = await readContact(db, secrets, about);
      return row && to ? await writeEmail(context, row, email, to) : null;
    });
}

import { bookingById } from '#reservations/bookings/read.ts';
import { readContact } from '#reservations/bookings/personal/travellers.ts';
import type { Context } from '#reservations/context/context.ts';
import type { WriteEmail } from '#reservations/context/outbox.ts';
import { writeEmail } from './write-email.ts';

/** Written at the same time. PostgreSQL lends a process ten connections, and those who buy come first. */
const AT_ONCE = 3;

/** Writes emails of bookings when they're sent; null where the traveller gave no email address, or it has been erased. */
export function createEmailWriter(context: Context): WriteEmail {
  const { db, secrets } = context;
  const waiting: (() => void)[] = [];
  let free = AT_ONCE;

  return async ({ about, ...email }) => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      const row = await bookingById(db, about);
      const { email: to } = await readContact(db, secrets, about);
      return row && to ? await writeEmail(context, row, email, to) : null;
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

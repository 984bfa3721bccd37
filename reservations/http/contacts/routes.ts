import { Hono } from 'hono';
import { distantCallerOf } from '#foundation/limits/caller.ts';
import { openBooking } from '#reservations/bookings/access/open-booking.ts';
import type { Attempts } from '#reservations/bookings/access/attempts.ts';
import { finishVerification, startVerification } from '#reservations/contacts/verify.ts';
import type { Context } from '#reservations/context/context.ts';
import { VerificationCode, VerificationRequest } from '#contracts/reservations/contacts/verification.ts';
import { readContact } from '#reservations/bookings/personal/travellers.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { credentialsOf } from '../credentials.ts';
import { languageOf } from '../language.ts';
import { readBody } from '../parse.ts';

/** Confirming an address by a code. */
export function contactRoutes(context: Context, attempts: Attempts): Hono {
  const app = new Hono();

  app.post('/contacts/verifications', async (c) => {
    const request = await readBody(c.req.raw, VerificationRequest);
    return c.json(await startVerification(context, request, distantCallerOf(c.req.raw)), 202);
  });

  app.post('/contacts/verifications/:id', async (c) => {
    const { code } = await readBody(c.req.raw, VerificationCode);
    return c.json(await finishVerification(context, c.req.param('id'), code, distantCallerOf(c.req.raw)));
  });

  /** To the address that the booking has, which whoever opened it by a surname may not know: only a part of it is answered. */
  app.post('/bookings/:reference/contact/verifications', async (c) => {
    const credentials = credentialsOf(c.req.raw, c.req.query('surname') ?? null);
    const booking = await openBooking(context, attempts, c.req.param('reference'), credentials);
    const { email } = await readContact(context.db, context.secrets, booking.id);
    if (!email) throw new DomainError('contact_unverified');
    const language = languageOf(c.req.raw.headers);
    const request = { channel: 'email', address: email, language, purpose: 'agency' } as const;
    const started = await startVerification(context, request, distantCallerOf(c.req.raw));
    return c.json({ ...started, sentTo: hinted(email) }, 202);
  });

  return app;
}

/** `n•••@example.gr` */
function hinted(email: string): string {
  return email.replace(/^(.)[^@]*(?=@)/u, '$1•••');
}

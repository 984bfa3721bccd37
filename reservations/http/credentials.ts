import { callerOf } from '#lib/limits/caller.ts';
import type { Credentials } from '../access/open-booking.ts';

/** How the caller of a door proves whose booking it is. `surname`: null where only the access token counts. */
export function credentialsOf(request: Request, surname: string | null): Credentials {
  const token = /^Bearer (\S{1,200})$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;
  return { token, surname, caller: callerOf(request), pass: request.headers.get('Booking-Pass') };
}

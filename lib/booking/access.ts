import * as v from 'valibot';

/** Name of the HttpOnly cookie that opens this browser's own bookings. It holds no name and no travel data. */
export const ACCESS_COOKIE = 'ml_booking';
/**
 * Enough for a family that books several trips. The oldest is dropped; its booking still opens with reference and
 * surname.
 */
const KEPT = 5;

/** What opens a booking: the token that its hold returned, or a traveller's surname that the service has accepted. */
export type Credential =
  | { kind: 'token'; token: string }
  /** `pass`: this browser has opened the booking before, so other people's guesses don't slow it down (`OpenResult`). */
  | { kind: 'surname'; surname: string; pass?: string | undefined };
export type Access = { reference: string; credential: Credential };

const Stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      reference: v.string(),
      credential: v.variant('kind', [
        v.object({ kind: v.literal('token'), token: v.string() }),
        v.object({ kind: v.literal('surname'), surname: v.string(), pass: v.optional(v.string()) }),
      ]),
    }),
  ),
);

/** Newest first. An edited cookie reads as empty. */
export function readAccess(cookie: string | undefined): Access[] {
  if (!cookie) return [];
  const parsed = v.safeParse(Stored, cookie);
  return parsed.success ? parsed.output : [];
}

export function credentialFor(cookie: string | undefined, reference: string): Credential | null {
  return readAccess(cookie).find((access) => access.reference === reference)?.credential ?? null;
}

/** The cookie with one more booking at the front. */
export function withAccess(cookie: string | undefined, access: Access): string {
  const others = readAccess(cookie).filter((each) => each.reference !== access.reference);
  return JSON.stringify([access, ...others].slice(0, KEPT));
}

/** The cookie without a booking. */
export function withoutAccess(cookie: string | undefined, reference: string): string {
  return JSON.stringify(readAccess(cookie).filter((each) => each.reference !== reference));
}

/** Name of the cookie that distinguishes this browser from others on its network while one of them guesses surnames. */
export const VISITOR_COOKIE = 'ml_visitor';

/** How long this browser opens its bookings, waiting entries and confirmed address; the privacy policy states it. */
export const ACCESS_DAYS = 30;
/** How long {@link VISITOR_COOKIE} is kept, as the service remembers the visitor; the privacy policy states it. */
export const VISITOR_HOURS = 24;

/**
 * HttpOnly: no script, ours or foreign, can read the credentials of a booking. `site` is the public address of the
 * site.
 */
export function accessCookieOptions(site: string) {
  return {
    httpOnly: true,
    sameSite: 'lax',
    secure: site.startsWith('https:'),
    path: '/',
    maxAge: ACCESS_DAYS * 24 * 60 * 60,
  } as const;
}

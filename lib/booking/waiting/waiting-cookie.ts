import * as v from 'valibot';

/** Name of the HttpOnly cookie that opens this browser's entries on waiting lists. It holds no name and no address. */
export const WAITING_COOKIE = 'ml_waiting';
/** The oldest is dropped; its own link still opens it. */
const KEPT = 5;

type Held = { id: string; token: string };
const Stored = v.pipe(v.string(), v.parseJson(), v.array(v.object({ id: v.string(), token: v.string() })));

/** Newest first. An edited cookie reads as empty. */
function read(cookie: string | undefined): Held[] {
  const parsed = v.safeParse(Stored, cookie ?? '[]');
  return parsed.success ? parsed.output : [];
}

/** The token that opens an entry in this browser; null when there is none. */
export function waitingToken(cookie: string | undefined, id: string): string | null {
  return read(cookie).find((each) => each.id === id)?.token ?? null;
}

/** The cookie with one more entry at the front. */
export function withWaiting(cookie: string | undefined, held: Held): string {
  const others = read(cookie).filter(({ id }) => id !== held.id);
  return JSON.stringify([held, ...others].slice(0, KEPT));
}

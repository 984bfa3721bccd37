import * as v from 'valibot';

/** Name of the HttpOnly cookie that opens this browser's places on waiting lists. It holds no name and no address. */
export const WAITING_COOKIE = 'ml_waiting';
/** The oldest gives way; its own link still opens it. */
const KEPT = 5;

type Held = { id: string; token: string };
const Stored = v.pipe(v.string(), v.parseJson(), v.array(v.object({ id: v.string(), token: v.string() })));

/** Newest first. A cookie that somebody edited reads as empty. */
function read(cookie: string | undefined): Held[] {
  const parsed = v.safeParse(Stored, cookie ?? '[]');
  return parsed.success ? parsed.output : [];
}

/** What opens an entry in this browser; null when nothing does. */
export function waitingToken(cookie: string | undefined, id: string): string | null {
  return read(cookie).find((each) => each.id === id)?.token ?? null;
}

/** The cookie with one more entry in front. */
export function withWaiting(cookie: string | undefined, held: Held): string {
  const others = read(cookie).filter(({ id }) => id !== held.id);
  return JSON.stringify([held, ...others].slice(0, KEPT));
}

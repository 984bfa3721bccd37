import { LONGEST_SECONDS } from './sessions.ts';

const NAME = 'lake_session';

export function cookieToken(request: Request): string | undefined {
  return readCookie(request, NAME);
}

export function readCookie(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return undefined;
}

/** Where browsers send the session: the lake's own address, and paths on the same origin that ask the lake who is signed in. */
export type CookiePlaces = { publicUrl: string; sessionPaths: readonly string[] };

/**
 * The lake itself ends an unused session earlier. One cookie per path, so that the site's pages never receive it. Only the
 * Studio's own requests need it, so it is never sent with a request that starts on another site.
 */
export function sessionCookies(token: string, places: CookiePlaces): string[] {
  return everywhere(token, LONGEST_SECONDS, places);
}

export function endedCookies(places: CookiePlaces): string[] {
  return everywhere('', 0, places);
}

function everywhere(value: string, seconds: number, { publicUrl, sessionPaths }: CookiePlaces): string[] {
  const paths = [new URL(publicUrl).pathname, ...sessionPaths];
  return paths.map((path) => write(NAME, value, seconds, { publicUrl, path, sameSite: 'Strict' }));
}

/** `publicUrl` decides the path, and `Secure` if it is https. Lax, so that it is sent when a provider or an email link leads back here. */
export function cookie(name: string, value: string, seconds: number, publicUrl: string): string {
  return write(name, value, seconds, { publicUrl, path: new URL(publicUrl).pathname, sameSite: 'Lax' });
}

function write(
  name: string,
  value: string,
  seconds: number,
  { publicUrl, path, sameSite }: { publicUrl: string; path: string; sameSite: 'Strict' | 'Lax' },
): string {
  const secure = new URL(publicUrl).protocol === 'https:' ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${secure}`;
}

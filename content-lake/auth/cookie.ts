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

/** The lake itself ends it earlier when it is not used. `publicUrl` decides the path, so that the site's pages never see the cookie, and `Secure` when it is https. */
export function sessionCookie(token: string, publicUrl: string): string {
  return cookie(NAME, token, LONGEST_SECONDS, publicUrl);
}

export function endedCookie(publicUrl: string): string {
  return cookie(NAME, '', 0, publicUrl);
}

export function cookie(name: string, value: string, seconds: number, publicUrl: string): string {
  const { pathname, protocol } = new URL(publicUrl);
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${name}=${value}; Path=${pathname}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

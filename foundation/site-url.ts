import type { Env } from './env.ts';

/** The site's public address, without a slash at its end. */
export function siteUrlOf({ SITE_URL, PORT }: Pick<Env, 'SITE_URL' | 'PORT'>): string {
  return (SITE_URL ?? `http://localhost:${PORT}`).replace(/\/$/, '');
}

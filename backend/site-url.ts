import type { Env } from '#foundation/env.ts';

/** Id of the project that the content lake plays; the Studio and the site name it, too. */
export const PROJECT_ID = 'meltemi';

/** The site's public address, without a slash at its end. */
export function siteUrlOf(env: Env): string {
  return (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '');
}

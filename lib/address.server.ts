import 'server-only';
import { cache } from 'react';
import { readEnv } from '#foundation/env.ts';
import { siteUrlOf } from '#foundation/site-url.ts';

// Once per rendered page: reading all variables takes half a millisecond, and a page needs them some twenty times.
const env = cache(() => readEnv(process.env));

/** Public address of the site without a slash at the end, for canonical links and structured data. */
export function siteUrl(): string {
  return siteUrlOf(env());
}

/** Where this process reaches the backend. Never sent to a browser. */
export function backendUrl(): string {
  const { BACKEND_URL, BACKEND_PORT } = env();
  return (BACKEND_URL ?? `http://127.0.0.1:${BACKEND_PORT}`).replace(/\/$/, '');
}

import 'server-only';
import { readEnv } from '#lib/env.ts';

/** Public address of the site without a slash at the end, for canonical links and structured data. */
export function siteUrl(): string {
  const env = readEnv(process.env);
  return (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '');
}

/** Where this process reaches the backend; never shown to a browser. */
export function backendUrl(): string {
  const env = readEnv(process.env);
  return (env.BACKEND_URL ?? `http://127.0.0.1:${env.BACKEND_PORT}`).replace(/\/$/, '');
}

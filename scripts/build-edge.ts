import { readEnv } from '#foundation/env.ts';
import { buildEdge } from './edge/build.ts';

/*
 * Entry of `npm run build:edge`: builds the site for the edge (deploy/cloudflare). Content and timetable are read from the backend
 * at BACKEND_URL, which must be running. The headers of static files depend on SITE_URL at build time; pages use the worker's own
 * SITE_URL.
 */
const env = readEnv(process.env);
await buildEdge({
  ...process.env,
  BACKEND_URL: env.BACKEND_URL ?? `http://127.0.0.1:${env.BACKEND_PORT}`,
  SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT}`,
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

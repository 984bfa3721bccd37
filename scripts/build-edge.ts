import { readEnv } from '#foundation/env.ts';
import { buildEdge } from './edge/build.ts';

/*
 * Entry of `npm run build:edge`: builds the site for the edge (deploy/cloudflare). Content and timetable are read from the backend
 * named by BACKEND_URL, which must answer. The headers of its files are those of SITE_URL; pages name the one that the worker is given.
 */
const env = readEnv(process.env);
await buildEdge({
  ...process.env,
  BACKEND_URL: env.BACKEND_URL ?? `http://127.0.0.1:${env.BACKEND_PORT}`,
  SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT}`,
});

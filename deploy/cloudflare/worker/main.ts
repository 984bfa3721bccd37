import site from 'open-next-worker';
import { originsOf, withVisitor } from '#foundation/http/with-visitor.ts';
import { GUARD } from '#lib/security/guarded.ts';
import { createEdgeSite } from './edge-site.ts';
import { missingSettings } from './readiness.ts';

const ownFetch = globalThis.fetch;
let isStarted = false;

/** All calls of the site to its backend use this worker's global fetch. */
function startOnce(env: Readonly<Record<string, string>>): void {
  if (isStarted) return;
  isStarted = true;
  process.env[GUARD] = 'worker';
  const { EDGE_SECRET: secret, BACKEND_URL: backend, SITE_ORIGIN: origin } = env;
  if (secret) globalThis.fetch = withVisitor(ownFetch, { secret, origins: originsOf(backend, origin) });
  for (const missing of missingSettings(env))
    console.warn(JSON.stringify({ level: 'warn', part: 'edge', msg: 'a setting is missing', missing }));
}

/** Entry point of the worker. Its settings are the worker's variables and secrets, with the names from .env.example. */
const worker = {
  fetch(request: Request, env: Readonly<Record<string, unknown>>, context: object): Promise<Response> {
    const settings = Object.fromEntries(
      Object.entries(env).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    startOnce(settings);
    return createEdgeSite({
      site: (inner) => site.fetch(inner, env, context),
      env: settings,
      fetch: (inner) => fetch(inner),
      newId: () => crypto.randomUUID(),
    })(request);
  },
};

export default worker;

/** The queue of pages to regenerate (wrangler.jsonc, `durable_objects`). */
export { DOQueueHandler } from 'open-next-worker';

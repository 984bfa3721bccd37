import site from 'open-next-worker';
import { createEdgeSite } from './edge-site.ts';
import { missingSettings } from './readiness.ts';
import { originsOf, withVisitor } from './vouch.ts';

const ownFetch = globalThis.fetch;
let isStarted = false;

/** Everything that the site asks of its backend goes through the one fetch of this worker. */
function startOnce(env: Readonly<Record<string, string>>): void {
  if (isStarted) return;
  isStarted = true;
  const { EDGE_SECRET: secret, BACKEND_URL: backend, SITE_ORIGIN: origin } = env;
  if (secret) globalThis.fetch = withVisitor(ownFetch, { secret, origins: originsOf(backend, origin) });
  for (const missing of missingSettings(env))
    console.warn(JSON.stringify({ level: 'warn', part: 'edge', msg: 'a setting is missing', missing }));
}

/** Entry of the worker. Settings are variables and secrets of the worker, under the names of .env.example. */
const worker = {
  fetch(request: Request, env: Readonly<Record<string, unknown>>, context: object): Promise<Response> {
    const settings = Object.fromEntries(
      Object.entries(env).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    startOnce(settings);
    return createEdgeSite({
      site: (asked) => site.fetch(asked, env, context),
      env: settings,
      fetch: (asked) => fetch(asked),
      newId: () => crypto.randomUUID(),
    })(request);
  },
};

export default worker;

/** The queue of pages that are made again (wrangler.jsonc, `durable_objects`). */
export { DOQueueHandler } from 'open-next-worker';

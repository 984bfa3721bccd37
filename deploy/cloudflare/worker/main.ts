import site from 'open-next-worker';
import { createEdgeSite } from './edge-site.ts';

/** Entry of the worker. Settings are variables and secrets of the worker, under the names of .env.example. */
const worker = {
  fetch: (request: Request, env: Readonly<Record<string, unknown>>, context: object): Promise<Response> =>
    createEdgeSite({
      site: (asked) => site.fetch(asked, env, context),
      env: Object.fromEntries(
        Object.entries(env).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      ),
      fetch: (asked) => fetch(asked),
      newId: () => crypto.randomUUID(),
    })(request),
};

export default worker;

/** The queue of pages that are made again (wrangler.jsonc, `durable_objects`). */
export { DOQueueHandler } from 'open-next-worker';

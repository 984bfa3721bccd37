import site from 'open-next-worker';
import { originsOf, withVisitor } from '#foundation/http/with-visitor.ts';
import { GUARD } from '#lib/security/guarded.ts';
import { readSecuritySettings } from '#lib/security/settings.ts';
import { createEdgeSite } from './edge-site.ts';
import { createKeptPages, type PageBucket } from './kept-pages.ts';
import { onPageNote } from './page-notes.ts';
import { createPurges, readPurges, type TagDatabase } from './purges.ts';
import { isOrigin, missingSettings, ORIGIN_MISSING } from './readiness.ts';

/** The worker's variables, secrets and bindings (wrangler.jsonc). Variables have the names from .env.example. */
type Env = Readonly<Record<string, unknown>> & {
  NEXT_INC_CACHE_R2_BUCKET: PageBucket;
  NEXT_TAG_CACHE_D1: TagDatabase;
};
type Context = { waitUntil(work: Promise<unknown>): void };

const ownFetch = globalThis.fetch;
let edgeSite: ReturnType<typeof createEdgeSite> | undefined;

/** Once per isolate: variables and bindings don't change within one. */
function start(env: Env): ReturnType<typeof createEdgeSite> {
  const settings = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  process.env[GUARD] = 'worker';
  const { EDGE_SECRET: secret, BACKEND_URL: backend, SITE_ORIGIN: origin } = settings;
  // All calls of the site to its backend use this worker's global fetch.
  if (secret) globalThis.fetch = withVisitor(ownFetch, { secret, origins: originsOf(backend, origin) });
  for (const missing of missingSettings(settings))
    console.warn(JSON.stringify({ level: 'warn', part: 'edge', msg: 'a setting is missing', missing }));
  if (!isOrigin(origin ?? ''))
    console.error(JSON.stringify({ level: 'error', part: 'edge', msg: ORIGIN_MISSING }));

  // Set by OpenNext's bundle, which has it in the keys of its own store and of its tags.
  const build = process.env.OPEN_NEXT_BUILD_ID ?? 'unknown';
  const read = readPurges(env.NEXT_TAG_CACHE_D1, build);
  const pages = createKeptPages({
    bucket: env.NEXT_INC_CACHE_R2_BUCKET,
    purges: createPurges({ read, build, now: Date.now }),
    build,
    settings: readSecuritySettings(settings),
    now: Date.now,
  });
  onPageNote((note) => {
    switch (note.kind) {
      case 'rendered':
        return pages.keep(note.page, note.rendered, note.at);
      case 'read':
        return pages.keepMissing(note.page, note.rendered, note.at);
      case 'gone':
        return pages.forget(note.page);
    }
  });
  return createEdgeSite({
    env: settings,
    pages,
    fetch: (request) => fetch(request),
    newId: () => crypto.randomUUID(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
}

/** Entry point of the worker. */
const worker = {
  fetch(request: Request, env: Env, context: Context): Promise<Response> {
    edgeSite ??= start(env);
    return edgeSite(request, {
      site: (inner) => site.fetch(inner, env, context),
      inBackground: (work) => context.waitUntil(work),
    });
  },
};

export default worker;

/** The queue of pages to regenerate (wrangler.jsonc, `durable_objects`). */
export { DOQueueHandler } from 'open-next-worker';

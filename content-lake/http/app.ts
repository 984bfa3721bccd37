import type { LakeEnv, Routes } from '#content-lake/protocol/routes.ts';
import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Log } from '#foundation/log/log.ts';
import { badRequest, LakeError, projectNotFound, tooLarge } from '#content-lake/protocol/errors.ts';
import { failureResponse, MutationFailure } from '#content-lake/protocol/mutation-failure.ts';
import { assertMayRead, type Authenticate, withinDataset } from '#content-lake/protocol/principal.ts';

export type AppOptions = {
  projectId: string;
  authenticate: Authenticate;
  log: Log;
  routes: readonly Routes[];
  /** Whether a dataset is closed to strangers. */
  isPrivate: (dataset: string) => boolean;
  /** Called with every response before it is sent. */
  onResponse?: (c: Context<LakeEnv>) => Promise<void>;
};

/** The dataset named in an address. A token bound to one has no rights where none is named. */
const DATASET =
  /^\/v[^/]+\/(?:data\/(?:live\/events|history|[a-z]+)|assets\/[a-z]+|(?:projects\/[^/]+\/)?datasets)\/([^/]+)/;

/** Decoded as the routes decode it: an escaped letter must not bypass a check by name. */
function datasetOf(path: string): string | undefined {
  const name = DATASET.exec(path)?.[1];
  if (name === undefined || !name.includes('%')) return name;
  try {
    return decodeURIComponent(name);
  } catch {
    throw badRequest('The dataset name in the address is not validly encoded');
  }
}

/** Combines the parts: authentication, project and errors in the hosted service's format. */
export function createApp(options: AppOptions): Hono<LakeEnv> {
  const root = new Hono<LakeEnv>();
  const api = new Hono<LakeEnv>();

  root.onError((thrown, c) => {
    const error = thrown instanceof MutationFailure ? failureResponse('mutationError', thrown) : thrown;
    if (error instanceof LakeError) {
      if (error.retryAfter !== undefined) c.header('retry-after', String(error.retryAfter));
      return c.json(error.body, error.status);
    }
    // Hono's body limit, which some routes use.
    if (thrown instanceof HTTPException && thrown.status === 413) {
      return c.json(tooLarge('Request body is too large').body, 413);
    }
    options.log.error({ path: c.req.path, error: error.stack ?? error.message }, 'request failed');
    return c.json(
      { statusCode: 500, error: 'Internal Server Error', message: 'An internal server error occurred' },
      500,
    );
  });

  root.use(async (c, next) => {
    // Whatever it is part of, an id, a name or a revision: PostgreSQL can't store it in a text.
    if (c.req.url.includes('%00')) throw badRequest('The address contains the character U+0000');
    const principal = await options.authenticate(c.req.raw);
    const dataset = datasetOf(c.req.path);
    const within = withinDataset(principal, dataset);
    // The only check for every read: no route below needs to know whether a dataset is private.
    if (dataset !== undefined && options.isPrivate(dataset)) assertMayRead(within);
    c.set('principal', within);
    const requestedProject = c.req.header('x-sanity-project-id');
    if (requestedProject && requestedProject !== options.projectId) throw projectNotFound(requestedProject);
    await next();
    await options.onResponse?.(c);
    // Nobody reads this body; a stream would wait for its reader for ever.
    if (c.req.raw.method === 'HEAD') await c.res.body?.cancel();
  });

  api.use(async (c, next) => {
    await next();
    // Responses depend on the caller; only individual routes may allow caching.
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'private, no-store');
  });

  for (const addRoutes of options.routes) addRoutes({ api, root });
  root.route('/:version{v[0-9A-Za-z.-]+}', api);
  root.notFound((c) =>
    c.json({ statusCode: 404, error: 'Not Found', message: `No endpoint at ${c.req.path}` }, 404),
  );
  return root;
}

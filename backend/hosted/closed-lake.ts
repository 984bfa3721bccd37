/** With which commands find out whether the running backend is theirs (`scripts/commands/connect.ts`). */
const COMMANDS_PATH = /^\/v[^/]+\/auth\/id$/;

/**
 * The embedded content lake while the content is in a hosted project: it would show and take documents that the site doesn't
 * have, so it answers 404 and says where they are.
 */
export function closedLake(
  fetch: (request: Request) => Promise<Response>,
  project: string,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (COMMANDS_PATH.test(new URL(request.url).pathname)) return fetch(request);
    const message = `The content is in the hosted project ${project}: https://${project}.api.sanity.io`;
    return Response.json({ statusCode: 404, error: 'Not Found', message }, { status: 404 });
  };
}

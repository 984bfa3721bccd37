type Fetch = (request: Request) => Promise<Response>;

export const READY_PATH = '/api/ready';
const ANSWER_MS = 2_000;

/** Without it every picture would be missing, so neither the build nor the worker starts. */
export const ORIGIN_MISSING =
  'SITE_ORIGIN must be the address of the Node host, which has the pictures and the Studio, such as https://node.example.gr (deploy/cloudflare/README.md).';

/** Whether a value of `SITE_ORIGIN` is an address. */
export function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/** The worker's response to everything while `SITE_ORIGIN` is missing. */
export function withoutOrigin(): Response {
  return new Response(`${ORIGIN_MISSING}\n`, {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

/**
 * The worker's response to probes, like `/api/ready` of the site on Node: always 200, because cached pages need no backend, with
 * the state of the backend and missing settings.
 */
export async function readiness(options: {
  backendUrl: string | undefined;
  secret: string | undefined;
  fetch: Fetch;
}): Promise<Response> {
  const { backendUrl, secret } = options;
  const missing = missingSettings({ EDGE_SECRET: secret });
  const backend = (await isReady(backendUrl, options.fetch)) ? 'ready' : 'away';
  return Response.json(
    { status: 'ready', backend, ...(missing.length > 0 && { missing }) },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

/**
 * Missing settings without which the site at the edge works only in part, each with the consequence; for the build, the log and
 * probes.
 */
export function missingSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  return env.EDGE_SECRET ? [] : ['EDGE_SECRET: limits of sign-ups and bookings count all visitors as one'];
}

async function isReady(backendUrl: string | undefined, fetchIt: Fetch): Promise<boolean> {
  if (!backendUrl || !URL.canParse('/ready', backendUrl)) return false;
  try {
    const answer = await fetchIt(
      new Request(new URL('/ready', backendUrl), { signal: AbortSignal.timeout(ANSWER_MS) }),
    );
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

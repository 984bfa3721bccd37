import * as v from 'valibot';
import type { Lake } from '#content-lake/index.ts';
import type { WhoIsStaff } from '#desk/index.ts';
import { PROJECT_ID } from '../project-id.ts';
import { createHostedMembers } from './hosted-members.ts';

const API_VERSION = 'v2021-06-07';
const PROGRAM = 'sanity-token';

const Me = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1)),
  name: v.string(),
  email: v.optional(v.nullable(v.string()), ''),
  /** How somebody signs in; `sanity-token` for a program's token, here and at the hosted project. */
  provider: v.string(),
  roles: v.array(v.looseObject({ name: v.string() })),
});

/**
 * Identifies the member of staff who sends a request to the desk, by asking the content lake or the hosted project about its
 * credentials. These are a bearer token, or this site's Studio cookie, which counts for a change only if the request comes from
 * a page of this site. A program's token identifies nobody. @throws if the hosted project doesn't respond
 */
export function staffAuthenticator(
  lake: Lake,
  options: { hostedProject: string | undefined; siteUrl: string },
): WhoIsStaff {
  const { hostedProject } = options;
  const hosted = hostedProject ? createHostedMembers({ project: hostedProject, now: Date.now }) : null;
  const site = new URL(options.siteUrl).origin;
  return async (request) => {
    // This site's cookies mean nothing to the hosted project.
    const headers = credentialsOf(request, hosted ? null : site);
    if (!headers) return null;
    const me = v.safeParse(Me, await (hosted ? hosted(headers.authorization ?? '') : ofLake(lake, headers)));
    if (!me.success) return null;
    const { id, name, email, provider, roles } = me.output;
    if (provider === PROGRAM) return null;
    const role = roles[0]?.name;
    return role === undefined ? null : { id, name, email: email ?? '', role };
  };
}

async function ofLake(lake: Lake, headers: Credentials): Promise<unknown> {
  const answer = await lake.fetch(
    new Request(`http://${PROJECT_ID}.invalid/${API_VERSION}/users/me`, { headers }),
  );
  return answer.ok ? await answer.json() : null;
}

type Credentials = { authorization?: string; cookie?: string };

function credentialsOf(request: Request, site: string | null): Credentials | null {
  const authorization = request.headers.get('authorization');
  if (authorization) return { authorization };
  const cookie = request.headers.get('cookie');
  if (!cookie || site === null) return null;
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const isOwn =
    request.headers.get('sec-fetch-site') === 'same-origin' || request.headers.get('origin') === site;
  return reads || isOwn ? { cookie } : null;
}

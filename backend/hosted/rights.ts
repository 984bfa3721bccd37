import * as v from 'valibot';
import { type HostedApi, HostedError, parsed } from './api.ts';
import type { Finding } from './finding.ts';

const Project = v.looseObject({ displayName: v.string() });
const Grants = v.object({
  projects: v.record(
    v.string(),
    v.record(v.string(), v.array(v.looseObject({ grants: v.array(v.looseObject({ name: v.string() })) }))),
  ),
});
/** What the set-up does, by the service's names. */
const NEEDED = {
  'sanity.project.datasets': 'data sets',
  'sanity.project.cors': 'CORS origins',
  'sanity.project.tokens': 'tokens',
  'sanity.project.webhooks': 'webhooks',
} as const;

/** Whether the project exists and the token belongs to somebody in it. */
export async function examineProject(api: HostedApi): Promise<Finding> {
  const part = 'project';
  try {
    const { displayName } = parsed(Project, await api.shared(`v2025-02-19/projects/${api.project}`));
    return { part, state: 'ok', detail: `${api.project} (${displayName})` };
  } catch (error) {
    if (!(error instanceof HostedError)) throw error;
    return { part, state: 'refused', detail: `${projectProblem(api.project, error)}` };
  }
}

function projectProblem(project: string, error: HostedError): string {
  switch (error.kind) {
    case 'unauthorized':
      return 'SANITY_AUTH_TOKEN is not accepted: it was revoked, has expired or was copied incompletely. Make a new one at https://www.sanity.io/manage.';
    case 'forbidden':
    case 'not-found':
      return `There is no project ${project}, or the owner of SANITY_AUTH_TOKEN is not a member. Its id is on its page at https://www.sanity.io/manage; set NEXT_PUBLIC_SANITY_PROJECT_ID to it.`;
    case 'unreachable':
    case 'failed':
      return error.message;
  }
}

/**
 * Whether the token may make everything, asked before anything is made. If the service lists nothing for this project, the first
 * part that it refuses to make stops the command.
 */
export async function examineRights(api: HostedApi): Promise<Finding> {
  const part = 'rights';
  const held = await grantsOf(api);
  if (held === undefined) return { part, state: 'ok', detail: 'not listed by the service' };
  const lacking = Object.entries(NEEDED).flatMap(([permission, name]) => {
    const mayCreate = held[permission]?.some(({ grants }) => grants.some((grant) => grant.name === 'create'));
    return mayCreate ? [] : [name];
  });
  if (lacking.length === 0)
    return { part, state: 'ok', detail: `to make ${Object.values(NEEDED).join(', ')}` };
  return {
    part,
    state: 'refused',
    detail: `SANITY_AUTH_TOKEN may not make ${lacking.join(', ')}. Use a token of an administrator of the project.`,
  };
}

async function grantsOf(api: HostedApi) {
  try {
    const { projects } = parsed(Grants, await api.shared('v2025-01-01/users/me/grants'));
    return projects[api.project];
  } catch (error) {
    if (error instanceof HostedError && error.kind === 'not-found') return undefined;
    throw error;
  }
}

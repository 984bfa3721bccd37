import * as v from 'valibot';
import { type HostedApi, hostedApi, HostedError, parsed } from './api.ts';
import type { Finding } from './finding.ts';
import { keepReadToken, keptReadToken, KEPT_FILE } from './kept.ts';

const Datasets = v.array(v.looseObject({ name: v.string(), aclMode: v.string() }));
const Origins = v.array(
  v.looseObject({ id: v.union([v.number(), v.string()]), origin: v.string(), allowCredentials: v.boolean() }),
);
const Robot = v.looseObject({ token: v.string() });
const Me = v.looseObject({
  id: v.string(),
  roles: v.optional(v.array(v.looseObject({ name: v.string() })), []),
});

export async function examineDataset(
  api: HostedApi,
  { dataset, isPrivate }: { dataset: string; isPrivate: boolean },
): Promise<Finding> {
  const part = 'data set';
  const read = async () => {
    const all = parsed(Datasets, await api.own('v2025-02-19/datasets'));
    return all.find(({ name }) => name === dataset);
  };
  const known = await read();
  const aclMode = isPrivate ? 'private' : 'public';
  if (!known)
    return {
      part,
      state: 'missing',
      detail: `${dataset}, ${aclMode}`,
      make: async () => {
        await api.own(`v2025-02-19/datasets/${dataset}`, { method: 'PUT', body: { aclMode } });
        const made = await read();
        if (made) return `${dataset}, ${made.aclMode}`;
        throw new HostedError('failed', `${dataset} was made, but the project doesn't list it.`);
      },
    };
  if (isPrivate && known.aclMode !== 'private')
    return {
      part,
      state: 'refused',
      detail: `${dataset} exists and is ${known.aclMode}. Make it private at https://www.sanity.io/manage/project/${api.project}/datasets, or leave out --private.`,
    };
  return { part, state: 'ok', detail: `${dataset}, ${known.aclMode}` };
}

/** The Studio calls the project from the site's pages, with the editor's credentials. */
export async function examineOrigin(api: HostedApi, siteUrl: string): Promise<Finding> {
  const part = 'origin';
  const address = `v2025-08-14/projects/${api.project}/cors`;
  const { origin } = new URL(siteUrl);
  const read = async () => parsed(Origins, await api.shared(address)).find((one) => one.origin === origin);
  const known = await read();
  const detail = `${origin}, with credentials`;
  if (known?.allowCredentials) return { part, state: 'ok', detail };
  return {
    part,
    state: 'missing',
    detail: known ? `${origin} is there, but without credentials` : detail,
    make: async () => {
      if (known) await api.shared(`${address}/${known.id}`, { method: 'DELETE' });
      await api.shared(address, { method: 'POST', body: { origin, allowCredentials: true } });
      if ((await read())?.allowCredentials) return detail;
      throw new HostedError(
        'failed',
        `${origin} was added, but the project doesn't list it with credentials.`,
      );
    },
  };
}

/** The token with which the site reads pages and drafts: from the environment, or made and kept in the data folder. */
export async function examineReadToken(
  api: HostedApi,
  options: { folder: string; given: string | undefined; siteUrl: string },
): Promise<Finding> {
  const part = 'read token';
  const { folder, given, siteUrl } = options;
  if (given !== undefined) {
    const role = await roleOf(api.project, given);
    if (role === null)
      return {
        part,
        state: 'refused',
        detail:
          'SANITY_API_READ_TOKEN is not accepted by this project. Remove the variable to have a token made, or set a viewer token of the project.',
      };
    return { part, state: 'ok', detail: `SANITY_API_READ_TOKEN, ${roleNote(role)}` };
  }
  const kept = await keptReadToken(folder, api.project);
  const role = kept === undefined ? null : await roleOf(api.project, kept);
  if (role !== null) return { part, state: 'ok', detail: `in ${folder}/${KEPT_FILE}, ${roleNote(role)}` };
  return {
    part,
    state: 'missing',
    detail: `a viewer token, to be kept in ${folder}/${KEPT_FILE}`,
    make: async () => {
      const { token } = parsed(
        Robot,
        await api.shared(`v2025-07-11/access/project/${api.project}/robots`, {
          method: 'POST',
          body: {
            label: `Site ${new URL(siteUrl).host}`,
            memberships: [{ resourceType: 'project', resourceId: api.project, roleNames: ['viewer'] }],
          },
        }),
      );
      const made = await roleOf(api.project, token);
      if (made === null) throw new HostedError('failed', 'The token was made, but the project rejects it.');
      await keepReadToken(folder, { project: api.project, readToken: token });
      return `kept in ${folder}/${KEPT_FILE}, ${roleNote(made)}`;
    },
  };
}

/** Of a token that the project accepts without saying what it may do. */
const UNKNOWN_ROLE = '';

function roleNote(role: string): string {
  if (role === UNKNOWN_ROLE) return 'which the project accepts';
  return role === 'viewer' ? 'which may only read' : `with the role ${role}, although viewer is enough`;
}

/** The role of a token in the project; null if the project doesn't know it. */
async function roleOf(project: string, token: string): Promise<string | null> {
  try {
    const me = v.safeParse(Me, await hostedApi({ project, token }).own('v2025-02-19/users/me'));
    return me.success ? (me.output.roles[0]?.name ?? UNKNOWN_ROLE) : null;
  } catch (error) {
    if (error instanceof HostedError && (error.kind === 'unauthorized' || error.kind === 'forbidden'))
      return null;
    throw error;
  }
}

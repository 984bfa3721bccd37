import type { Env } from '#foundation/env.ts';
import { siteUrlOf } from '#foundation/site-url.ts';
import { loadSecrets } from '../secrets.ts';
import { examineDataset, examineOrigin, examineReadToken } from './access.ts';
import { hostedApi, HostedError } from './api.ts';
import { examineContent } from './content.ts';
import type { Finding } from './finding.ts';
import { examineProject, examineRights } from './rights.ts';
import { examineWebhook } from './webhook.ts';

export type ExamineOptions = {
  env: Env;
  isPrivate: boolean;
  wantsSeed: boolean;
  wantsWebhook: boolean;
  mayReplace: boolean;
  onProgress: (text: string) => void;
};

const DATASET = /^[a-z0-9][a-z0-9_-]{0,63}$/;

/**
 * Looks at everything that the site needs from its hosted project, without changing anything. The parts are in the order in which
 * they can be made; what depends on a refused part is left out.
 */
export async function examine(options: ExamineOptions): Promise<Finding[]> {
  const { env, isPrivate, wantsSeed, wantsWebhook, mayReplace, onProgress } = options;
  const { NEXT_PUBLIC_SANITY_PROJECT_ID: project, NEXT_PUBLIC_SANITY_DATASET: dataset } = env;
  const token = env.SANITY_AUTH_TOKEN;
  if (project === undefined)
    return [
      refused(
        'project',
        'NEXT_PUBLIC_SANITY_PROJECT_ID is missing. Create a project at https://www.sanity.io/manage and set the variable to its id.',
      ),
    ];
  if (token === undefined)
    return [
      refused(
        'project',
        `SANITY_AUTH_TOKEN is missing. Make a token of an administrator at https://www.sanity.io/manage/project/${project}/api.`,
      ),
    ];
  if (!DATASET.test(dataset))
    return [
      refused(
        'data set',
        `"${dataset}" can't be the name of a data set: small letters, digits, _ and -, at most 64.`,
      ),
    ];
  const api = hostedApi({ project, token });
  const siteUrl = siteUrlOf(env);
  const findings: Finding[] = [];
  /** @returns whether to go on */
  const look = async (part: string, find: () => Promise<Finding>) => {
    const finding = await find().catch((error: unknown) => {
      if (error instanceof HostedError) return refused(part, error.message);
      throw error;
    });
    findings.push(finding);
    return finding.state !== 'refused';
  };
  if (!(await look('project', () => examineProject(api)))) return findings;
  if (!(await look('rights', () => examineRights(api)))) return findings;
  if (!(await look('data set', () => examineDataset(api, { dataset, isPrivate })))) return findings;
  const exists = findings.at(-1)?.state === 'ok';
  await look('origin', () => examineOrigin(api, siteUrl));
  await look('read token', () =>
    examineReadToken(api, { folder: env.DATA_DIR, given: env.SANITY_API_READ_TOKEN, siteUrl }),
  );
  if (wantsWebhook) {
    const secret =
      env.REVALIDATE_SECRET ?? (await loadSecrets(env.DATA_DIR, env.SEED_PASSWORD)).revalidateSecret;
    await look('webhook', () => examineWebhook(api, { dataset, siteUrl, secret, mayReplace }));
  } else
    findings.push({
      part: 'webhook',
      state: 'left out',
      detail: 'visitors see changes within five minutes',
    });
  await look('content', () => examineContent(api, { dataset, exists, token, wantsSeed, onProgress }));
  return findings;
}

function refused(part: string, detail: string): Finding {
  return { part, state: 'refused', detail };
}

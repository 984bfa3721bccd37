import * as v from 'valibot';
import { siteWebhook } from '../site-webhook.ts';
import { type HostedApi, HostedError, parsed } from './api.ts';
import type { Finding } from './finding.ts';

const Hook = v.looseObject({
  type: v.string(),
  id: v.string(),
  url: v.string(),
  dataset: v.string(),
  isDisabled: v.optional(v.boolean(), false),
  includeDrafts: v.optional(v.boolean(), false),
  secret: v.nullish(v.string()),
  rule: v.nullish(
    v.looseObject({
      on: v.optional(v.array(v.string()), []),
      filter: v.nullish(v.string()),
      projection: v.nullish(v.string()),
    }),
  ),
});
type Hook = v.InferOutput<typeof Hook>;
const Attempts = v.array(v.looseObject({ resultCode: v.nullish(v.number()), createdAt: v.string() }));

/** The webhook that tells the site what was published; without it, pages are up to five minutes old. */
export async function examineWebhook(
  api: HostedApi,
  options: { dataset: string; siteUrl: string; secret: string; mayReplace: boolean },
): Promise<Finding> {
  const part = 'webhook';
  const { dataset, siteUrl, secret, mayReplace } = options;
  const { url, rule } = siteWebhook(siteUrl, secret);
  if (!isPublic(siteUrl))
    return {
      part,
      state: 'refused',
      detail: `The hosted service can't reach ${siteUrl}. Set SITE_URL to the site's public address, or give --no-webhook: visitors then see changes within five minutes.`,
    };
  // The project's host: the shared one has an older API, which rejects rules.
  const address = `v2025-02-19/hooks/projects/${api.project}`;
  const settings = { name: 'Pages of the site', url, dataset, secret, rule, ...FIXED };
  const read = async () => {
    const hooks = parsed(v.array(Hook), await api.own(address));
    return hooks.find((hook) => hook.url === url && (hook.dataset === dataset || hook.dataset === '*'));
  };
  const verified = async () => {
    const hook = await read();
    const wrong = hook ? differences(hook, settings) : ['address'];
    if (wrong.length === 0) return url;
    throw new HostedError('failed', `The webhook was saved, but its ${wrong.join(', ')} differs.`);
  };
  const known = await read();
  if (!known)
    return {
      part,
      state: 'missing',
      detail: url,
      make: async () => {
        await api.own(address, { method: 'POST', body: settings });
        return verified();
      },
    };
  const wrong = differences(known, settings);
  if (wrong.length === 0 && !known.secret && (await lastResult(api, `${address}/${known.id}`)) === 401)
    wrong.push('secret');
  if (wrong.length === 0) return { part, state: 'ok', detail: url };
  const detail = `${url} has a webhook whose ${wrong.join(', ')} ${wrong.length === 1 ? 'is' : 'are'} not this installation's`;
  if (!mayReplace)
    return {
      part,
      state: 'refused',
      detail: `${detail}. If no other installation needs it, give --replace-webhook.`,
    };
  return {
    part,
    state: 'missing',
    detail,
    make: async () => {
      await api.own(`${address}/${known.id}`, { method: 'PATCH', body: settings });
      return verified();
    },
  };
}

const FIXED = {
  type: 'document',
  apiVersion: 'v2025-02-19',
  httpMethod: 'POST',
  includeDrafts: false,
  isDisabledByUser: false,
} as const;

type HookSettings = { secret: string; rule: ReturnType<typeof siteWebhook>['rule'] };

/** What differs between the project's webhook and ours. The service may not show secrets; one that it doesn't show counts as equal. */
function differences(hook: Hook, { secret, rule }: HookSettings): string[] {
  const groq = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  return [
    ...(hook.secret && hook.secret !== secret ? ['secret'] : []),
    ...(groq(hook.rule?.filter) === groq(rule.filter) ? [] : ['filter']),
    ...(groq(hook.rule?.projection) === groq(rule.projection) ? [] : ['projection']),
    ...(rule.on.every((event) => hook.rule?.on.includes(event)) ? [] : ['events']),
    ...(hook.isDisabled ? ['state'] : []),
  ];
}

/** The status with which the site answered the newest delivery. */
async function lastResult(api: HostedApi, hook: string): Promise<number | null> {
  const attempts = parsed(Attempts, await api.own(`${hook}/attempts`));
  const newest = attempts.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
  return newest?.resultCode ?? null;
}

function isPublic(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  if (/^(10|127|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(hostname)) return false;
  return hostname.includes('.') && !/\.(local|localhost|internal|test)$/.test(hostname);
}

import type { Context } from 'hono';
import type { LakeEnv, Routes } from '#content-lake/protocol/routes.ts';
import { readJsonObject } from '#content-lake/protocol/body.ts';
import {
  badRequest,
  datasetNotFound,
  forbidden,
  notFound,
  projectNotFound,
  unauthorized,
} from '#content-lake/protocol/errors.ts';
import type { Member } from '#content-lake/protocol/principal.ts';
import type { Store } from '#content-lake/store/store.ts';
import type { Webhooks } from '../create-webhooks.ts';
import type { DeliveryLog } from '../delivery-log.ts';
import type { Hook } from '../hook.ts';
import { compileRule } from '../rule.ts';
import { readHook, showHook } from './hook-input.ts';

export type HookRouteOptions = {
  webhooks: Webhooks;
  deliveries: DeliveryLog;
  store: Store;
  projectId: string;
  clock: () => Date;
  ids: () => string;
};

/** Webhooks and their deliveries, for administrators; the addresses and names are the hosted service's. */
export function hookRoutes({ webhooks, deliveries, store, projectId, clock, ids }: HookRouteOptions): Routes {
  const { hooks } = webhooks;
  return ({ api }) => {
    const list = '/hooks/projects/:project';
    api.get(list, async (c) => {
      mayManageHooks(c);
      return c.json((await hooks.list()).map((hook) => showHook(hook, projectId)));
    });

    api.post(list, async (c) => {
      const { id: createdBy } = mayManageHooks(c);
      const made = { id: ids(), configured: false, createdBy, createdAt: clock() };
      return c.json(await save(c, made), 201);
    });

    api.get(`${list}/attempts/:attempt`, async (c) => {
      mayManageHooks(c);
      const id = /^\d{1,15}$/.test(c.req.param('attempt')) ? Number(c.req.param('attempt')) : -1;
      const attempt = await deliveries.attempt(id);
      if (!attempt) throw notFound('Attempt not found');
      return c.json(attempt);
    });

    const one = `${list}/:hook`;
    api.get(one, async (c) => c.json(showHook(await found(c), projectId)));
    for (const method of ['PUT', 'PATCH']) {
      api.on(method, one, async (c) => c.json(await save(c, changeable(await found(c)))));
    }
    api.delete(one, async (c) => {
      const { id } = changeable(await found(c));
      await hooks.delete(id);
      await webhooks.changed();
      return c.body(null, 204);
    });
    api.get(`${one}/messages`, async (c) =>
      c.json(await deliveries.messages((await found(c)).id, offset(c))),
    );
    api.get(`${one}/attempts`, async (c) =>
      c.json(await deliveries.attempts((await found(c)).id, offset(c))),
    );
  };

  function mayManageHooks(c: Context<LakeEnv>): Member {
    const principal = c.get('principal');
    if (principal.kind === 'anonymous') throw unauthorized();
    if (!principal.canManage) throw forbidden('Only administrators may see and change webhooks');
    const requestedProject = c.req.param('project') ?? '';
    if (requestedProject !== projectId) throw projectNotFound(requestedProject);
    return principal;
  }

  async function found(c: Context<LakeEnv>): Promise<Hook> {
    mayManageHooks(c);
    const hook = await hooks.get(c.req.param('hook') ?? '');
    if (!hook) throw notFound('Webhook not found');
    return hook;
  }

  /** Fields missing in a change keep their values; the rule is changed as a whole. */
  async function save(c: Context<LakeEnv>, kept: Partial<Hook> & HookOrigin) {
    const body = await readJsonObject(c);
    const before = kept.url === undefined ? {} : toInput({ ...kept });
    const input = readHook({ ...before, ...body });
    if (!store.datasets().includes(input.dataset)) throw datasetNotFound(input.dataset, projectId);
    if (kept.dataset !== undefined && kept.dataset !== input.dataset) {
      throw badRequest('"dataset": a webhook cannot move to another dataset; create a new one');
    }
    compileRule(input.rule);
    const hook: Hook = { ...kept, ...input, updatedAt: clock() };
    await hooks.save(hook);
    await webhooks.changed();
    return showHook(hook, projectId);
  }
}

type HookOrigin = Pick<Hook, 'id' | 'configured' | 'createdBy' | 'createdAt'>;

function toInput(hook: Partial<Hook>) {
  const { rule, isDisabled, name, description, dataset, url, httpMethod, headers, secret } = hook;
  const { includeDrafts, includeAllVersions, ...groq } = rule ?? {};
  const fields = { name, description, dataset, url, httpMethod, headers, secret };
  return { ...fields, rule: groq, includeDrafts, includeAllVersions, isDisabledByUser: isDisabled };
}

function changeable(hook: Hook): Hook {
  if (hook.configured)
    throw forbidden("This webhook comes from the operator's configuration and can only be changed there");
  return hook;
}

function offset(c: Context<LakeEnv>): number {
  const requestedOffset = c.req.query('offset') ?? '0';
  if (!/^\d{1,9}$/.test(requestedOffset)) throw badRequest('"offset" must be a number');
  return Number(requestedOffset);
}

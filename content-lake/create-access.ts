import type { Access, AccessOptions } from './access.ts';
import { BlobStore } from './assets/blob-store.ts';
import { assetRoutes } from './assets/http/asset-routes.ts';
import { assetUploadRoutes } from './assets/http/upload-routes.ts';
import { collectGarbage } from './assets/collect-garbage.ts';
import { Variants } from './assets/variants.ts';
import { lakeTables } from './store/tables.ts';
import { createPublicSend } from './webhooks/public-send.ts';
import { createWebhooks } from './webhooks/create-webhooks.ts';
import { DeliveryLog } from './webhooks/delivery-log.ts';
import { hookRoutes } from './webhooks/http/hook-routes.ts';
import { createIdentity } from './create-identity.ts';
import { withCors } from './auth/http/cors.ts';
import { datasetRoutes } from './auth/http/dataset-routes.ts';
import { originRoutes } from './auth/http/origin-routes.ts';
import { projectRoutes } from './auth/http/project-routes.ts';
import { openOriginList } from './auth/origin-list.ts';
import { Origins } from './auth/origins.ts';

/** Creates the part of the lake that handles people, files and webhooks. The database is migrated and the store loaded. */
export async function createAccess(options: AccessOptions): Promise<Access> {
  const { db, store, assetsFolder, clock, ids, log, projectId, dataset } = options;
  const publicUrl = options.publicUrl.replace(/\/+$/, '');
  const origins = new Origins(options.allowedOrigins, publicUrl);
  const originList = await openOriginList({ db, origins, clock, notifications: options.notifications, log });
  const identity = createIdentity({ ...options, publicUrl, origins });
  const { accounts, roles, people } = identity;
  const blobs = new BlobStore(assetsFolder);
  await blobs.prepare(clock());
  const variants = new Variants(assetsFolder);
  await variants.prepare();
  const { webhooks: hooks, notifications } = options;
  const webhooks = createWebhooks({
    db,
    store,
    clock,
    log,
    projectId,
    dataset,
    hooks,
    notifications,
    ...(options.publicWebhooks && { sendForMembers: createPublicSend() }),
  });
  const deliveries = new DeliveryLog({ db, projectId });

  return {
    authenticate: identity.authenticate,
    onResponse: identity.onResponse,
    note: (event) => identity.audit.record(event),
    routes: (parts) => {
      for (const addRoutes of [
        projectRoutes({ accounts, roles, origins, projectId }),
        originRoutes({ list: originList, audit: identity.audit, projectId }),
        ...identity.routes,
        datasetRoutes({ store, roles, projectId }),
        assetUploadRoutes({ store, blobs, ids, projectId, publicUrl }),
        assetRoutes({ store, blobs, variants, projectId }),
        hookRoutes({ webhooks, deliveries, store, projectId, clock, ids }),
      ]) {
        addRoutes(parts);
      }
    },
    allowsOrigin: (origin) => origins.allows(origin),
    withCors: (request, answer) => withCors(request, origins, answer),
    createUser: (user) => people.add(user),
    setPassword: (email, password) => people.setPassword(email, password),
    createToken: async (token) => (await people.makeToken(token)).secret,
    collectGarbage: (olderThanDays) =>
      collectGarbage({ db: lakeTables(db), blobs, variants, now: clock(), olderThanDays }),
    start: () => webhooks.start(),
    async close() {
      originList.close();
      await webhooks.close();
    },
  };
}

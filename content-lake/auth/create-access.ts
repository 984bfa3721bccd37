import type { Access, AccessOptions } from '#content-lake/access.ts';
import { BlobStore } from '#content-lake/assets/blob-store.ts';
import { assetRoutes } from '#content-lake/assets/http/asset-routes.ts';
import { assetUploadRoutes } from '#content-lake/assets/http/upload-routes.ts';
import { Variants } from '#content-lake/assets/variants.ts';
import { createWebhooks } from '#content-lake/webhooks/create-webhooks.ts';
import { DeliveryLog } from '#content-lake/webhooks/delivery-log.ts';
import { hookRoutes } from '#content-lake/webhooks/http/hook-routes.ts';
import { Accounts } from './accounts.ts';
import { createAuthenticate } from './authenticate.ts';
import { accountRoutes } from './http/account-routes.ts';
import { withCors } from './http/cors.ts';
import { datasetRoutes } from './http/dataset-routes.ts';
import { projectRoutes } from './http/project-routes.ts';
import { signInRoutes } from './http/sign-in-routes.ts';
import { KeyValues } from './key-values.ts';
import { Origins } from './origins.ts';
import { Sessions } from './sessions.ts';
import { createAttempts } from './sign-in/attempts.ts';
import { ApiTokens } from './tokens.ts';

/** Makes the part of the lake that knows people, files and hooks. The database is migrated and the store loaded. */
export async function createAccess(options: AccessOptions): Promise<Access> {
  const { db, store, assetsFolder, clock, ids, log, projectId, dataset } = options;
  const publicUrl = options.publicUrl.replace(/\/+$/, '');
  const origins = new Origins(options.allowedOrigins, publicUrl);
  const accounts = new Accounts({ db, clock, ids });
  const sessions = new Sessions({ db, clock });
  const tokens = new ApiTokens({ db, clock, ids });
  const keyValues = new KeyValues({ db, clock });
  const blobs = new BlobStore(assetsFolder);
  await blobs.prepare(clock());
  const variants = new Variants(assetsFolder);
  await variants.prepare();
  const hooks = options.webhooks;
  const webhooks = createWebhooks({ db, store, clock, log, projectId, dataset, hooks });
  const deliveries = new DeliveryLog({ db, projectId });
  const attempt = createAttempts((email, password) => accounts.check(email, password), clock);

  return {
    authenticate: createAuthenticate({ sessions, tokens, origins }),
    routes: (parts) => {
      for (const addRoutes of [
        signInRoutes({ attempt, sessions, origins, publicUrl, log }),
        accountRoutes({ accounts, sessions, keyValues, tokens, publicUrl }),
        projectRoutes({ accounts, tokens, origins, projectId }),
        datasetRoutes({ store, projectId }),
        assetUploadRoutes({ store, blobs, ids, projectId, publicUrl }),
        assetRoutes({ store, blobs, variants, projectId }),
        hookRoutes({ webhooks, deliveries, store, projectId, clock, ids }),
      ]) {
        addRoutes(parts);
      }
    },
    allowsOrigin: (origin) => origins.allows(origin),
    withCors: (request, answer) => withCors(request, origins, answer),
    createUser: (user) => accounts.create(user),
    setPassword: (email, password) => accounts.setPassword(email, password),
    createToken: (token) => tokens.create(token),
    start: () => webhooks.start(),
    close: () => webhooks.close(),
  };
}

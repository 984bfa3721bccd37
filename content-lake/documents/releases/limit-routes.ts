import { RELEASE_TYPE, stateOf } from './release-document.ts';
import type { Routes } from '#content-lake/protocol/routes.ts';
import type { Core } from '#content-lake/realtime/core.ts';
import { insufficientPermissions } from '#content-lake/protocol/errors.ts';
import { canReadDrafts } from '#content-lake/protocol/principal.ts';

/** Far more than anybody plans at once; the Studio requires a number. */
const MAX_RELEASES = 10_000;

/**
 * `GET /projects/:id/new-content-release-allowed`: the Studio calls it before it creates a release, because the hosted
 * service limits their number by plan. Here there is no limit.
 */
export function releaseLimitRoutes({ store }: Core): Routes {
  return ({ api }) => {
    api.get('/projects/:id/new-content-release-allowed', (c) => {
      if (!canReadDrafts(c.get('principal'))) throw insufficientPermissions('read');
      const releases = store.datasets().flatMap((name) => store.replica(name).raw.ofType(RELEASE_TYPE));
      const active = releases.filter((release) => stateOf(release) === 'active').length;
      return c.json({
        data: {
          orgActiveReleaseCount: active,
          orgMeteredActiveReleaseCount: 0,
          orgActiveReleaseLimit: null,
          defaultOrgActiveReleaseLimit: MAX_RELEASES,
          datasetReleaseLimit: MAX_RELEASES,
        },
      });
    });
  };
}

import type { Routes } from '#content-lake/protocol/routes.ts';
import { notFound, notImplemented } from '#content-lake/protocol/errors.ts';

/** The Studio calls these and works without them; it would report a 501 as an error. */
const OPTIONAL = [
  '/help',
  '/journey/*',
  '/projects/:id/user-applications',
  '/projects/:id/user-applications/*',
  '/projects/:id/datasets/:dataset/settings/indexing',
  '/subscriptions/*',
  '/geoip/*',
  '/descriptors/*',
  '/access/*',
];

/** Endpoints of the hosted service that the lake doesn't have. `LIMITS.md` lists every name. */
const MISSING: readonly (readonly [path: string, name: string])[] = [
  ['/jobs/*', 'jobs'],
  ['/hooks/*', 'webhook management'],
  ['/data/copy/*', 'copying of datasets'],
  ['/data/embeddings/*', 'embeddings'],
  ['/embeddings-index/*', 'embeddings'],
  ['/agent/*', 'agent actions'],
  ['/media-libraries/*', 'media libraries'],
  ['/video/*', 'video'],
  ['/graphql/*', 'GraphQL'],
  ['/schemas/*', 'stored schemas'],
  ['/schedules/*', 'the scheduling API'],
  ['/functions/*', 'functions'],
  ['/blueprints/*', 'blueprints'],
  ['/collaboration/*', 'comments'],
  ['/comments/*', 'comments'],
  ['/assist/*', 'AI assist'],
  ['/assets/media-library-link/*', 'media libraries'],
  ['/assets/:kind/:dataset', 'deleting or listing assets over the assets endpoint'],
  ['/datasets/:dataset/settings/*', 'embeddings'],
  ['/projects/:id/datasets/:dataset/settings/*', 'embeddings'],
  ['/projects/:id/datasets/:dataset/aliases', 'dataset aliases'],
  ['/projects/:id/datasets/:dataset/copy', 'copying of datasets'],
];

/** Mount last. */
export function absentRoutes(): Routes {
  return ({ api }) => {
    for (const path of OPTIONAL) {
      api.all(path, () => {
        throw notFound('Not available');
      });
    }
    for (const [path, name] of MISSING) {
      api.all(path, () => {
        throw notImplemented(name);
      });
    }
  };
}

import type { Hub } from './hub.ts';
import type { Log } from '#foundation/log/log.ts';
import type { OpenStreams } from './open-streams.ts';
import type { Queries } from '#content-lake/queries/create-queries.ts';
import type { Store } from '#content-lake/store/store.ts';
import type { LakeDatabase } from '#content-lake/store/tables.ts';

/** What the endpoints of documents work with. */
export type Core = {
  store: Store;
  hub: Hub;
  queries: Queries;
  /** Event streams whose owner may lose the right to them. */
  openStreams: OpenStreams;
  db: LakeDatabase;
  projectId: string;
  clock: () => Date;
  ids: () => string;
  log: Log;
  /** Whether `publishAt` and `unpublishAt` of documents are plans that the lake keeps. */
  scheduledPublishing: boolean;
};

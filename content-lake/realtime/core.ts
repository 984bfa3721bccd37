import type { Hub } from './hub.ts';
import type { Log } from '#foundation/log/log.ts';
import type { OpenStreams } from './open-streams.ts';
import type { Queries } from '#content-lake/queries/create-queries.ts';
import type { Store } from '#content-lake/store/store.ts';
import type { LakeDatabase } from '#content-lake/store/tables.ts';

/** Dependencies of the document endpoints. */
export type Core = {
  store: Store;
  hub: Hub;
  queries: Queries;
  /** Open event streams, which end when their owner loses the right to them. */
  openStreams: OpenStreams;
  db: LakeDatabase;
  projectId: string;
  clock: () => Date;
  ids: () => string;
  log: Log;
  /** Whether the lake acts on `publishAt` and `unpublishAt` in documents. */
  scheduledPublishing: boolean;
};

import type { Hub } from '../realtime/hub.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { LakeDatabase } from '../store/tables.ts';

/** What the endpoints of documents work with. */
export type Core = {
  store: Store;
  hub: Hub;
  db: LakeDatabase;
  projectId: string;
  clock: () => Date;
  ids: () => string;
  log: Log;
};

import type { Db } from './db/rows.ts';
import type { Log } from './log.ts';
import type { Catalogue } from './network/catalogue.ts';

/** What every part of the service works with. Nothing reads the time or makes a random value by itself. */
export type Context = {
  db: Db;
  clock: () => Date;
  /** Unpredictable bytes. */
  ids: (size: number) => Uint8Array;
  log: Log;
  catalogue: () => Promise<Catalogue>;
};

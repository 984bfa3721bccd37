import type { Doc } from './document.ts';

/** The documents of one dataset in memory. */
export type Replica = {
  get(id: string): Doc | undefined;
};

import type { Doc } from '../store/document.ts';
import type { Mutation } from './mutation.ts';

/** The documents of one transaction while it is being put together. */
export type WorkingSet = {
  get(id: string): Doc | undefined;
  apply(mutation: Mutation): void;
};

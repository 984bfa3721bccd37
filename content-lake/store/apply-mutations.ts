import { MutationFailure } from '#content-lake/protocol/mutation-failure.ts';
import type { Mutation } from '#content-lake/protocol/mutation.ts';
import type { WorkingSet } from './working-set.ts';

/** Applies mutations in order. @throws MutationFailure with the index of the one that failed. */
export function applyMutations(working: WorkingSet, mutations: readonly Mutation[]): void {
  for (const [index, mutation] of mutations.entries()) {
    try {
      working.apply(mutation);
    } catch (error) {
      if (error instanceof MutationFailure) error.index = index;
      throw error;
    }
  }
}

import { variantOf } from '#content-lake/protocol/document-id.ts';
import { type Doc, isJsonObject, type Json } from '#content-lake/protocol/document.ts';
import { MutationFailure } from '#content-lake/protocol/mutation-failure.ts';
import type { WorkingSet } from '#content-lake/store/working-set.ts';

/** A release is a document of its own; what it will publish lies beside it as `versions.<name>.<id>`. */
export const RELEASE_TYPE = 'system.release';

const STATES = ['active', 'scheduled', 'published', 'archived'] as const;
export type ReleaseState = (typeof STATES)[number];

export function releaseDocumentId(name: string): string {
  return `_.releases.${name}`;
}

export function versionPrefix(name: string): string {
  return `versions.${name}.`;
}

export function stateOf(release: Doc): ReleaseState | undefined {
  return STATES.find((state) => state === release['state']);
}

/** Says that this version will take the published document away instead of replacing it. */
export function isGoingToUnpublish(version: Doc): boolean {
  const system = version['_system'];
  return isJsonObject(system) && system['delete'] === true;
}

/** The ids that a release which has ended keeps of its versions; their last state stands in the history. */
export function finalIds(release: Doc): string[] {
  const states: Json | undefined = release['finalDocumentStates'];
  if (!Array.isArray(states)) return [];
  return states.flatMap((state) =>
    isJsonObject(state) && typeof state['id'] === 'string' ? [state['id']] : [],
  );
}

/**
 * What a release holds may be changed while it is active: one that is scheduled must come out as it was approved.
 * Versions without a release document, which other programs make, are free. @throws MutationFailure
 */
export function assertUnlocked(working: WorkingSet, id: string): void {
  const variant = variantOf(id);
  if (variant.kind !== 'version') return;
  const release = working.get(releaseDocumentId(variant.release));
  const state = release && stateOf(release);
  if (!state || state === 'active') return;
  throw new MutationFailure(
    'validationError',
    `Document "${id}" is in the release "${variant.release}", which is ${state}`,
    { id },
  );
}

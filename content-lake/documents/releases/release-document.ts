import { variantOf } from '#content-lake/protocol/document-id.ts';
import { type Doc, isJsonObject, type Json } from '#content-lake/protocol/document.ts';
import { MutationFailure } from '#content-lake/protocol/mutation-failure.ts';
import type { WorkingSet } from '#content-lake/store/working-set.ts';

/** A release is a document itself; what it will publish is stored as `versions.<name>.<id>`. */
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

/** Whether publishing this version removes the published document instead of replacing it. */
export function isGoingToUnpublish(version: Doc): boolean {
  const system = version['_system'];
  return isJsonObject(system) && system['delete'] === true;
}

/** The ids of the versions that a finished release had; their last state is in the history. */
export function finalIds(release: Doc): string[] {
  const states: Json | undefined = release['finalDocumentStates'];
  if (!Array.isArray(states)) return [];
  return states.flatMap((state) =>
    isJsonObject(state) && typeof state['id'] === 'string' ? [state['id']] : [],
  );
}

/**
 * The contents of a release may be changed while it is active: a scheduled one must be published as approved.
 * Versions without a release document, which other programs create, are always allowed. @throws MutationFailure
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

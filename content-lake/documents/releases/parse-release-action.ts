import { toJsonObject } from '#content-lake/store/to-doc.ts';
import { MutationFailure } from '#content-lake/protocol/mutation-failure.ts';
import type { PatchOperations } from '#content-lake/protocol/mutation.ts';
import { parsePatch } from '#content-lake/documents/mutations/parse-patch.ts';
import { isObject, type Json } from '#content-lake/protocol/document.ts';

type Fields = { [field: string]: Json };

/** Actions on a release as a whole. `name` is its id without the folder. */
export type ReleaseAction =
  | { kind: 'release.create'; name: string; metadata: Fields }
  | { kind: 'release.edit'; name: string; patch: PatchOperations }
  | { kind: 'release.publish' | 'release.archive' | 'release.unarchive' | 'release.delete'; name: string }
  | { kind: 'release.schedule'; name: string; publishAt: string }
  | { kind: 'release.unschedule'; name: string }
  | { kind: 'release.import'; name: string; document: Fields; ifExists: 'fail' | 'ignore' | 'replace' };

const PREFIX = 'sanity.action.release.';
const NAME = /^[A-Za-z0-9_-]{1,64}$/;
const RELEASE_TYPES = ['asap', 'scheduled', 'undecided'];

/** @returns undefined if it isn't a release action. @throws MutationFailure */
export function parseReleaseAction(type: string, input: Record<string, unknown>): ReleaseAction | undefined {
  if (!type.startsWith(PREFIX)) return undefined;
  const name = input['releaseId'];
  if (typeof name !== 'string' || !NAME.test(name))
    throw malformed(`"releaseId" must be the name of a release`);
  switch (type.slice(PREFIX.length)) {
    case 'create':
      return { kind: 'release.create', name, metadata: parseMetadata(input['metadata']) };
    case 'edit': {
      const patch = isObject(input['patch']) ? parsePatch(input['patch']) : {};
      return { kind: 'release.edit', name, patch };
    }
    case 'publish':
      return { kind: 'release.publish', name };
    case 'archive':
      return { kind: 'release.archive', name };
    case 'unarchive':
      return { kind: 'release.unarchive', name };
    case 'delete':
      return { kind: 'release.delete', name };
    case 'schedule':
      return { kind: 'release.schedule', name, publishAt: parseInstant(input['publishAt']) };
    case 'unschedule':
      return { kind: 'release.unschedule', name };
    case 'import': {
      const document = input['attributes'] ?? input['document'];
      if (!isObject(document)) throw malformed('"attributes" is required to import a release');
      const ifExists = input['ifExists'];
      return {
        kind: 'release.import',
        name,
        document: toJsonObject(document),
        ifExists: ifExists === 'ignore' || ifExists === 'replace' ? ifExists : 'fail',
      };
    }
    default:
      return undefined;
  }
}

/** A release without a time is undecided. */
function parseMetadata(input: unknown): Fields {
  const metadata = { releaseType: 'undecided', ...(isObject(input) ? toJsonObject(input) : {}) };
  assertMetadata(metadata);
  return metadata;
}

/** @throws MutationFailure for metadata that the Studio can't display. */
export function assertMetadata(metadata: Fields): void {
  const { releaseType, cardinality, intendedPublishAt } = metadata;
  if (typeof releaseType !== 'string' || !RELEASE_TYPES.includes(releaseType)) {
    throw malformed(`"metadata.releaseType" must be one of ${RELEASE_TYPES.join(', ')}`);
  }
  if (cardinality !== undefined && cardinality !== 'one' && cardinality !== 'many') {
    throw malformed('"metadata.cardinality" must be one or many');
  }
  for (const field of ['title', 'description']) {
    if (metadata[field] !== undefined && typeof metadata[field] !== 'string') {
      throw malformed(`"metadata.${field}" must be a string`);
    }
  }
  if (intendedPublishAt !== undefined && intendedPublishAt !== null) parseInstant(intendedPublishAt);
}

function parseInstant(input: unknown): string {
  const time = typeof input === 'string' ? Date.parse(input) : Number.NaN;
  if (Number.isNaN(time)) throw malformed('"publishAt" must be a time such as 2026-12-24T08:00:00Z');
  return new Date(time).toISOString();
}

function malformed(description: string): MutationFailure {
  return new MutationFailure('validationError', description);
}

import { badRequest, notImplemented } from '#content-lake/protocol/errors.ts';
import {
  parseReleaseAction,
  type ReleaseAction,
} from '#content-lake/documents/releases/parse-release-action.ts';
import { isObject } from '#content-lake/protocol/document.ts';
import { MutationFailure } from '#content-lake/protocol/mutation-failure.ts';
import type { DraftDoc, PatchOperations } from '#content-lake/protocol/mutation.ts';
import { parsePatch } from './parse-patch.ts';
import { toJsonObject } from '#content-lake/store/to-doc.ts';

/** Actions that the Studio sends when an editor works on a document, its draft and its versions. */
export type DocumentAction =
  | { kind: 'create'; publishedId: string; document: DraftDoc; ifExists: 'fail' | 'ignore' }
  | { kind: 'edit'; publishedId: string; draftId: string; patch: PatchOperations }
  | { kind: 'publish'; publishedId: string; draftId: string; ifDraft?: string; ifPublished?: string }
  | { kind: 'unpublish'; publishedId: string; draftId: string }
  | { kind: 'discard'; versionId: string; purge: boolean }
  | { kind: 'replaceDraft'; publishedId: string; document: DraftDoc }
  | { kind: 'delete'; publishedId: string; includeDrafts: string[]; purge: boolean };

export type VersionAction =
  | { kind: 'version.create'; publishedId: string; document: DraftDoc }
  | { kind: 'version.copy'; publishedId: string; versionId: string; baseId: string; ifBase?: string }
  | { kind: 'version.replace'; document: DraftDoc }
  | { kind: 'version.unpublish'; publishedId: string; versionId: string };

export type Action = DocumentAction | VersionAction | ReleaseAction;

const PREFIX = 'sanity.action.document.';

/** @throws LakeError 501 for an action that the lake doesn't support, 400 for an unknown one. */
export function parseAction(input: unknown): Action {
  if (!isObject(input) || typeof input['actionType'] !== 'string')
    throw badRequest('An action must have an actionType');
  const type = input['actionType'];
  const action = type.startsWith(PREFIX) ? parseDocumentAction(type, input) : parseReleaseAction(type, input);
  if (!action) throw notImplemented(`Action ${type}`);
  return action;
}

function parseDocumentAction(type: string, input: Record<string, unknown>): Action | undefined {
  const option = (name: string) =>
    typeof input[name] === 'string' && input[name] !== '' ? input[name] : undefined;
  const text = (name: string, other = name) => {
    const value = option(name) ?? option(other);
    if (value === undefined) throw malformed(`"${name}" is required for ${type}`);
    return value;
  };
  // Accepts the field's older name and the newer one, which also takes versions.
  const draft = () => text('draftId', 'versionId');
  const purge = input['purge'] === true;
  const document = () => parseDocument(input['attributes'] ?? input['document']);
  switch (type.slice(PREFIX.length)) {
    case 'create': {
      const ifExists = option('ifExists') === 'ignore' ? 'ignore' : 'fail';
      return { kind: 'create', publishedId: text('publishedId'), document: document(), ifExists };
    }
    case 'edit': {
      const patch = isObject(input['patch']) ? parsePatch(input['patch']) : {};
      return { kind: 'edit', publishedId: text('publishedId'), draftId: draft(), patch };
    }
    case 'publish': {
      const ifDraft = option('ifDraftRevisionId') ?? option('ifVersionRevisionId');
      const ifPublished = option('ifPublishedRevisionId');
      return {
        kind: 'publish',
        publishedId: text('publishedId'),
        draftId: draft(),
        ...(ifDraft !== undefined && { ifDraft }),
        ...(ifPublished !== undefined && { ifPublished }),
      };
    }
    case 'unpublish':
      return { kind: 'unpublish', publishedId: text('publishedId'), draftId: draft() };
    case 'discard':
    case 'version.discard':
      return { kind: 'discard', versionId: draft(), purge };
    case 'replaceDraft':
      return { kind: 'replaceDraft', publishedId: text('publishedId'), document: document() };
    case 'delete': {
      const drafts = Array.isArray(input['includeDrafts']) ? input['includeDrafts'] : [];
      const includeDrafts = drafts.filter((id: unknown) => typeof id === 'string');
      return { kind: 'delete', publishedId: text('publishedId'), includeDrafts, purge };
    }
    case 'version.create': {
      const publishedId = text('publishedId');
      if (input['baseId'] === undefined) {
        return { kind: 'version.create', publishedId, document: document() };
      }
      const ifBase = option('ifBaseRevisionId');
      const copy = { publishedId, versionId: text('versionId'), baseId: text('baseId') };
      return { kind: 'version.copy', ...copy, ...(ifBase !== undefined && { ifBase }) };
    }
    case 'version.replace':
      return { kind: 'version.replace', document: document() };
    case 'version.unpublish':
      return { kind: 'version.unpublish', publishedId: text('publishedId'), versionId: text('versionId') };
    default:
      return undefined;
  }
}

function parseDocument(input: unknown): DraftDoc {
  const fields = isObject(input) ? toJsonObject(input) : {};
  const { _id, _type } = fields;
  if (typeof _id !== 'string' || typeof _type !== 'string')
    throw malformed('"attributes" must have _id and _type');
  return { ...fields, _id, _type };
}

function malformed(description: string): MutationFailure {
  return new MutationFailure('malformedMutationError', description);
}

import { badRequest, notImplemented } from '../http/errors.ts';
import { isObject } from '../store/document.ts';
import { MutationFailure } from './mutation-failure.ts';
import type { DraftDoc, PatchOperations } from './mutation.ts';
import { parsePatch } from './parse-patch.ts';
import { toJsonObject } from './to-doc.ts';

/** What the Studio asks for when an editor works on a document and its draft. */
export type Action =
  | { kind: 'create'; publishedId: string; document: DraftDoc; ifExists: 'fail' | 'ignore' }
  | { kind: 'edit'; publishedId: string; draftId: string; patch: PatchOperations }
  | { kind: 'publish'; publishedId: string; draftId: string; ifDraft?: string; ifPublished?: string }
  | { kind: 'unpublish'; publishedId: string; draftId: string }
  | { kind: 'discard'; versionId: string }
  | { kind: 'replaceDraft'; document: DraftDoc }
  | { kind: 'delete'; publishedId: string; includeDrafts: string[] };

const PREFIX = 'sanity.action.document.';

/** @throws LakeError 501 for an action that we do not have, 400 for one that nobody has. */
export function parseAction(input: unknown): Action {
  if (!isObject(input) || typeof input['actionType'] !== 'string')
    throw badRequest('An action must have an actionType');
  const type = input['actionType'];
  const text = (name: string) => {
    const value = input[name];
    if (typeof value !== 'string' || value === '') throw malformed(`"${name}" is required for ${type}`);
    return value;
  };
  const option = (name: string) => (typeof input[name] === 'string' ? input[name] : undefined);
  switch (type.startsWith(PREFIX) ? type.slice(PREFIX.length) : '') {
    case 'create': {
      const publishedId = text('publishedId');
      const document = parseDocument(input['attributes'] ?? input['document']);
      return {
        kind: 'create',
        publishedId,
        document,
        ifExists: option('ifExists') === 'ignore' ? 'ignore' : 'fail',
      };
    }
    case 'edit': {
      const patch = isObject(input['patch']) ? parsePatch(input['patch']) : {};
      return { kind: 'edit', publishedId: text('publishedId'), draftId: text('draftId'), patch };
    }
    case 'publish': {
      const ifDraft = option('ifDraftRevisionId');
      const ifPublished = option('ifPublishedRevisionId');
      return {
        kind: 'publish',
        publishedId: text('publishedId'),
        draftId: text('draftId'),
        ...(ifDraft !== undefined && { ifDraft }),
        ...(ifPublished !== undefined && { ifPublished }),
      };
    }
    case 'unpublish':
      return { kind: 'unpublish', publishedId: text('publishedId'), draftId: text('draftId') };
    case 'discard':
      return { kind: 'discard', versionId: text('draftId') };
    case 'version.discard':
      return { kind: 'discard', versionId: text('versionId') };
    case 'replaceDraft':
      return { kind: 'replaceDraft', document: parseDocument(input['attributes']) };
    case 'delete': {
      const drafts = Array.isArray(input['includeDrafts']) ? input['includeDrafts'] : [];
      const includeDrafts = drafts.filter((id: unknown) => typeof id === 'string');
      return { kind: 'delete', publishedId: text('publishedId'), includeDrafts };
    }
    default:
      throw notImplemented(`Action ${type}`);
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

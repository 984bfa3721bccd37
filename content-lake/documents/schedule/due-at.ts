import { draftIdOf, variantOf } from '#content-lake/protocol/document-id.ts';
import { type Doc, isJsonObject, type Json } from '#content-lake/protocol/document.ts';

/** When a draft is published; only drafts have it. */
export const PUBLISH_AT = 'publishAt';
/** When a published document is unpublished. */
export const UNPUBLISH_AT = 'unpublishAt';
/** Why a planned step failed; stored in the draft, where editors see it and visitors don't. */
export const FAILURE = 'scheduleFailure';

export type Step = 'publish' | 'unpublish';
export type Moment = { step: Step; atMs: number };

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[-+]\d{2}:\d{2})$/;

/** The planned step of this document: drafts are published, published documents unpublished; versions depend on releases. */
export function dueAt(doc: Doc | undefined): Moment | undefined {
  if (!doc) return undefined;
  const { kind } = variantOf(doc._id);
  if (kind === 'version') return undefined;
  const step = kind === 'draft' ? 'publish' : 'unpublish';
  const atMs = instantOf(doc[step === 'publish' ? PUBLISH_AT : UNPUBLISH_AT]);
  return atMs === undefined ? undefined : { step, atMs };
}

/** Milliseconds since 1970, for a full date and time with its zone. */
export function instantOf(value: Json | undefined): number | undefined {
  if (typeof value !== 'string' || !INSTANT.test(value)) return undefined;
  const atMs = Date.parse(value);
  return Number.isNaN(atMs) ? undefined : atMs;
}

/** Whether this exact step was tried already and its failure recorded. */
export function hasFailed(draft: Doc | undefined, { step, atMs }: Moment): boolean {
  const failure = draft?.[FAILURE];
  return isJsonObject(failure) && failure['step'] === step && instantOf(failure['plannedFor']) === atMs;
}

export function pairOf(id: string): { publishedId: string; draftId: string } {
  const { publishedId } = variantOf(id);
  return { publishedId, draftId: draftIdOf(publishedId) };
}

import type { Doc } from '#content-lake/protocol/document.ts';
import { draftIdOf, isPublicId, isPublishedId, variantOf } from '#content-lake/protocol/document-id.ts';

/**
 * Which documents a reader sees. `public` is `published` for strangers: without system documents.
 * `layers` puts drafts and releases on top of the published documents, the first name uppermost.
 */
export type Perspective =
  | { kind: 'raw' }
  | { kind: 'published' }
  | { kind: 'public' }
  | { kind: 'layers'; layers: readonly string[] };

export const DRAFTS: Perspective = { kind: 'layers', layers: ['drafts'] };

export function perspectiveKey(perspective: Perspective): string {
  return perspective.kind === 'layers' ? perspective.layers.join(',') : perspective.kind;
}

/**
 * What the perspective shows for the stored document `id`.
 * `slot` is the id in the perspective; `doc` is undefined when nothing is shown there.
 */
export function resolve(
  perspective: Perspective,
  id: string,
  read: (id: string) => Doc | undefined,
): { slot: string; doc: Doc | undefined } | undefined {
  switch (perspective.kind) {
    case 'raw':
      return { slot: id, doc: read(id) };
    case 'published':
      return isPublishedId(id) ? { slot: id, doc: read(id) } : undefined;
    case 'public':
      return isPublicId(id) ? { slot: id, doc: read(id) } : undefined;
    case 'layers':
      return overlay(perspective.layers, id, read);
  }
}

function overlay(layers: readonly string[], id: string, read: (id: string) => Doc | undefined) {
  const variant = variantOf(id);
  // A release outside the perspective can't change what is shown.
  if (variant.kind === 'version' && !layers.includes(variant.release)) return undefined;
  const slot = variant.publishedId;
  for (const layer of [...layers, 'published']) {
    const doc = read(layerId(layer, slot));
    if (doc) return { slot, doc: { ...doc, _id: slot, _originalId: doc._id } };
  }
  return { slot, doc: undefined };
}

function layerId(layer: string, publishedId: string): string {
  if (layer === 'published') return publishedId;
  return layer === 'drafts' ? draftIdOf(publishedId) : `versions.${layer}.${publishedId}`;
}

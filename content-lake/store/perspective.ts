import type { Doc } from '#content-lake/protocol/document.ts';
import { draftIdOf, isPublicId, isPublishedId, variantOf } from '#content-lake/protocol/document-id.ts';

/**
 * Which documents a reader sees. `public` is `published` for strangers: no system documents.
 * `layers` lays drafts and releases over the published documents, first name on top.
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
 * What the perspective shows in the place that the stored document `id` belongs to.
 * `slot` is the id in the perspective; `doc` is undefined when nothing shows there.
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
  // A release that is not asked for cannot change what shows.
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

import type { Doc, Json } from '#content-lake/protocol/document.ts';

export type Reference = { to: string; weak: boolean };

/** All references in a document to documents of the same dataset. */
export function referencesOf(doc: Doc): Reference[] {
  const found: Reference[] = [];
  collect(doc, found);
  return found;
}

function collect(value: Json, found: Reference[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found);
    return;
  }
  // References into another dataset name it; they are neither checked nor followed.
  if (typeof value['_ref'] === 'string' && value['_dataset'] === undefined && !isGlobal(value['_type'])) {
    found.push({ to: value['_ref'], weak: value['_weak'] === true });
  }
  for (const field of Object.values(value)) collect(field, found);
}

function isGlobal(type: Json | undefined): boolean {
  return type === 'globalDocumentReference' || type === 'crossDatasetReference';
}

import { isJsonObject, type Doc, type Json } from '#content-lake/store/document.ts';
import { isPublicId } from '#content-lake/store/document-id.ts';
import type { DocumentChange } from '#content-lake/store/store.ts';

export type Permalinks = { permalink_el: string | null; permalink_en: string | null };

/** What a receiver is told about one published document: where it stood and stands, not what it says. */
export type WebhookBody = Permalinks & {
  _id: string;
  _type: string;
  operation: 'create' | 'update' | 'delete';
  /** Where it stood before; absent for a new document. */
  before?: Permalinks;
  /** The category that a news post is filed under. */
  category?: Permalinks & { _id: string };
};

/** Undefined for drafts, versions, assets and documents of the system: no page shows those. */
export function webhookBody(
  change: Pick<DocumentChange, 'id' | 'before' | 'after'>,
  find: (id: string) => Doc | undefined,
): WebhookBody | undefined {
  const { before, after } = change;
  const shown = after ?? before;
  if (!shown || !isPublicId(change.id) || /^(sanity|system)\./.test(shown._type)) return undefined;
  const category = categoryOf(shown, find);
  return {
    _id: change.id,
    _type: shown._type,
    operation: !before ? 'create' : after ? 'update' : 'delete',
    ...permalinksOf(shown),
    ...(before && { before: permalinksOf(before) }),
    ...(category && { category }),
  };
}

function permalinksOf(document: Doc): Permalinks {
  return { permalink_el: current(document.permalink_el), permalink_en: current(document.permalink_en) };
}

function current(slug: Json | undefined): string | null {
  return isJsonObject(slug) && typeof slug.current === 'string' ? slug.current : null;
}

function categoryOf(document: Doc, find: (id: string) => Doc | undefined) {
  const { category } = document;
  const id = isJsonObject(category) && typeof category._ref === 'string' ? category._ref : undefined;
  const found = id === undefined ? undefined : find(id);
  return found && { _id: found._id, ...permalinksOf(found) };
}

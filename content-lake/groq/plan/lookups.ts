import type { Doc } from '#content-lake/protocol/document.ts';
import { byId } from '#content-lake/store/sorted-docs.ts';
import type { View } from '#content-lake/store/view.ts';
import type { Environment } from '../scope.ts';
import type { Value } from '../value.ts';

/** Following more targets than this to their referrers costs as much as scanning all documents. */
const MAX_TARGETS = 64;

export function byIds(view: View, ids: readonly string[]): readonly Doc[] {
  return [...new Set(ids)].toSorted().flatMap((id) => view.get(id) ?? []);
}

/** Many types together are nearly everything: then all documents, rather than lists to merge. */
export function byTypes(view: View, list: readonly string[]): { docs: readonly Doc[]; settled: boolean } {
  const groups = [...new Set(list)].map((type) => view.ofType(type)).filter(({ length }) => length > 0);
  const [only, ...others] = groups;
  if (!only || others.length === 0) return { docs: only ?? [], settled: true };
  const total = groups.reduce((sum, { length }) => sum + length, 0);
  if (total * 2 > view.all().length) return { docs: view.all(), settled: false };
  return { docs: groups.flat().toSorted(byId), settled: true };
}

export function byReference(view: View, ids: readonly string[]): readonly Doc[] {
  return intoOrder([...new Set(ids)].map((id) => view.referrersOf(id)));
}

/** Below this number of documents, following all references is quick and shows exactly what the result depends on. */
const MIN_DOCUMENTS = 1_000;

/** Documents that refer to one whose field at `path` is `key`: candidates only, since another field may hold the reference. */
export function throughReference({ view, tags }: Environment, path: readonly string[], key: Value) {
  if (typeof key !== 'string' || view.all().length < MIN_DOCUMENTS) return undefined;
  // Any document may get this key later; those without it aren't read and leave no tag.
  tags.everything();
  const targets = view.withField(path, key);
  if (targets.length > MAX_TARGETS) return undefined;
  return {
    docs: byReference(
      view,
      targets.map(({ _id }) => _id),
    ),
    settled: false,
  };
}

/** Merges lists in the order of ids, without duplicates. */
export function intoOrder(lists: readonly (readonly Doc[])[]): readonly Doc[] {
  const [only = [], ...others] = lists.filter(({ length }) => length > 0);
  if (others.length === 0) return only;
  const docs = new Map([only, ...others].flat().map((doc) => [doc._id, doc]));
  return [...docs.values()].toSorted(byId);
}

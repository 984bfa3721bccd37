import type { Doc } from '#content-lake/protocol/document.ts';
import { byId } from '#content-lake/store/sorted-docs.ts';
import type { View } from '#content-lake/store/view.ts';
import type { Environment } from '../scope.ts';
import type { Value } from '../value.ts';

/** Following more targets than this back to what refers to them costs as much as going through all documents. */
const MAX_TARGETS = 64;

export function byIds(view: View, ids: readonly string[]): readonly Doc[] {
  return [...new Set(ids)].toSorted().flatMap((id) => view.get(id) ?? []);
}

/** Many types together are nearly everything: then all documents, rather than lists to be merged. */
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

/** In fewer documents than this, following the references of all is quick, and tells exactly what the answer depends on. */
const MANY = 1_000;

/** What refers to a document whose field at `path` is `key`: candidates, since it may do so in another field. */
export function throughReference({ view, tags }: Environment, path: readonly string[], key: Value) {
  if (typeof key !== 'string' || view.all().length < MANY) return undefined;
  // Any document may become one that has the key; those that do not are not looked at and leave no tag.
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

/** Lists in the order of ids as one, no document twice. */
export function intoOrder(lists: readonly (readonly Doc[])[]): readonly Doc[] {
  const [only = [], ...others] = lists.filter(({ length }) => length > 0);
  if (others.length === 0) return only;
  const docs = new Map([only, ...others].flat().map((doc) => [doc._id, doc]));
  return [...docs.values()].toSorted(byId);
}

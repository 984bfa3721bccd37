import type { ComponentType } from 'react';
import type { SortOrderingItem } from 'sanity';
import type { StructureBuilder } from 'sanity/structure';
import { API_VERSION } from './api-version.ts';

type List = { type: string; title: string; icon: ComponentType; ordering: readonly SortOrderingItem[] };

/** All documents of a type, in the order in which the site shows them. */
export function documents(S: StructureBuilder, list: List) {
  return S.documentTypeListItem(list.type)
    .title(list.title)
    .icon(list.icon)
    .child(
      S.documentTypeList(list.type)
        .title(list.title)
        .defaultOrdering([...list.ordering]),
    );
}

/** Some documents of a type, by a condition in GROQ. */
export function someDocuments(
  S: StructureBuilder,
  list: List & { id: string; filter: string; params?: Record<string, string> },
) {
  return S.listItem()
    .id(list.id)
    .title(list.title)
    .icon(list.icon)
    .schemaType(list.type)
    .child(
      S.documentTypeList(list.type)
        .title(list.title)
        .apiVersion(API_VERSION)
        .filter(`_type == "${list.type}" && ${list.filter}`)
        .params(list.params ?? {})
        .defaultOrdering([...list.ordering]),
    );
}

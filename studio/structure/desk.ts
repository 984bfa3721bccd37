import {
  Anchor,
  BadgePercent,
  CalendarClock,
  FileText,
  FolderOpen,
  House,
  MapPin,
  Newspaper,
  Settings,
  TriangleAlert,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { SortOrderingItem } from 'sanity';
import type { StructureBuilder, StructureResolver } from 'sanity/structure';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { documentViews } from './document-views.ts';
import { API_VERSION, newsByCategory } from './news-by-category.ts';

/** The desk: what stands on the site first, in the order of its menu, then what it is made of. */
export const deskStructure: StructureResolver = (S, { getClient }) =>
  S.list()
    .title('Content')
    .items([
      singleton(S, 'homePage', 'Home page', typeIcon(House)),
      S.divider(),
      documents(S, 'destination', 'Destinations', typeIcon(MapPin), { field: 'order', direction: 'asc' }),
      S.listItem()
        .title('News')
        .id('news')
        .icon(typeIcon(Newspaper))
        .child(() => newsByCategory(S, getClient({ apiVersion: API_VERSION }))),
      S.listItem().title('Offers').id('offers').icon(typeIcon(BadgePercent)).child(offers(S)),
      documents(S, 'page', 'Pages', typeIcon(FileText), { field: 'title_el', direction: 'asc' }),
      S.divider(),
      documents(S, 'port', 'Ports', typeIcon(Anchor), { field: 'title_el', direction: 'asc' }),
      documents(S, 'serviceAlert', 'Alerts', typeIcon(TriangleAlert), {
        field: 'startsAt',
        direction: 'desc',
      }),
      documents(S, 'newsCategory', 'News categories', typeIcon(FolderOpen), {
        field: 'order',
        direction: 'asc',
      }),
      S.divider(),
      singleton(S, 'siteSettings', 'Settings', typeIcon(Settings)),
    ]);

/** A list that opens in the order in which the site shows its documents. */
function documents(
  S: StructureBuilder,
  type: string,
  title: string,
  icon: ComponentType,
  ordering: SortOrderingItem,
) {
  return S.documentTypeListItem(type)
    .title(title)
    .icon(icon)
    .child(S.documentTypeList(type).title(title).defaultOrdering([ordering]));
}

function singleton(S: StructureBuilder, type: string, title: string, icon: ComponentType) {
  return S.listItem()
    .title(title)
    .id(type)
    .icon(icon)
    .child(S.document().schemaType(type).documentId(type).title(title).views(documentViews(S)));
}

function offers(S: StructureBuilder) {
  // `now()` is UTC, which is at most three hours behind the operator's day: close enough for a list of the desk.
  const state = (id: string, title: string, filter: string) =>
    S.listItem()
      .id(id)
      .title(title)
      .icon(typeIcon(CalendarClock))
      .child(
        S.documentTypeList('offer')
          .title(title)
          .apiVersion(API_VERSION)
          .filter(`_type == "offer" && ${filter}`)
          .defaultOrdering([{ field: 'validTo', direction: 'asc' }]),
      );
  return S.list()
    .title('Offers')
    .items([
      S.documentTypeListItem('offer').title('All offers').icon(typeIcon(BadgePercent)),
      S.divider(),
      state('current', 'Running now', 'validFrom <= now() && string::split(now(), "T")[0] <= validTo'),
      state('coming', 'Coming', 'validFrom > now()'),
      state('ended', 'Ended', 'validTo < string::split(now(), "T")[0]'),
      state('menu', 'In the menu', 'inMenu == true'),
    ]);
}

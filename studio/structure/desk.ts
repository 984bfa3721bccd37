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
import type { StructureBuilder, StructureResolver } from 'sanity/structure';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { newsByCategory } from './news-by-category.ts';

/** The desk: what stands on the site first, in the order of its menu, then what it is made of. */
export const deskStructure: StructureResolver = (S, { getClient }) =>
  S.list()
    .title('Content')
    .items([
      singleton(S, 'homePage', 'Home page', typeIcon(House)),
      S.divider(),
      S.documentTypeListItem('destination').title('Destinations').icon(typeIcon(MapPin)),
      S.listItem()
        .title('News')
        .id('news')
        .icon(typeIcon(Newspaper))
        .child(() => newsByCategory(S, getClient({ apiVersion: '2025-02-19' }))),
      S.listItem().title('Offers').id('offers').icon(typeIcon(BadgePercent)).child(offers(S)),
      S.documentTypeListItem('page').title('Pages').icon(typeIcon(FileText)),
      S.divider(),
      S.documentTypeListItem('port').title('Ports').icon(typeIcon(Anchor)),
      S.documentTypeListItem('serviceAlert').title('Alerts').icon(typeIcon(TriangleAlert)),
      S.documentTypeListItem('newsCategory').title('News categories').icon(typeIcon(FolderOpen)),
      S.divider(),
      singleton(S, 'siteSettings', 'Settings', typeIcon(Settings)),
    ]);

function singleton(S: StructureBuilder, type: string, title: string, icon: ComponentType) {
  return S.listItem()
    .title(title)
    .id(type)
    .icon(icon)
    .child(S.document().schemaType(type).documentId(type).title(title));
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

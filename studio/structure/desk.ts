import {
  Anchor,
  BadgePercent,
  BookOpen,
  BriefcaseBusiness,
  CircleHelp,
  FileText,
  FolderOpen,
  House,
  MapPin,
  Newspaper,
  Settings,
  Store,
  TriangleAlert,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { SortOrderingItem } from 'sanity';
import type { StructureBuilder, StructureResolver } from 'sanity/structure';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import type { StudioLanguage } from '#studio/locale/language.ts';
import { sayIn } from '#studio/locale/say.ts';
import { alerts } from './alerts.ts';
import { API_VERSION } from './api-version.ts';
import { documentViews } from './document-views.ts';
import { documents } from './lists.ts';
import { newsByCategory } from './news-by-category.ts';
import { offers } from './offers.ts';

const by = (field: string, direction: 'asc' | 'desc' = 'asc'): SortOrderingItem[] => [{ field, direction }];

/** The desk: what stands on the site first, in the order of its menu, then what travellers are helped with. */
export function deskStructureIn(language: StudioLanguage): StructureResolver {
  const say = sayIn(language);
  return (S, { getClient }) => {
    const singleton = (type: string, title: string, icon: ComponentType) =>
      S.listItem()
        .title(title)
        .id(type)
        .icon(icon)
        .child(S.document().schemaType(type).documentId(type).title(title).views(documentViews(S, language)));
    const all = (type: string, title: string, icon: ComponentType, ordering: SortOrderingItem[]) =>
      documents(S, { type, title, icon, ordering });
    const group = (
      id: string,
      title: string,
      icon: ComponentType,
      child: (S: StructureBuilder) => ReturnType<typeof offers> | ReturnType<typeof newsByCategory>,
    ) =>
      S.listItem()
        .title(title)
        .id(id)
        .icon(icon)
        .child(() => child(S));
    return S.list()
      .title(say('Content'))
      .items([
        singleton('homePage', say('Home page'), typeIcon(House)),
        S.divider(),
        all('destination', say('Destinations'), typeIcon(MapPin), by('order')),
        group('news', say('News'), typeIcon(Newspaper), () =>
          newsByCategory(S, getClient({ apiVersion: API_VERSION }), language),
        ),
        group('offers', say('Offers'), typeIcon(BadgePercent), () => offers(S, say)),
        all('magazineIssue', say('Magazine'), typeIcon(BookOpen), by('number', 'desc')),
        all('page', say('Pages'), typeIcon(FileText), by('title_el')),
        S.divider(),
        group('alerts', say('Alerts'), typeIcon(TriangleAlert), () => alerts(S, say)),
        all('port', say('Ports'), typeIcon(Anchor), by('title_el')),
        all('agency', say('Agencies'), typeIcon(Store), by('city_el')),
        all('faq', say('Frequent questions'), typeIcon(CircleHelp), [...by('topic'), ...by('order')]),
        all('jobOpening', say('Job openings'), typeIcon(BriefcaseBusiness), by('closesOn')),
        S.divider(),
        all('newsCategory', say('News categories'), typeIcon(FolderOpen), by('order')),
        singleton('siteSettings', say('Settings'), typeIcon(Settings)),
      ]);
  };
}

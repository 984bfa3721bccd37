import type { Locale } from '#foundation/text/locales.ts';
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
import { translateIn } from '#studio/locale/text.ts';
import { alerts } from './alerts.ts';
import { API_VERSION } from './api-version.ts';
import { documentViews } from './document-views.ts';
import { documents } from './lists.ts';
import { newsByCategory } from './news-by-category.ts';
import { offers } from './offers.ts';

const by = (field: string, direction: 'asc' | 'desc' = 'asc'): SortOrderingItem[] => [{ field, direction }];

/** The Studio's structure: first the site's content, in the order of its menu, then what helps travellers. */
export function deskStructureIn(language: Locale): StructureResolver {
  const t = translateIn(language);
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
      .title(t('structure.content'))
      .items([
        singleton('homePage', t('documents.homePage'), typeIcon(House)),
        S.divider(),
        all('destination', t('structure.destinations'), typeIcon(MapPin), by('order')),
        group('news', t('structure.news'), typeIcon(Newspaper), () =>
          newsByCategory(S, getClient({ apiVersion: API_VERSION }), language),
        ),
        group('offers', t('structure.offers'), typeIcon(BadgePercent), () => offers(S, t)),
        all('magazineIssue', t('structure.magazine'), typeIcon(BookOpen), by('number', 'desc')),
        all('page', t('structure.pages'), typeIcon(FileText), by('title_el')),
        S.divider(),
        group('alerts', t('structure.alerts'), typeIcon(TriangleAlert), () => alerts(S, t)),
        all('port', t('documents.ports'), typeIcon(Anchor), by('title_el')),
        all('agency', t('structure.agencies'), typeIcon(Store), by('city_el')),
        all('faq', t('structure.frequentQuestions'), typeIcon(CircleHelp), [...by('topic'), ...by('order')]),
        all('jobOpening', t('structure.jobOpenings'), typeIcon(BriefcaseBusiness), by('closesOn')),
        S.divider(),
        all('newsCategory', t('structure.newsCategories'), typeIcon(FolderOpen), by('order')),
        singleton('siteSettings', t('documents.settings'), typeIcon(Settings)),
      ]);
  };
}

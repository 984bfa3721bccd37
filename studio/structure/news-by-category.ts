import type { Locale } from '#foundation/text/locales.ts';
import type { SanityClient } from '@sanity/client';
import { FolderOpen, Newspaper } from 'lucide-react';
import type { SortOrderingItem } from 'sanity';
import type { StructureBuilder } from 'sanity/structure';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { translateIn } from '#studio/locale/text.ts';
import { API_VERSION } from './api-version.ts';

type Category = { _id: string; title: string | null };

const NEWEST = [{ field: 'publishedAt', direction: 'desc' } satisfies SortOrderingItem];

/** All posts, then one list per category. A post created in a category's list belongs to it. */
export async function newsByCategory(S: StructureBuilder, client: SanityClient, language: Locale) {
  const t = translateIn(language);
  const categories = await client.fetch<Category[]>(
    `*[_type == "newsCategory"] | order(order asc) {_id, "title": coalesce(title_${language}, title_el, title_en)}`,
    {},
    { perspective: 'published', tag: 'desk.news-categories' },
  );
  return S.list()
    .title(t('structure.news'))
    .items([
      S.listItem()
        .id('all')
        .title(t('structure.allPosts'))
        .icon(typeIcon(Newspaper))
        .schemaType('newsPost')
        .child(S.documentTypeList('newsPost').title(t('structure.allPosts')).defaultOrdering(NEWEST)),
      S.divider(),
      ...categories.map(({ _id, title }) =>
        S.listItem()
          .id(_id)
          .title(title ?? _id)
          .icon(typeIcon(FolderOpen))
          .schemaType('newsPost')
          .child(
            S.documentTypeList('newsPost')
              .title(title ?? _id)
              .apiVersion(API_VERSION)
              .filter('_type == "newsPost" && category._ref == $category')
              .params({ category: _id })
              .defaultOrdering(NEWEST)
              .initialValueTemplates([
                S.initialValueTemplateItem('news-post-in-category', { category: _id }),
              ]),
          ),
      ),
    ]);
}

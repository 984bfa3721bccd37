import type { SanityClient } from '@sanity/client';
import { FolderOpen, Newspaper } from 'lucide-react';
import type { SortOrderingItem } from 'sanity';
import type { StructureBuilder } from 'sanity/structure';
import { typeIcon } from '#studio/brand/type-icon.tsx';

/** The lists of the desk are made for this version of the query API. */
export const API_VERSION = '2025-02-19';

type Category = { _id: string; title: string | null };

const NEWEST = [{ field: 'publishedAt', direction: 'desc' } satisfies SortOrderingItem];

/** All posts, then one list per category. A post made inside a category already belongs to it. */
export async function newsByCategory(S: StructureBuilder, client: SanityClient) {
  const categories = await client.fetch<Category[]>(
    '*[_type == "newsCategory"] | order(order asc) {_id, "title": coalesce(title_el, title_en)}',
    {},
    { perspective: 'published', tag: 'desk.news-categories' },
  );
  return S.list()
    .title('News')
    .items([
      S.listItem()
        .id('all')
        .title('All posts')
        .icon(typeIcon(Newspaper))
        .schemaType('newsPost')
        .child(S.documentTypeList('newsPost').title('All posts').defaultOrdering(NEWEST)),
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

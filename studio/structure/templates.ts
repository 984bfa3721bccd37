import type { Template } from 'sanity';
import { withoutSingletons } from './singletons.ts';

/** What a new document starts with. The one with a parameter is used by the lists of the desk only. */
export function documentTemplates(templates: Template[]): Template[] {
  return [
    ...withoutSingletons(templates),
    {
      id: 'news-post-in-category',
      title: 'News post in a category',
      schemaType: 'newsPost',
      parameters: [{ name: 'category', title: 'Category', type: 'string' }],
      value: ({ category }: { category: string }) => ({
        category: { _type: 'reference', _ref: category },
        publishedAt: new Date().toISOString(),
      }),
    },
  ];
}

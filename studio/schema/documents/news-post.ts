import { Newspaper } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { linePair, richPair, sideBySide, textPair } from '../presets/bilingual.ts';
import { permalinkPair } from '../presets/permalink.ts';

export const newsPost = defineType({
  name: 'newsPost',
  title: 'News post',
  type: 'document',
  icon: typeIcon(Newspaper),
  groups: [
    { name: 'text', title: 'Text', default: true },
    { name: 'picture', title: 'Picture' },
    { name: 'place', title: 'Where it appears' },
  ],
  fieldsets: [
    sideBySide('name', 'Title and address'),
    sideBySide('excerpt', 'Excerpt'),
    sideBySide('body', 'Text'),
  ],
  fields: [
    ...linePair({ name: 'title', title: 'Title', need: 'required', group: 'text', fieldset: 'name' }),
    ...permalinkPair({ path: '/news/…/', group: 'text', fieldset: 'name' }),
    ...textPair({
      name: 'excerpt',
      title: 'Excerpt',
      description: 'One or two sentences for lists and search results.',
      need: 'required',
      rows: 3,
      group: 'text',
      fieldset: 'excerpt',
    }),
    ...richPair({ name: 'body', title: 'Text', need: 'required', group: 'text', fieldset: 'body' }),
    defineField({
      name: 'cover',
      title: 'Cover',
      type: 'imageWithAlt',
      group: 'picture',
      validation: (rule) => rule.required().assetRequired().error('A post needs a cover.'),
    }),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'reference',
      to: [{ type: 'newsCategory' }],
      group: 'place',
      validation: (rule) => rule.required().error('Choose a category: it is part of the address.'),
    }),
    defineField({
      name: 'publishedAt',
      title: 'Date',
      description: 'Shown on the post; the newest come first.',
      type: 'datetime',
      group: 'place',
      initialValue: () => new Date().toISOString(),
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'destinations',
      title: 'Destinations',
      description: 'The post also appears on the pages of these islands.',
      type: 'array',
      group: 'place',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'destination' }] })],
      validation: (rule) => rule.unique(),
    }),
  ],
  orderings: [
    { name: 'newest', title: 'Newest first', by: [{ field: 'publishedAt', direction: 'desc' }] },
    { name: 'title', title: 'Greek title', by: [{ field: 'title_el', direction: 'asc' }] },
  ],
  preview: {
    select: { title: 'title_el', category: 'category.title_el', date: 'publishedAt', media: 'cover' },
    prepare: ({ title, category, date, media }) => ({
      title,
      subtitle: [category, typeof date === 'string' ? date.slice(0, 10) : undefined]
        .filter(Boolean)
        .join(' · '),
      media,
    }),
  },
});

import { reservedPermalinks } from '#lib/routes/paths.ts';
import { BadgePercent } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { linePair, sideBySide, textPair } from '../presets/bilingual.ts';
import { permalinkPair } from '../presets/permalink.ts';
import { siblingValue } from '../presets/sibling.ts';
import { uniqueAtSiteRoot } from '../presets/site-root.ts';

export const offer = defineType({
  name: 'offer',
  title: 'Offer',
  type: 'document',
  icon: typeIcon(BadgePercent),
  groups: [
    { name: 'offer', title: 'Offer', default: true },
    { name: 'page', title: 'Page' },
    { name: 'menu', title: 'Menu' },
  ],
  fieldsets: [
    sideBySide('name', 'Title and address'),
    sideBySide('summary', 'Summary'),
    sideBySide(
      'validity',
      'Validity',
      'Days in Greece. After the last one the page says that the offer has ended.',
    ),
    sideBySide('menu', 'Note in the menu'),
  ],
  fields: [
    ...linePair({ name: 'title', title: 'Title', need: 'required', group: 'offer', fieldset: 'name' }),
    ...permalinkPair({
      path: '/',
      group: 'offer',
      fieldset: 'name',
      reserved: reservedPermalinks,
      isUnique: uniqueAtSiteRoot,
    }),
    ...textPair({ name: 'summary', title: 'Summary', need: 'required', group: 'offer', fieldset: 'summary' }),
    ...linePair({
      name: 'badge',
      title: 'Badge',
      description: 'A few characters, for example −20 %.',
      group: 'offer',
      fieldset: 'summary',
    }),
    defineField({
      name: 'validFrom',
      title: 'First day',
      type: 'date',
      group: 'offer',
      fieldset: 'validity',
      validation: (rule) => rule.required().error('Give the first day.'),
    }),
    defineField({
      name: 'validTo',
      title: 'Last day',
      type: 'date',
      group: 'offer',
      fieldset: 'validity',
      validation: (rule) => [
        rule.required().error('Give the last day.'),
        rule.custom((last, context) => {
          const first = siblingValue(context.parent, 'validFrom');
          // Days are YYYY-MM-DD, so their order is the order of the texts.
          return typeof first === 'string' && last !== undefined && last < first
            ? 'The last day is before the first day.'
            : true;
        }),
      ],
    }),
    defineField({
      name: 'cover',
      title: 'Cover',
      type: 'imageWithAlt',
      group: 'page',
      validation: (rule) => rule.required().assetRequired().error('An offer needs a cover.'),
    }),
    defineField({
      name: 'blocks',
      title: 'Blocks of the page',
      type: 'array',
      group: 'page',
      of: [
        defineArrayMember({ type: 'richTextBlock' }),
        defineArrayMember({ type: 'routePromoBlock' }),
        defineArrayMember({ type: 'faqBlock' }),
        defineArrayMember({ type: 'termsBlock' }),
      ],
    }),
    defineField({
      name: 'inMenu',
      title: 'Show in the offers menu',
      type: 'boolean',
      group: 'menu',
      initialValue: false,
    }),
    ...linePair({ name: 'menuNote', title: 'Menu note', group: 'menu', fieldset: 'menu' }),
  ],
  orderings: [
    { name: 'ending', title: 'Ending first', by: [{ field: 'validTo', direction: 'asc' }] },
    { name: 'newest', title: 'Newest first', by: [{ field: 'validFrom', direction: 'desc' }] },
  ],
  preview: {
    select: { title: 'title_el', badge: 'badge_el', from: 'validFrom', to: 'validTo', media: 'cover' },
    prepare: ({ title, badge, from, to, media }) => ({
      title,
      subtitle: [badge, `${from ?? '…'} – ${to ?? '…'}`].filter(Boolean).join(' · '),
      media,
    }),
  },
});

import { Settings } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { inEnglish, type Say } from '#studio/locale/say.ts';
import { linePair, sideBySide, textPair } from '../presets/bilingual.ts';

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Settings',
  type: 'document',
  icon: typeIcon(Settings),
  groups: [
    { name: 'operator', title: 'Operator', default: true },
    { name: 'links', title: 'Links' },
    { name: 'footer', title: 'Footer' },
  ],
  fieldsets: [
    sideBySide('names', 'Name and address'),
    { name: 'contact', title: 'Contact', options: { columns: 2 } },
  ],
  fields: [
    ...linePair({ name: 'brand', title: 'Brand', need: 'required', group: 'operator', fieldset: 'names' }),
    ...textPair({ name: 'address', title: 'Address', rows: 3, group: 'operator', fieldset: 'names' }),
    defineField({
      name: 'phone',
      title: 'Phone',
      type: 'string',
      group: 'operator',
      fieldset: 'contact',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'email',
      title: 'Email',
      type: 'string',
      group: 'operator',
      fieldset: 'contact',
      validation: (rule) => rule.required().email(),
    }),
    defineField({
      name: 'appStoreUrl',
      title: 'App store address',
      description: 'Where the app banner on Android phones leads. Without an address there is no banner.',
      type: 'url',
      group: 'links',
    }),
    defineField({
      name: 'externalServices',
      title: 'External services',
      description: 'A link in the services menu that opens in a new tab.',
      type: 'object',
      group: 'links',
      fieldsets: [sideBySide('labels', 'Text of the link')],
      fields: [
        ...linePair({ name: 'label', title: 'Label', fieldset: 'labels' }),
        defineField({ name: 'url', title: 'Address', type: 'url' }),
      ],
    }),
    defineField({
      name: 'socialLinks',
      title: 'Social networks',
      type: 'array',
      group: 'links',
      of: [defineArrayMember({ type: 'socialLink' })],
    }),
    defineField({
      name: 'footerColumns',
      title: 'Columns of the footer',
      type: 'array',
      group: 'footer',
      of: [defineArrayMember({ type: 'footerColumn' })],
    }),
  ],
  preview: {
    select: { subtitle: 'brand_el' },
    prepare: ({ subtitle }, _options, say: Say = inEnglish) => ({ title: say('Settings'), subtitle }),
  },
});

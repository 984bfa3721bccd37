import { Settings } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { translateToEnglish, type Translate, textKey } from '#studio/locale/text.ts';
import { linePair, sideBySide, textPair } from '../presets/bilingual.ts';

export const siteSettings = defineType({
  name: 'siteSettings',
  title: textKey('documents.settings'),
  type: 'document',
  icon: typeIcon(Settings),
  groups: [
    { name: 'operator', title: textKey('documents.operator'), default: true },
    { name: 'links', title: textKey('documents.links') },
    { name: 'footer', title: textKey('documents.footer') },
  ],
  fieldsets: [
    sideBySide('names', 'documents.nameAndAddress'),
    { name: 'contact', title: textKey('documents.contact'), options: { columns: 2 } },
  ],
  fields: [
    ...linePair({
      name: 'brand',
      title: 'documents.brand',
      need: 'required',
      group: 'operator',
      fieldset: 'names',
    }),
    ...textPair({
      name: 'address',
      title: 'documents.address',
      rows: 3,
      group: 'operator',
      fieldset: 'names',
    }),
    defineField({
      name: 'phone',
      title: textKey('documents.phone'),
      type: 'string',
      group: 'operator',
      fieldset: 'contact',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'email',
      title: textKey('documents.email'),
      type: 'string',
      group: 'operator',
      fieldset: 'contact',
      validation: (rule) => rule.required().email(),
    }),
    defineField({
      name: 'appStoreUrl',
      title: textKey('documents.appStoreAddress'),
      description: textKey('documents.whereTheAppBannerOnAndroid'),
      type: 'url',
      group: 'links',
    }),
    defineField({
      name: 'externalServices',
      title: textKey('documents.externalServices'),
      description: textKey('documents.aLinkInTheServicesMenu'),
      type: 'object',
      group: 'links',
      fieldsets: [sideBySide('labels', 'documents.textOfTheLink')],
      fields: [
        ...linePair({ name: 'label', title: 'documents.label', fieldset: 'labels' }),
        defineField({ name: 'url', title: textKey('documents.address'), type: 'url' }),
      ],
    }),
    defineField({
      name: 'socialLinks',
      title: textKey('documents.socialNetworks'),
      type: 'array',
      group: 'links',
      of: [defineArrayMember({ type: 'socialLink' })],
    }),
    defineField({
      name: 'footerColumns',
      title: textKey('documents.columnsOfTheFooter'),
      type: 'array',
      group: 'footer',
      of: [defineArrayMember({ type: 'footerColumn' })],
    }),
  ],
  preview: {
    select: { subtitle: 'brand_el' },
    prepare: ({ subtitle }, _options, t: Translate = translateToEnglish) => ({
      title: t('documents.settings'),
      subtitle,
    }),
  },
});

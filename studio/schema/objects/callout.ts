import { Info } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { translateToEnglish, type Translate, textKey } from '#studio/locale/text.ts';

export const callout = defineType({
  name: 'callout',
  title: textKey('blocks.callOut'),
  type: 'object',
  icon: typeIcon(Info),
  fields: [
    defineField({
      name: 'tone',
      title: textKey('blocks.tone'),
      type: 'string',
      initialValue: 'info',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: textKey('documents.information'), value: 'info' },
          { title: textKey('documents.warning'), value: 'warn' },
        ],
      },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'text',
      title: textKey('documents.text'),
      description: textKey('blocks.inTheLanguageOfTheText'),
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { title: 'text', tone: 'tone' },
    prepare: ({ title, tone }, _options, t: Translate = translateToEnglish) => ({
      title,
      subtitle: t(tone === 'warn' ? 'documents.warning' : 'documents.information'),
    }),
  },
});

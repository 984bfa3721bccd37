import { Info } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { inEnglish, type Say } from '#studio/locale/say.ts';

export const callout = defineType({
  name: 'callout',
  title: 'Call-out',
  type: 'object',
  icon: typeIcon(Info),
  fields: [
    defineField({
      name: 'tone',
      title: 'Tone',
      type: 'string',
      initialValue: 'info',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Information', value: 'info' },
          { title: 'Warning', value: 'warn' },
        ],
      },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'In the language of the text around it.',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { title: 'text', tone: 'tone' },
    prepare: ({ title, tone }, _options, say: Say = inEnglish) => ({
      title,
      subtitle: say(tone === 'warn' ? 'Warning' : 'Information'),
    }),
  },
});

import { Share2 } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { textKey } from '#studio/locale/text.ts';

export const socialLink = defineType({
  name: 'socialLink',
  title: textKey('documents.socialNetwork'),
  type: 'object',
  icon: typeIcon(Share2),
  fields: [
    defineField({
      name: 'network',
      title: textKey('documents.network'),
      type: 'string',
      options: {
        list: [
          { title: 'Facebook', value: 'facebook' },
          { title: 'Instagram', value: 'instagram' },
          { title: 'Tripadvisor', value: 'tripadvisor' },
          { title: 'YouTube', value: 'youtube' },
          { title: 'X', value: 'x' },
          { title: 'LinkedIn', value: 'linkedin' },
          { title: 'TikTok', value: 'tiktok' },
        ],
      },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'url',
      title: textKey('documents.address'),
      type: 'url',
      validation: (rule) => rule.required().uri({ scheme: ['https'] }),
    }),
  ],
  preview: { select: { title: 'network', subtitle: 'url' } },
});

import { Images, PanelTop } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { inEnglish, type Say, told } from '#studio/locale/say.ts';
import { linePair, sideBySide, textPair } from '../presets/bilingual.ts';
import { routeFields } from '../presets/port-code.ts';

export const heroBlock = defineType({
  name: 'heroBlock',
  title: 'Large picture with words',
  type: 'object',
  icon: typeIcon(PanelTop),
  fieldsets: [
    sideBySide('texts', 'Words'),
    sideBySide('route', 'Button into booking', 'Empty for a picture without a button.'),
  ],
  fields: [
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'imageWithAlt',
      validation: (rule) =>
        rule
          .required()
          .assetRequired()
          .error(told({ en: 'Choose a picture.', el: 'Επιλέξτε εικόνα.' })),
    }),
    ...linePair({ name: 'title', title: 'Heading', need: 'required', fieldset: 'texts' }),
    ...textPair({ name: 'text', title: 'Text', rows: 3, fieldset: 'texts' }),
    ...linePair({ name: 'label', title: 'Words on the button', fieldset: 'route' }),
    ...routeFields('route', false),
  ],
  preview: {
    select: { title: 'title_el', text: 'text_el', media: 'picture' },
    prepare: ({ title, text, media }, _options, say: Say = inEnglish) => ({
      title: title || say('Large picture with words'),
      subtitle: [say('Large picture with words'), text].filter(Boolean).join(' · '),
      media,
    }),
  },
});

export const galleryBlock = defineType({
  name: 'galleryBlock',
  title: 'Gallery',
  type: 'object',
  icon: typeIcon(Images),
  fieldsets: [sideBySide('texts', 'Heading')],
  fields: [
    ...linePair({ name: 'title', title: 'Heading', fieldset: 'texts' }),
    defineField({
      name: 'pictures',
      title: 'Pictures',
      type: 'array',
      of: [defineArrayMember({ type: 'imageWithAlt' })],
      options: { layout: 'grid' },
      validation: (rule) => [
        rule
          .required()
          .min(2)
          .error(
            told({
              en: 'A gallery has at least two pictures.',
              el: 'Μια συλλογή έχει τουλάχιστον δύο εικόνες.',
            }),
          ),
        rule.max(24).error(told({ en: 'Use at most 24 pictures.', el: 'Χρησιμοποιήστε έως 24 εικόνες.' })),
      ],
    }),
  ],
  preview: {
    select: { title: 'title_el', alt: 'pictures.0.alt_el', media: 'pictures.0' },
    prepare: ({ title, alt, media }, _options, say: Say = inEnglish) => ({
      title: title || alt || say('Gallery'),
      subtitle: say('Gallery'),
      media,
    }),
  },
});

import { Images, PanelTop } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { translateToEnglish, type Translate, inBothLanguages, textKey } from '#studio/locale/text.ts';
import { linePair, sideBySide, textPair } from '../presets/bilingual.ts';
import { routeFields } from '../presets/port-code.ts';

export const heroBlock = defineType({
  name: 'heroBlock',
  title: textKey('blocks.largePictureWithWords'),
  type: 'object',
  icon: typeIcon(PanelTop),
  fieldsets: [
    sideBySide('texts', 'blocks.words'),
    sideBySide('route', 'blocks.buttonIntoBooking', 'blocks.emptyForAPictureWithout'),
  ],
  fields: [
    defineField({
      name: 'picture',
      title: textKey('documents.picture'),
      type: 'imageWithAlt',
      validation: (rule) =>
        rule.required().assetRequired().error(inBothLanguages('validation.chooseAPicture')),
    }),
    ...linePair({ name: 'title', title: 'blocks.heading', need: 'required', fieldset: 'texts' }),
    ...textPair({ name: 'text', title: 'documents.text', rows: 3, fieldset: 'texts' }),
    ...linePair({ name: 'label', title: 'blocks.wordsOnTheButton', fieldset: 'route' }),
    ...routeFields('route', false),
  ],
  preview: {
    select: { title: 'title_el', text: 'text_el', media: 'picture' },
    prepare: ({ title, text, media }, _options, t: Translate = translateToEnglish) => ({
      title: title || t('blocks.largePictureWithWords'),
      subtitle: [t('blocks.largePictureWithWords'), text].filter(Boolean).join(' · '),
      media,
    }),
  },
});

export const galleryBlock = defineType({
  name: 'galleryBlock',
  title: textKey('blocks.gallery'),
  type: 'object',
  icon: typeIcon(Images),
  fieldsets: [sideBySide('texts', 'blocks.heading')],
  fields: [
    ...linePair({ name: 'title', title: 'blocks.heading', fieldset: 'texts' }),
    defineField({
      name: 'pictures',
      title: textKey('documents.pictures'),
      type: 'array',
      of: [defineArrayMember({ type: 'imageWithAlt' })],
      options: { layout: 'grid' },
      validation: (rule) => [
        rule.required().min(2).error(inBothLanguages('validation.aGalleryHasAtLeastTwo')),
        rule.max(24).error(inBothLanguages('validation.useAtMost24Pictures')),
      ],
    }),
  ],
  preview: {
    select: { title: 'title_el', alt: 'pictures.0.alt_el', media: 'pictures.0' },
    prepare: ({ title, alt, media }, _options, t: Translate = translateToEnglish) => ({
      title: title || alt || t('blocks.gallery'),
      subtitle: t('blocks.gallery'),
      media,
    }),
  },
});

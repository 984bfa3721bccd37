import { House } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { translateToEnglish, type Translate, inBothLanguages, textKey } from '#studio/locale/text.ts';
import { linePair, sideBySide, textPair } from '../presets/bilingual.ts';

export const homePage = defineType({
  name: 'homePage',
  title: textKey('documents.homePage'),
  type: 'document',
  icon: typeIcon(House),
  groups: [
    { name: 'top', title: textKey('documents.top'), default: true },
    { name: 'destinations', title: textKey('structure.destinations') },
    { name: 'bottom', title: textKey('documents.bottom') },
  ],
  fieldsets: [sideBySide('headline', 'documents.headline'), sideBySide('destinations', 'blocks.heading')],
  fields: [
    ...linePair({
      name: 'headline',
      title: 'documents.headline',
      need: 'required',
      group: 'top',
      fieldset: 'headline',
    }),
    ...textPair({ name: 'lead', title: 'documents.lead', rows: 3, group: 'top', fieldset: 'headline' }),
    defineField({
      name: 'hero',
      title: textKey('documents.sceneAtTheTop'),
      type: 'imageWithAlt',
      group: 'top',
      validation: (rule) =>
        rule.required().assetRequired().error(inBothLanguages('validation.theHomePageNeedsItsScene')),
    }),
    ...linePair({
      name: 'destinationsTitle',
      title: 'documents.title',
      group: 'destinations',
      fieldset: 'destinations',
    }),
    ...textPair({
      name: 'destinationsText',
      title: 'documents.text',
      rows: 3,
      group: 'destinations',
      fieldset: 'destinations',
    }),
    defineField({
      name: 'featured',
      title: textKey('documents.destinationsShown'),
      description: textKey('documents.fivePosters'),
      type: 'array',
      group: 'destinations',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'destination' }] })],
      validation: (rule) => [
        rule.length(5).error(inBothLanguages('validation.chooseFiveDestinations')),
        rule.unique().error(inBothLanguages('validation.aDestinationIsThereTwice')),
      ],
    }),
    defineField({
      name: 'night',
      title: textKey('documents.nightSceneAtTheBottom'),
      type: 'imageWithAlt',
      group: 'bottom',
    }),
  ],
  preview: {
    select: { media: 'hero' },
    prepare: ({ media }, _options, t: Translate = translateToEnglish) => ({
      title: t('documents.homePage'),
      media,
    }),
  },
});

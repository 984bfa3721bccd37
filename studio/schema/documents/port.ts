import { Anchor } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { linePair, sideBySide, textPair } from '../presets/bilingual.ts';
import { translateToEnglish, type Translate, textKey } from '#studio/locale/text.ts';
import { portCodeProblem } from '../presets/port-code.ts';

export const port = defineType({
  name: 'port',
  title: textKey('documents.port'),
  type: 'document',
  icon: typeIcon(Anchor),
  fieldsets: [sideBySide('name', 'documents.name'), sideBySide('texts', 'documents.forTravellers')],
  fields: [
    defineField({
      name: 'code',
      title: textKey('documents.bookingCode'),
      description: textKey('documents.theCodeOfThePort'),
      type: 'string',
      readOnly: ({ document }) => document?._rev !== undefined && typeof document['code'] === 'string',
      validation: (rule) => [rule.required(), rule.custom(portCodeProblem)],
    }),
    ...linePair({ name: 'title', title: 'documents.title', need: 'required', fieldset: 'name' }),
    defineField({
      name: 'destination',
      title: textKey('documents.destination'),
      type: 'reference',
      to: [{ type: 'destination' }],
    }),
    defineField({
      name: 'amenities',
      title: textKey('documents.nearTheQuay'),
      description: textKey('documents.onlyWhatATravellerReallyFinds'),
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: {
        list: [
          { title: textKey('documents.bus'), value: 'bus' },
          { title: textKey('documents.taxi'), value: 'taxi' },
          { title: textKey('documents.parking'), value: 'parking' },
          { title: textKey('documents.cafeOrTaverna'), value: 'cafe' },
          { title: textKey('documents.groceries'), value: 'groceries' },
          { title: textKey('documents.pharmacy'), value: 'pharmacy' },
          { title: textKey('documents.cashMachine'), value: 'cash' },
        ],
      },
      validation: (rule) => rule.unique(),
    }),
    ...textPair({ name: 'gettingThere', title: 'documents.gettingThere', fieldset: 'texts' }),
    ...textPair({ name: 'facilities', title: 'documents.facilities', fieldset: 'texts' }),
    ...textPair({ name: 'parking', title: 'documents.parkingAndLuggage', fieldset: 'texts' }),
    ...textPair({ name: 'accessibility', title: 'documents.accessibility', fieldset: 'texts' }),
  ],
  orderings: [
    { name: 'title', title: textKey('documents.greekTitle'), by: [{ field: 'title_el', direction: 'asc' }] },
    { name: 'code', title: textKey('documents.code'), by: [{ field: 'code', direction: 'asc' }] },
  ],
  preview: {
    select: { title: 'title_el', english: 'title_en', code: 'code', media: 'destination.cover' },
    prepare: ({ title, english, code, media }, _options, t: Translate = translateToEnglish) => ({
      title,
      subtitle: [code, english ?? t('documents.englishTitleMissing')].filter(Boolean).join(' · '),
      media,
    }),
  },
});

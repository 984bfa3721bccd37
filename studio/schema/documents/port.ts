import { Anchor } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { linePair, sideBySide, textPair } from '../presets/bilingual.ts';
import { inEnglish, type Say } from '#studio/locale/say.ts';
import { portCodeProblem } from '../presets/port-code.ts';

export const port = defineType({
  name: 'port',
  title: 'Port',
  type: 'document',
  icon: typeIcon(Anchor),
  fieldsets: [sideBySide('name', 'Name'), sideBySide('texts', 'For travellers')],
  fields: [
    defineField({
      name: 'code',
      title: 'Booking code',
      description: 'The code of the port in reservations. Sailings and prices are found by it.',
      type: 'string',
      readOnly: ({ document }) => document?._rev !== undefined && typeof document['code'] === 'string',
      validation: (rule) => [rule.required(), rule.custom(portCodeProblem)],
    }),
    ...linePair({ name: 'title', title: 'Title', need: 'required', fieldset: 'name' }),
    defineField({
      name: 'destination',
      title: 'Destination',
      type: 'reference',
      to: [{ type: 'destination' }],
    }),
    defineField({
      name: 'amenities',
      title: 'Near the quay',
      description: 'Only what a traveller really finds there, all year.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: {
        list: [
          { title: 'Bus', value: 'bus' },
          { title: 'Taxi', value: 'taxi' },
          { title: 'Parking', value: 'parking' },
          { title: 'Café or taverna', value: 'cafe' },
          { title: 'Groceries', value: 'groceries' },
          { title: 'Pharmacy', value: 'pharmacy' },
          { title: 'Cash machine', value: 'cash' },
        ],
      },
      validation: (rule) => rule.unique(),
    }),
    ...textPair({ name: 'gettingThere', title: 'Getting there', fieldset: 'texts' }),
    ...textPair({ name: 'facilities', title: 'Facilities', fieldset: 'texts' }),
    ...textPair({ name: 'parking', title: 'Parking and luggage', fieldset: 'texts' }),
    ...textPair({ name: 'accessibility', title: 'Accessibility', fieldset: 'texts' }),
  ],
  orderings: [
    { name: 'title', title: 'Greek title', by: [{ field: 'title_el', direction: 'asc' }] },
    { name: 'code', title: 'Code', by: [{ field: 'code', direction: 'asc' }] },
  ],
  preview: {
    select: { title: 'title_el', english: 'title_en', code: 'code', media: 'destination.cover' },
    prepare: ({ title, english, code, media }, _options, say: Say = inEnglish) => ({
      title,
      subtitle: [code, english ?? say('English title missing')].filter(Boolean).join(' · '),
      media,
    }),
  },
});

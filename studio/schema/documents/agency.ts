import { Store } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { inEnglish, type Say, told } from '#studio/locale/say.ts';
import { linePair, sideBySide, textPair } from '../presets/bilingual.ts';
import { ISLANDS } from '../presets/islands.ts';
import { joined } from '../presets/preview-words.ts';

export const agency = defineType({
  name: 'agency',
  title: 'Agency',
  type: 'document',
  icon: typeIcon(Store),
  fieldsets: [
    sideBySide('name', 'Name and place'),
    sideBySide('address', 'Address'),
    sideBySide('contact', 'Contact'),
    sideBySide('hours', 'Opening hours'),
  ],
  fields: [
    ...linePair({ name: 'title', title: 'Name', need: 'required', fieldset: 'name' }),
    ...linePair({ name: 'city', title: 'Town', need: 'required', fieldset: 'name' }),
    ...linePair({
      name: 'region',
      title: 'Region',
      description: 'For a town that is on none of our islands.',
      fieldset: 'name',
    }),
    defineField({
      name: 'island',
      title: 'Island',
      type: 'string',
      options: { list: ISLANDS },
    }),
    ...textPair({ name: 'address', title: 'Address', rows: 2, need: 'required', fieldset: 'address' }),
    defineField({
      name: 'phone',
      title: 'Phone',
      description: 'With the country code, for example +30 22410 12345.',
      type: 'string',
      fieldset: 'contact',
      validation: (rule) => [
        rule.required().error(told({ en: 'Give a phone number.', el: 'Δώστε αριθμό τηλεφώνου.' })),
        rule
          .regex(/^\+?[\d ()-]{6,}$/)
          .error(told({ en: 'This is not a phone number.', el: 'Δεν είναι αριθμός τηλεφώνου.' })),
      ],
    }),
    defineField({
      name: 'email',
      title: 'Email',
      type: 'string',
      fieldset: 'contact',
      validation: (rule) => rule.email(),
    }),
    defineField({
      name: 'location',
      title: 'Place on the map',
      description: 'Latitude and longitude, as maps show them for a chosen point.',
      type: 'geopoint',
    }),
    ...textPair({ name: 'hours', title: 'Opening hours', rows: 4, fieldset: 'hours' }),
    defineField({
      name: 'services',
      title: 'Services',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: {
        list: [
          { title: 'Tickets', value: 'tickets' },
          { title: 'Payment of reservations', value: 'payment' },
          { title: 'Vehicles', value: 'vehicles' },
          { title: 'Cargo and parcels', value: 'cargo' },
          { title: 'Help for people with reduced mobility', value: 'assistance' },
          { title: 'Left luggage', value: 'luggage' },
        ],
      },
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'tags',
      title: 'Tags',
      description: 'Further words that travellers search by.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
      validation: (rule) => rule.unique(),
    }),
  ],
  orderings: [{ name: 'city', title: 'Town', by: [{ field: 'city_el', direction: 'asc' }] }],
  preview: {
    select: { title: 'title_el', english: 'title_en', city: 'city_el', phone: 'phone' },
    prepare: ({ title, english, city, phone }, _options, say: Say = inEnglish) => ({
      title,
      subtitle: joined(city, phone, english ? undefined : say('English title missing')),
    }),
  },
});

import { Store } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { translateToEnglish, type Translate, inBothLanguages, textKey } from '#studio/locale/text.ts';
import { linePair, sideBySide, textPair } from '../presets/bilingual.ts';
import { noOverlap, noTimes } from '../presets/opening-week.ts';
import { ISLANDS } from '../presets/islands.ts';
import { joined } from '../presets/preview-texts.ts';

export const agency = defineType({
  name: 'agency',
  title: textKey('documents.agency'),
  type: 'document',
  icon: typeIcon(Store),
  fieldsets: [
    sideBySide('name', 'documents.nameAndPlace'),
    sideBySide('address', 'documents.address'),
    sideBySide('contact', 'documents.contact'),
    sideBySide('hours', 'documents.moreOnTheHours'),
  ],
  fields: [
    ...linePair({ name: 'title', title: 'documents.name', need: 'required', fieldset: 'name' }),
    ...linePair({ name: 'city', title: 'documents.town', need: 'required', fieldset: 'name' }),
    ...linePair({
      name: 'region',
      title: 'documents.region',
      description: 'documents.forATown',
      fieldset: 'name',
    }),
    defineField({
      name: 'island',
      title: textKey('documents.island'),
      type: 'string',
      options: { list: ISLANDS },
    }),
    ...textPair({
      name: 'address',
      title: 'documents.address',
      rows: 2,
      need: 'required',
      fieldset: 'address',
    }),
    defineField({
      name: 'phone',
      title: textKey('documents.phone'),
      description: textKey('documents.withTheCountryCode'),
      type: 'string',
      fieldset: 'contact',
      validation: (rule) => [
        rule.required().error(inBothLanguages('validation.giveAPhoneNumber')),
        rule.regex(/^\+?[\d ()-]{6,}$/).error(inBothLanguages('validation.thisIsNotAPhoneNumber')),
      ],
    }),
    defineField({
      name: 'email',
      title: textKey('documents.email'),
      type: 'string',
      fieldset: 'contact',
      validation: (rule) => rule.email(),
    }),
    defineField({
      name: 'location',
      title: textKey('documents.placeOnTheMap'),
      description: textKey('documents.latitudeAndLongitude'),
      type: 'geopoint',
    }),
    defineField({
      name: 'week',
      title: textKey('documents.openingHours'),
      description: textKey('documents.visitorsSeeWhatIsOpen'),
      type: 'array',
      of: [defineArrayMember({ type: 'openingSpan' })],
      validation: (rule) => rule.custom((week) => noOverlap(week)).error(),
    }),
    defineField({
      name: 'season',
      title: textKey('documents.season'),
      description: textKey('documents.emptyWhenOpenAllYear'),
      type: 'openingSeason',
    }),
    ...textPair({
      name: 'hours',
      title: 'documents.moreOnTheHours',
      description: 'documents.whatAWeekCantSay',
      rows: 2,
      fieldset: 'hours',
      check: noTimes,
    }),
    defineField({
      name: 'services',
      title: textKey('documents.services'),
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: {
        list: [
          { title: textKey('documents.tickets'), value: 'tickets' },
          { title: textKey('documents.paymentOfReservations'), value: 'payment' },
          { title: textKey('documents.vehicles'), value: 'vehicles' },
          { title: textKey('documents.cargoAndParcels'), value: 'cargo' },
          { title: textKey('documents.helpForPeopleWithReducedMobility'), value: 'assistance' },
          { title: textKey('documents.leftLuggage'), value: 'luggage' },
        ],
      },
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'tags',
      title: textKey('documents.tags'),
      description: textKey('documents.furtherWordsThatTravellersSearchBy'),
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
      validation: (rule) => rule.unique(),
    }),
  ],
  orderings: [
    { name: 'city', title: textKey('documents.town'), by: [{ field: 'city_el', direction: 'asc' }] },
  ],
  preview: {
    select: { title: 'title_el', english: 'title_en', city: 'city_el', phone: 'phone' },
    prepare: ({ title, english, city, phone }, _options, t: Translate = translateToEnglish) => ({
      title,
      subtitle: joined(city, phone, english ? undefined : t('documents.englishTitleMissing')),
    }),
  },
});

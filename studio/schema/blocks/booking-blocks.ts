import { Route, Table2 } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { inEnglish, type Say, told } from '#studio/locale/say.ts';
import { linePair, sideBySide, textPair } from '../presets/bilingual.ts';
import { routeFields } from '../presets/port-code.ts';

export const routePromoBlock = defineType({
  name: 'routePromoBlock',
  title: 'Route promotion',
  type: 'object',
  icon: typeIcon(Route),
  fieldsets: [sideBySide('route', 'Route'), sideBySide('texts', 'Text')],
  fields: [
    ...routeFields('route'),
    ...textPair({ name: 'text', title: 'Text', need: 'required', fieldset: 'texts' }),
    defineField({
      name: 'promo',
      title: 'Promotion code',
      description: 'Filled in for the traveller who follows the link into booking.',
      type: 'string',
    }),
  ],
  preview: {
    select: { from: 'from', to: 'to', text: 'text_el' },
    prepare: ({ from, to, text }, _options, say: Say = inEnglish) => ({
      title: `${from ?? '?'} → ${to ?? '?'}`,
      subtitle: [say('Route promotion'), text].filter(Boolean).join(' · '),
    }),
  },
});

export const farePair = defineType({
  name: 'farePair',
  title: 'Route',
  type: 'object',
  icon: typeIcon(Route),
  fieldsets: [sideBySide('route', 'Route')],
  fields: routeFields('route'),
  preview: {
    select: { from: 'from', to: 'to' },
    prepare: ({ from, to }) => ({ title: `${from ?? '?'} → ${to ?? '?'}` }),
  },
});

/** Fares are never typed: the page asks the reservation service for them, so that they cannot differ from what is sold. */
export const fareTableBlock = defineType({
  name: 'fareTableBlock',
  title: 'Fare table',
  type: 'object',
  icon: typeIcon(Table2),
  fieldsets: [sideBySide('texts', 'Heading')],
  fields: [
    ...linePair({ name: 'title', title: 'Heading', need: 'required', fieldset: 'texts' }),
    defineField({
      name: 'routes',
      title: 'Routes',
      description: 'The fares come from reservations and are always those that are sold.',
      type: 'array',
      of: [defineArrayMember({ type: 'farePair' })],
      validation: (rule) => [
        rule
          .required()
          .min(1)
          .error(told({ en: 'Add a route.', el: 'Προσθέστε μια διαδρομή.' })),
        rule.max(12).error(told({ en: 'Use at most 12 routes.', el: 'Χρησιμοποιήστε έως 12 διαδρομές.' })),
      ],
    }),
    defineField({
      name: 'class',
      title: 'Class',
      type: 'string',
      initialValue: 'ECO',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Economy', value: 'ECO' },
          { title: 'VIP', value: 'VIP' },
        ],
      },
      validation: (rule) => rule.required(),
    }),
    ...textPair({ name: 'note', title: 'Note', rows: 2, fieldset: 'texts' }),
  ],
  preview: {
    select: {
      title: 'title_el',
      from: 'routes.0.from',
      to: 'routes.0.to',
      second: 'routes.1.to',
      class: 'class',
    },
    prepare: ({ title, from, to, second, class: fareClass }, _options, say: Say = inEnglish) => ({
      title: title || say('Fare table'),
      subtitle: [
        say('Fare table'),
        from === undefined ? undefined : `${from} → ${to ?? '?'}${second === undefined ? '' : ' …'}`,
        fareClass,
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
});

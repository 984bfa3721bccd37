import { Route, Table2 } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { translateToEnglish, type Translate, inBothLanguages, textKey } from '#studio/locale/text.ts';
import { linePair, sideBySide, textPair } from '../presets/bilingual.ts';
import { routeFields } from '../presets/port-code.ts';

export const routePromoBlock = defineType({
  name: 'routePromoBlock',
  title: textKey('blocks.routePromotion'),
  type: 'object',
  icon: typeIcon(Route),
  fieldsets: [sideBySide('route', 'blocks.route'), sideBySide('texts', 'documents.text')],
  fields: [
    ...routeFields('route'),
    ...textPair({ name: 'text', title: 'documents.text', need: 'required', fieldset: 'texts' }),
    defineField({
      name: 'promo',
      title: textKey('blocks.promotionCode'),
      description: textKey('blocks.filledInForTheTraveller'),
      type: 'string',
    }),
    defineField({
      name: 'withReturn',
      title: textKey('blocks.showThePriceWithAReturn'),
      description: textKey('blocks.whatItCostsBothWays'),
      type: 'boolean',
      initialValue: false,
    }),
  ],
  preview: {
    select: { from: 'from', to: 'to', text: 'text_el' },
    prepare: ({ from, to, text }, _options, t: Translate = translateToEnglish) => ({
      title: `${from ?? '?'} → ${to ?? '?'}`,
      subtitle: [t('blocks.routePromotion'), text].filter(Boolean).join(' · '),
    }),
  },
});

export const farePair = defineType({
  name: 'farePair',
  title: textKey('blocks.route'),
  type: 'object',
  icon: typeIcon(Route),
  fieldsets: [sideBySide('route', 'blocks.route')],
  fields: routeFields('route'),
  preview: {
    select: { from: 'from', to: 'to' },
    prepare: ({ from, to }) => ({ title: `${from ?? '?'} → ${to ?? '?'}` }),
  },
});

/** Fares are never typed: the page gets them from the reservation service, so that they can't differ from what is sold. */
export const fareTableBlock = defineType({
  name: 'fareTableBlock',
  title: textKey('blocks.fareTable'),
  type: 'object',
  icon: typeIcon(Table2),
  fieldsets: [sideBySide('texts', 'blocks.heading')],
  fields: [
    ...linePair({ name: 'title', title: 'blocks.heading', need: 'required', fieldset: 'texts' }),
    defineField({
      name: 'routes',
      title: textKey('blocks.routes'),
      description: textKey('blocks.theFaresComeFromReservations'),
      type: 'array',
      of: [defineArrayMember({ type: 'farePair' })],
      validation: (rule) => [
        rule.required().min(1).error(inBothLanguages('validation.addARoute')),
        rule.max(12).error(inBothLanguages('validation.useAtMost12Routes')),
      ],
    }),
    defineField({
      name: 'class',
      title: textKey('blocks.class'),
      type: 'string',
      initialValue: 'ECO',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: textKey('blocks.economy'), value: 'ECO' },
          { title: textKey('blocks.vip'), value: 'VIP' },
        ],
      },
      validation: (rule) => rule.required(),
    }),
    ...textPair({ name: 'note', title: 'blocks.note', rows: 2, fieldset: 'texts' }),
  ],
  preview: {
    select: {
      title: 'title_el',
      from: 'routes.0.from',
      to: 'routes.0.to',
      second: 'routes.1.to',
      class: 'class',
    },
    prepare: (
      { title, from, to, second, class: fareClass },
      _options,
      t: Translate = translateToEnglish,
    ) => ({
      title: title || t('blocks.fareTable'),
      subtitle: [
        t('blocks.fareTable'),
        from === undefined ? undefined : `${from} → ${to ?? '?'}${second === undefined ? '' : ' …'}`,
        fareClass,
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
});

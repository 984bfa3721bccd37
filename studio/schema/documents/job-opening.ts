import { athensDay } from '#foundation/dates/athens.ts';
import { BriefcaseBusiness } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import {
  type TextKey,
  translateToEnglish,
  type Translate,
  inBothLanguages,
  textKey,
} from '#studio/locale/text.ts';
import { linePair, richPair, sideBySide } from '../presets/bilingual.ts';
import { permalinkPair } from '../presets/permalink.ts';
import { day, joined } from '../presets/preview-texts.ts';

const WHERE = [
  { title: 'documents.onBoard', value: 'ship' },
  { title: 'documents.ashore', value: 'shore' },
] satisfies { title: TextKey; value: string }[];

export const jobOpening = defineType({
  name: 'jobOpening',
  title: textKey('documents.jobOpening'),
  type: 'document',
  icon: typeIcon(BriefcaseBusiness),
  fieldsets: [
    sideBySide('name', 'documents.titleAndAddress'),
    sideBySide('place', 'documents.place'),
    sideBySide('body', 'documents.text'),
    sideBySide('apply', 'documents.howToApply'),
  ],
  fields: [
    ...linePair({ name: 'title', title: 'documents.title', need: 'required', fieldset: 'name' }),
    ...permalinkPair({ path: '/career/', type: 'jobOpening', fieldset: 'name' }),
    ...linePair({ name: 'place', title: 'documents.place', need: 'required', fieldset: 'place' }),
    defineField({
      name: 'where',
      title: textKey('documents.onBoardOrAshore'),
      type: 'string',
      initialValue: 'ship',
      options: { list: WHERE, layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required(),
    }),
    ...richPair({ name: 'text', title: 'documents.text', need: 'required', fieldset: 'body' }),
    defineField({
      name: 'closesOn',
      title: textKey('documents.lastDayToApply'),
      description: textKey('documents.afterThisDayTheOpening'),
      type: 'date',
      fieldset: 'apply',
    }),
    defineField({
      name: 'applyEmail',
      title: textKey('documents.emailForApplications'),
      type: 'string',
      fieldset: 'apply',
      validation: (rule) => [
        rule.required().error(inBothLanguages('validation.sayWhereToApply')),
        rule.email(),
      ],
    }),
  ],
  orderings: [
    {
      name: 'closing',
      title: textKey('documents.closingFirst'),
      by: [{ field: 'closesOn', direction: 'asc' }],
    },
  ],
  preview: {
    select: { title: 'title_el', english: 'title_en', place: 'place_el', where: 'where', closes: 'closesOn' },
    prepare: ({ title, english, place, where, closes }, _options, t: Translate = translateToEnglish) => {
      const kind = WHERE.find(({ value }) => value === where);
      const over = typeof closes === 'string' && closes < athensDay(new Date());
      return {
        title,
        subtitle: joined(
          over ? t('documents.closed') : undefined,
          kind && t(kind.title),
          place,
          day(closes),
          english ? undefined : t('documents.englishTitleMissing'),
        ),
      };
    },
  },
});

import { Clock } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { inBothLanguages, textKey, translateToEnglish, type Translate } from '#studio/locale/text.ts';
import { closingTime, MONTHS, openingTime, WEEKDAYS, wholeSeason } from '../presets/opening-week.ts';

/** Hours on some days of a week. */
export const openingSpan = defineType({
  name: 'openingSpan',
  title: textKey('documents.hours'),
  type: 'object',
  icon: typeIcon(Clock),
  fieldsets: [{ name: 'times', options: { columns: 2 } }],
  fields: [
    defineField({
      name: 'days',
      title: textKey('documents.days'),
      type: 'array',
      of: [defineArrayMember({ type: 'number' })],
      options: { list: WEEKDAYS.map((title, index) => ({ title: textKey(title), value: index + 1 })) },
      validation: (rule) => [
        rule.required().min(1).error(inBothLanguages('validation.chooseADay')),
        rule.unique(),
      ],
    }),
    defineField({
      name: 'opens',
      title: textKey('documents.opens'),
      type: 'string',
      placeholder: '09:00',
      fieldset: 'times',
      validation: (rule) => rule.custom((value) => openingTime(value)).error(),
    }),
    defineField({
      name: 'closes',
      title: textKey('documents.closes'),
      description: textKey('documents.afterMidnight'),
      type: 'string',
      placeholder: '21:00',
      fieldset: 'times',
      validation: (rule) => rule.custom((value, { parent }) => closingTime(value, parent)).error(),
    }),
  ],
  preview: {
    select: { days: 'days', opens: 'opens', closes: 'closes' },
    prepare: ({ days, opens, closes }, _options, t: Translate = translateToEnglish) => ({
      title: `${opens ?? ''} – ${closes ?? ''}`,
      subtitle: WEEKDAYS.filter((_, index) => Array.isArray(days) && days.includes(index + 1))
        .map((weekday) => t(weekday))
        .join(', '),
    }),
  },
});

/** The part of the year in which somebody is there. */
export const openingSeason = defineType({
  name: 'openingSeason',
  title: textKey('documents.season'),
  type: 'object',
  options: { columns: 2 },
  fields: (['from', 'until'] as const).map((name) =>
    defineField({
      name,
      title: textKey(name === 'from' ? 'documents.firstMonth' : 'documents.lastMonth'),
      type: 'number',
      options: { list: MONTHS.map((title, index) => ({ title: textKey(title), value: index + 1 })) },
    }),
  ),
  validation: (rule) => rule.custom((value) => wholeSeason(value)).error(),
});

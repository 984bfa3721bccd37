import { TriangleAlert } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import {
  type TextKey,
  translateToEnglish,
  type Translate,
  inBothLanguages,
  textKey,
} from '#studio/locale/text.ts';
import { PortsInput } from '#studio/schema/inputs/ports-input.tsx';
import { alertStateText, joined, moment } from '../presets/preview-texts.ts';
import { linePair, sideBySide, textPair } from '../presets/bilingual.ts';
import { portCodeProblem } from '../presets/port-code.ts';
import { scheduleFields, scheduleGroup } from '../presets/schedule.ts';
import { siblingValue } from '../presets/sibling.ts';
import { athensTime } from '#studio/schema/presets/athens-time.ts';

const SEVERITIES = [
  { title: 'documents.information', value: 'info' },
  { title: 'documents.warning', value: 'warn' },
  { title: 'documents.serious', value: 'bad' },
] satisfies { title: TextKey; value: string }[];

export const serviceAlert = defineType({
  name: 'serviceAlert',
  title: textKey('documents.alert'),
  type: 'document',
  icon: typeIcon(TriangleAlert),
  groups: [scheduleGroup],
  fieldsets: [
    sideBySide('texts', 'documents.texts'),
    { name: 'time', title: textKey('documents.whenItIsShown'), options: { columns: 2 } },
  ],
  fields: [
    ...linePair({ name: 'title', title: 'documents.title', need: 'required', fieldset: 'texts' }),
    ...textPair({ name: 'text', title: 'documents.text', need: 'required', fieldset: 'texts' }),
    defineField({
      name: 'severity',
      title: textKey('documents.severity'),
      type: 'string',
      initialValue: 'info',
      options: { list: SEVERITIES, layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'startsAt',
      title: textKey('blocks.from'),
      type: 'datetime',
      options: athensTime,
      fieldset: 'time',
      initialValue: () => new Date().toISOString(),
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'endsAt',
      title: textKey('documents.until'),
      type: 'datetime',
      options: athensTime,
      fieldset: 'time',
      validation: (rule) => [
        rule.required(),
        rule.custom((end, context) => {
          const start = siblingValue(context.parent, 'startsAt');
          return typeof start === 'string' && end !== undefined && Date.parse(end) <= Date.parse(start)
            ? inBothLanguages('validation.theAlertWouldEndBefore')
            : true;
        }),
      ],
    }),
    defineField({
      name: 'ports',
      title: textKey('documents.ports'),
      description: textKey('documents.emptyWhenItConcernsAll'),
      type: 'array',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.custom(portCodeProblem) })],
      components: { input: PortsInput },
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'link',
      title: textKey('blocks.link'),
      description: textKey('documents.whereToReadMore'),
      type: 'string',
      validation: (rule) =>
        rule.custom((link) =>
          link === undefined || /^(\/|https:\/\/)/.test(link)
            ? true
            : inBothLanguages('validation.startWithOrHttps'),
        ),
    }),
    ...scheduleFields(),
  ],
  orderings: [
    {
      name: 'newest',
      title: textKey('documents.newestFirst'),
      by: [{ field: 'startsAt', direction: 'desc' }],
    },
  ],
  preview: {
    select: { title: 'title_el', severity: 'severity', from: 'startsAt', to: 'endsAt' },
    prepare: ({ title, severity, from, to }, _options, t: Translate = translateToEnglish) => ({
      title,
      subtitle: joined(
        alertStateText(from, to, new Date(), t),
        severityText(severity, t),
        `${moment(from) ?? '…'} – ${moment(to) ?? '…'}`,
      ),
    }),
  },
});

function severityText(severity: unknown, t: Translate): string | undefined {
  const known = SEVERITIES.find(({ value }) => value === severity);
  return known && t(known.title);
}

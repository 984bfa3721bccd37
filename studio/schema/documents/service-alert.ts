import { TriangleAlert } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { type English, inEnglish, type Say, told } from '#studio/locale/say.ts';
import { PortsInput } from '#studio/schema/inputs/ports-input.tsx';
import { alertStateWords, joined, moment } from '../presets/preview-words.ts';
import { linePair, sideBySide, textPair } from '../presets/bilingual.ts';
import { portCodeProblem } from '../presets/port-code.ts';
import { scheduleFields, scheduleGroup } from '../presets/schedule.ts';
import { siblingValue } from '../presets/sibling.ts';
import { athensTime } from '#studio/schema/presets/athens-time.ts';

const SEVERITIES = [
  { title: 'Information', value: 'info' },
  { title: 'Warning', value: 'warn' },
  { title: 'Serious', value: 'bad' },
] satisfies { title: English; value: string }[];

export const serviceAlert = defineType({
  name: 'serviceAlert',
  title: 'Alert',
  type: 'document',
  icon: typeIcon(TriangleAlert),
  groups: [scheduleGroup],
  fieldsets: [
    sideBySide('texts', 'Texts'),
    { name: 'time', title: 'When it is shown', options: { columns: 2 } },
  ],
  fields: [
    ...linePair({ name: 'title', title: 'Title', need: 'required', fieldset: 'texts' }),
    ...textPair({ name: 'text', title: 'Text', need: 'required', fieldset: 'texts' }),
    defineField({
      name: 'severity',
      title: 'Severity',
      type: 'string',
      initialValue: 'info',
      options: { list: SEVERITIES, layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'startsAt',
      title: 'From',
      type: 'datetime',
      options: athensTime,
      fieldset: 'time',
      initialValue: () => new Date().toISOString(),
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'endsAt',
      title: 'Until',
      type: 'datetime',
      options: athensTime,
      fieldset: 'time',
      validation: (rule) => [
        rule.required(),
        rule.custom((end, context) => {
          const start = siblingValue(context.parent, 'startsAt');
          return typeof start === 'string' && end !== undefined && Date.parse(end) <= Date.parse(start)
            ? told({
                en: 'The alert would end before it starts.',
                el: 'Η ανακοίνωση θα τελείωνε πριν αρχίσει.',
              })
            : true;
        }),
      ],
    }),
    defineField({
      name: 'ports',
      title: 'Ports',
      description: 'Empty when it concerns all of them.',
      type: 'array',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.custom(portCodeProblem) })],
      components: { input: PortsInput },
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'link',
      title: 'Link',
      description: 'Where to read more: /… on this site or a full address.',
      type: 'string',
      validation: (rule) =>
        rule.custom((link) =>
          link === undefined || /^(\/|https:\/\/)/.test(link)
            ? true
            : told({ en: 'Start with / or https://', el: 'Αρχίστε με / ή https://' }),
        ),
    }),
    ...scheduleFields(),
  ],
  orderings: [{ name: 'newest', title: 'Newest first', by: [{ field: 'startsAt', direction: 'desc' }] }],
  preview: {
    select: { title: 'title_el', severity: 'severity', from: 'startsAt', to: 'endsAt' },
    prepare: ({ title, severity, from, to }, _options, say: Say = inEnglish) => ({
      title,
      subtitle: joined(
        alertStateWords(from, to, new Date(), say),
        severityWords(severity, say),
        `${moment(from) ?? '…'} – ${moment(to) ?? '…'}`,
      ),
    }),
  },
});

function severityWords(severity: unknown, say: Say): string | undefined {
  const known = SEVERITIES.find(({ value }) => value === severity);
  return known && say(known.title);
}

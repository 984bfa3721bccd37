import { defineField, type LocalizedValidationMessages } from 'sanity';
import { told } from '#studio/locale/say.ts';
import { athensTime } from './athens-time.ts';

/** The tab that holds the plan. Add it to the groups of a type that uses `scheduleFields`. */
export const scheduleGroup = { name: 'schedule', title: 'Schedule' };

type Instant = string | undefined;

/** Why a time to publish would not work, or `true`. */
export function publishAtProblem(at: Instant, now: Date): true | LocalizedValidationMessages {
  if (at === undefined || Date.parse(at) > now.getTime()) return true;
  return told({
    en: 'This time has passed. Choose a later one, or clear it and publish now.',
    el: 'Η ώρα αυτή έχει περάσει. Επιλέξτε μεταγενέστερη ή αφαιρέστε την και δημοσιεύστε τώρα.',
  });
}

/** Why a time to go offline would not work, or `true`. */
export function unpublishAtProblem(
  at: Instant,
  publishAt: Instant,
  now: Date,
): true | LocalizedValidationMessages {
  if (at === undefined) return true;
  if (publishAt !== undefined && Date.parse(at) <= Date.parse(publishAt)) {
    return told({
      en: 'It would go offline before it is published. Choose a time after that.',
      el: 'Θα αποσυρόταν πριν δημοσιευτεί. Επιλέξτε ώρα μετά τη δημοσίευση.',
    });
  }
  if (Date.parse(at) > now.getTime()) return true;
  return told({
    en: 'This time has passed. Choose a later one, or clear it.',
    el: 'Η ώρα αυτή έχει περάσει. Επιλέξτε μεταγενέστερη ή αφαιρέστε την.',
  });
}

/** When a document goes online and offline by itself. The content lake reads these names (`content-lake/documents/schedule`). */
export function scheduleFields() {
  return [
    defineField({
      name: 'publishAt',
      title: 'Publish at',
      description: 'At this time the draft is published by itself, as it then stands.',
      type: 'datetime',
      options: athensTime,
      group: scheduleGroup.name,
      validation: (rule) => rule.custom((at) => publishAtProblem(at, new Date())),
    }),
    defineField({
      name: 'unpublishAt',
      title: 'Take offline at',
      description: 'At this time visitors stop seeing it. What is left is a draft.',
      type: 'datetime',
      options: athensTime,
      group: scheduleGroup.name,
      validation: (rule) =>
        rule.custom((at, { document }) => {
          const publishAt = document?.['publishAt'];
          return unpublishAtProblem(at, typeof publishAt === 'string' ? publishAt : undefined, new Date());
        }),
    }),
    defineField({
      name: 'scheduleFailure',
      title: 'What went wrong',
      description: 'The plan could not be kept. Mend what is named here, then choose a new time.',
      type: 'object',
      group: scheduleGroup.name,
      readOnly: true,
      hidden: ({ value }) => value === undefined,
      fields: [
        defineField({ name: 'reason', title: 'Reason', type: 'string' }),
        defineField({ name: 'plannedFor', title: 'Planned for', type: 'datetime', options: athensTime }),
        defineField({ name: 'failedAt', title: 'Tried at', type: 'datetime', options: athensTime }),
        defineField({ name: 'step', title: 'Step', type: 'string', hidden: true }),
      ],
    }),
  ];
}

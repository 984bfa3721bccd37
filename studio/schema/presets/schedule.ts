import { hostedProject } from '#studio/hosted-project.ts';
import { defineField, type LocalizedValidationMessages } from 'sanity';
import { inBothLanguages, textKey } from '#studio/locale/text.ts';
import { athensTime } from './athens-time.ts';

/** Only the embedded content lake publishes on schedule: with a hosted project the fields are hidden, and nothing checks them. */
const hidden = hostedProject !== null;

/** The tab with the schedule. Add it to the groups of a type that uses `scheduleFields`. */
export const scheduleGroup = { name: 'schedule', title: textKey('schedule.schedule'), hidden };

type Instant = string | undefined;

/** Why a publication time is invalid, or `true`. */
export function publishAtProblem(at: Instant, now: Date): true | LocalizedValidationMessages {
  if (at === undefined || Date.parse(at) > now.getTime()) return true;
  return inBothLanguages('validation.thisTimeToPublishHasPassed');
}

/** Why a time to go offline is invalid, or `true`. */
export function unpublishAtProblem(
  at: Instant,
  publishAt: Instant,
  now: Date,
): true | LocalizedValidationMessages {
  if (at === undefined) return true;
  if (publishAt !== undefined && Date.parse(at) <= Date.parse(publishAt)) {
    return inBothLanguages('validation.itWouldGoOfflineBefore');
  }
  if (Date.parse(at) > now.getTime()) return true;
  return inBothLanguages('validation.thisTimeToGoOfflineHasPassed');
}

/**
 * When a document goes online and offline automatically. The content lake reads these names (`content-lake/documents/schedule`).
 */
export function scheduleFields() {
  return [
    defineField({
      name: 'publishAt',
      title: textKey('schedule.publishAt'),
      description: textKey('schedule.atThisTimeTheDraft'),
      type: 'datetime',
      options: athensTime,
      group: scheduleGroup.name,
      hidden,
      validation: (rule) => rule.custom((at) => hidden || publishAtProblem(at, new Date())),
    }),
    defineField({
      name: 'unpublishAt',
      title: textKey('schedule.takeOfflineAt'),
      description: textKey('schedule.atThisTimeVisitorsStopSeeing'),
      type: 'datetime',
      options: athensTime,
      group: scheduleGroup.name,
      hidden,
      validation: (rule) =>
        rule.custom((at, { document }) => {
          if (hidden) return true;
          const publishAt = document?.['publishAt'];
          return unpublishAtProblem(at, typeof publishAt === 'string' ? publishAt : undefined, new Date());
        }),
    }),
    defineField({
      name: 'scheduleFailure',
      title: textKey('schedule.whatWentWrong'),
      description: textKey('schedule.thePlanCouldNotBeKept'),
      type: 'object',
      group: scheduleGroup.name,
      readOnly: true,
      hidden: ({ value }) => hidden || value === undefined,
      fields: [
        defineField({ name: 'reason', title: textKey('schedule.reason'), type: 'string' }),
        defineField({
          name: 'plannedFor',
          title: textKey('schedule.plannedFor'),
          type: 'datetime',
          options: athensTime,
        }),
        defineField({
          name: 'failedAt',
          title: textKey('schedule.triedAt'),
          type: 'datetime',
          options: athensTime,
        }),
        defineField({ name: 'step', title: textKey('schedule.step'), type: 'string', hidden: true }),
      ],
    }),
  ];
}

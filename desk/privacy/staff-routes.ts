import { requestLocale } from '#foundation/http/request-locale.ts';
import { PersonRequest, PersonCounts, PersonData, RetentionTable } from '#contracts/desk/staff-privacy.ts';
import { defineRoute, onlyFor } from '#desk/kernel/define-route.ts';
import { text } from '#desk/messages/texts.ts';
import { createPrivacy } from './privacy.ts';

const administrator = onlyFor(['administrator'], (request) =>
  text(requestLocale(request), 'answers.notAllowed'),
);

/** What is stored about a person, and the retention periods. */
export const privacyStaffRoutes = [
  defineRoute({
    method: 'get',
    path: '/staff/retention',
    summary: 'How long each kind of data is stored',
    guard: administrator,
    responses: { 200: RetentionTable },
    handler: (_, context) => createPrivacy(context).retention(),
  }),

  defineRoute({
    method: 'post',
    path: '/staff/person',
    summary: 'Everything that is stored about a person',
    guard: administrator,
    input: { body: PersonRequest },
    responses: { 200: PersonData },
    handler: ({ caller, body }, context) => createPrivacy(context).person(body, caller.id),
  }),

  defineRoute({
    method: 'post',
    path: '/staff/erase',
    summary: 'Erase a person, or count what that would erase',
    guard: administrator,
    input: { body: PersonRequest },
    responses: { 200: PersonCounts },
    async handler({ caller, body }, context) {
      const done = await createPrivacy(context).erase(body, caller.id);
      // All lists may be shorter now.
      if (!done.dryRun) context.events.emit({ kind: 'again' });
      return done;
    },
  }),
];

import * as v from 'valibot';
import { type CannedAnswer, CannedAnswers, OfficeHours, StaffPresence } from '#contracts/desk/staff-chat.ts';
import { signedIn } from '#desk/kernel/define-route.ts';
import { defineChatRoute, refuseInput } from './context.ts';
import { staffConversationRoutes } from './inbox/routes.ts';
import { notePresence } from './inbox/presence.ts';
import { MAX_STREAMS } from './limits.ts';
import { readCanned, readHours, store, tagOf } from './settings/stored.ts';
import { openStaffStream } from './streams/staff-stream.ts';
import { refuse } from './refusals.ts';

const MAX_BYTES = 8 * 1024;
/** A hundred answers in two languages, with each character written as an escape. */
const MAX_SETTING_BYTES = 4 * 1024 * 1024;

/** The version that a change is based on. */
const IfMatch = v.object({ 'If-Match': v.optional(v.string()) });
const version = { ETag: 'The version, which a change sends back as If-Match' };

/** Staff endpoints of the chat. */
export const chatStaffRoutes = [
  defineChatRoute({
    method: 'get',
    path: '/staff/events',
    summary: 'What happens at the desk, as server-sent events',
    guard: signedIn,
    responses: { 200: { files: ['text/event-stream'] } },
    async handler({ request, caller }, context) {
      const stream = await openStaffStream(context, context.newest, request);
      context.staffStreams.add(caller.id, stream, MAX_STREAMS.staff);
      if (context.events.closing.aborted) stream.end();
      return stream.response;
    },
  }),

  defineChatRoute({
    method: 'post',
    path: '/staff/presence',
    summary: 'Report that a member of staff is present, with the conversation they have open',
    guard: signedIn,
    input: { body: StaffPresence },
    maxBodyBytes: MAX_BYTES,
    responses: { 204: null },
    refuse: refuseInput,
    async handler({ caller, body }, { db, clock, events }) {
      events.emit(await notePresence(db, caller, body.looking, clock()));
      return new Response(null, { status: 204 });
    },
  }),

  ...staffConversationRoutes,

  defineChatRoute({
    method: 'get',
    path: '/staff/hours',
    summary: 'The hours of the desk',
    guard: signedIn,
    responses: { 200: { json: OfficeHours, headers: version } },
    handler: async (_, { db }) => setting(await readHours(db)),
  }),

  defineChatRoute({
    method: 'put',
    path: '/staff/hours',
    summary: 'Change the hours',
    guard: signedIn,
    input: { headers: IfMatch, body: OfficeHours },
    maxBodyBytes: MAX_SETTING_BYTES,
    responses: { 200: { json: OfficeHours, headers: version } },
    refusals: [412],
    refuse: refuseInput,
    async handler({ request, headers, body }, { db }) {
      const isStored = await store(db, 'hours', body, expectedTag(headers));
      return isStored ? setting(body) : refuse(request, 'changed_meanwhile');
    },
  }),

  defineChatRoute({
    method: 'get',
    path: '/staff/canned',
    summary: 'Prepared answers',
    guard: signedIn,
    responses: { 200: { json: CannedAnswers, headers: version } },
    handler: async (_, { db }) => setting(await readCanned(db)),
  }),

  defineChatRoute({
    method: 'put',
    path: '/staff/canned',
    summary: 'Change the prepared answers',
    guard: signedIn,
    input: { headers: IfMatch, body: CannedAnswers },
    maxBodyBytes: MAX_SETTING_BYTES,
    responses: { 200: { json: CannedAnswers, headers: version } },
    refusals: [412],
    refuse: refuseInput,
    async handler({ request, headers, body }, { db }) {
      const isStored = await store(db, 'canned', body, expectedTag(headers));
      return isStored ? setting(body) : refuse(request, 'changed_meanwhile');
    },
  }),
];

function setting(value: OfficeHours | CannedAnswer[]): Response {
  return Response.json(value, { headers: { etag: tagOf(value) } });
}

/** A proxy that compresses turns a tag into a weak one; it still names the same version. */
function expectedTag(headers: v.InferOutput<typeof IfMatch>): string | undefined {
  return headers['If-Match']?.replace(/^W\//, '');
}

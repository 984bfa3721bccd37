import { ChatHours, ChatOffline, ChatStart, ChatStarted } from '#contracts/desk/chat.ts';
import { Received } from '#contracts/desk/forms.ts';
import { formLimits, receiveForm } from '#desk/inbox/forms.ts';
import { messageEmails } from '#desk/inbox/messages/emails.ts';
import { clientOf, idempotent } from '#desk/kernel/define-route.ts';
import { defineChatRoute, refuseInput } from './context.ts';
import { travellersView } from './conversation/read.ts';
import { startConversation, startedBefore } from './conversation/start.ts';
import { conversationRoutes } from './conversation-routes.ts';
import { ALL_STARTS, ATTEMPTS, HOURS, STARTS } from './limits.ts';
import { hoursAt } from './settings/hours.ts';
import { readHours } from './settings/stored.ts';
import { refuse, slowDown } from './refusals.ts';

/** A text, a name and ten pairs, with each character written as an escape. */
const MAX_BYTES = 64 * 1024;

const OFFLINE = '/chat/offline';

/** The chat endpoints for travellers. */
export const chatRoutes = [
  /** Becomes a message like those from the contact page. */
  defineChatRoute({
    method: 'post',
    path: OFFLINE,
    summary: 'Send a message while the desk is closed',
    limits: formLimits(OFFLINE),
    input: { headers: idempotent, body: ChatOffline },
    maxBodyBytes: 32 * 1024,
    responses: { 200: Received },
    refusals: [409],
    handler({ request, headers, body }, context) {
      const { locale, name, email, booking, text, page } = body;
      const sender = { locale, name, email, phone: '' };
      const topic = 'other';
      const message = { ...sender, topic, booking, text, homepage: '' } as const;
      const submission = {
        kind: 'message' as const,
        ...sender,
        details: { topic, booking, text, page },
        file: null,
        emails: (reference: string) => messageEmails(message, context.mailTo, reference, 'chat'),
      };
      return receiveForm(context, request, { path: OFFLINE, key: headers['Idempotency-Key'], submission });
    },
  }),

  defineChatRoute({
    method: 'get',
    path: '/chat/hours',
    summary: 'Whether the desk is open now, and its hours',
    limits: [HOURS],
    responses: { 200: ChatHours },
    refuse: refuseInput,
    handler: async (_, { db, clock }) => hoursAt(await readHours(db), clock()),
  }),

  defineChatRoute({
    method: 'post',
    path: '/chat/conversations',
    summary: 'Start a conversation; its token opens it from now on',
    limits: [ATTEMPTS],
    input: { headers: idempotent, body: ChatStart },
    maxBodyBytes: MAX_BYTES,
    responses: { 201: ChatStarted },
    refusals: [401, 409],
    refuse: refuseInput,
    async handler({ request, headers, body }, context) {
      const { db, clock, events, localLimits } = context;
      const key = headers['Idempotency-Key'];
      let started = await startedBefore(db, key, body, clock());
      if (!started) {
        if (!hoursAt(await readHours(db), clock()).open) return refuse(request, 'nobody_there');
        const wait =
          (await localLimits.take(STARTS, clientOf(request))) || (await localLimits.take(ALL_STARTS, ''));
        if (wait > 0) return slowDown(request, wait);
        started = await startConversation(context, key, body);
      }
      if (started.kind === 'key_reused') return refuse(request, 'key_reused');
      const conversation = await db
        .selectFrom('desk.conversation')
        .selectAll()
        .where('id', '=', started.id)
        .executeTakeFirst();
      if (!conversation) return refuse(request, 'token_unknown');
      events.emit({ kind: 'conversation', id: started.id, seq: conversation.last_seq });
      const view = await travellersView(db, conversation);
      return Response.json({ token: started.token, conversation: view }, { status: 201 });
    },
  }),

  ...conversationRoutes,
];

import type { Context, Hono } from 'hono';
import { ChatSay, ChatSeen, ChatTyping } from '#contracts/desk/chat.ts';
import { AssignConversation } from '#contracts/desk/staff-chat.ts';
import { localeOf } from '#desk/kernel/messages.ts';
import type { DeskParts } from '#desk/kernel/options.ts';
import type { StaffEnv } from '#desk/kernel/require-staff.ts';
import { givenName } from '../conversation/append.ts';
import { atMost, readBody } from '../body.ts';
import { toMessage } from '../conversation/read.ts';
import { staffSays } from '../conversation/say.ts';
import { markSeen } from '../conversation/seen.ts';
import { assign, type Changed, end, reopen } from '../conversation/states.ts';
import { refuse, slowDown } from '../words.ts';
import { asText } from './export.ts';
import { askedFor, listConversations } from './list.ts';
import { colleague } from './presence.ts';
import { staffsView } from './staff-read.ts';

const MAX_BYTES = 64 * 1024;
/** A conversation that is full takes no more; whoever answers starts anew. */
const FULL_SECONDS = 3600;
const ONE = '/conversations/:id{[\\w-]{1,100}}';

/** What staff do with conversations. */
export function conversationRoutes(app: Hono<StaffEnv>, parts: DeskParts): void {
  const { db, clock, events } = parts;

  /** The conversation after a change, which everybody else hears of. */
  async function answer(c: Context<StaffEnv>, id: string, changed: Changed): Promise<Response> {
    if (changed.kind === 'refused') return refuse(c, changed.code);
    if (changed.seq !== null) events.tell({ kind: 'conversation', id, seq: changed.seq });
    const view = await staffsView(db, id, clock());
    return view ? c.json(view) : refuse(c, 'not_found');
  }

  app.get('/conversations', async (c) => c.json(await listConversations(db, askedFor(new URL(c.req.url)))));

  app.get(ONE, async (c) => {
    const view = await staffsView(db, c.req.param('id'), clock());
    return view ? c.json(view) : refuse(c, 'not_found');
  });

  app.get(`${ONE}/export`, async (c) => {
    const view = await staffsView(db, c.req.param('id'), clock());
    if (!view) return refuse(c, 'not_found');
    return c.body(asText(view, localeOf(c.req.raw)), 200, {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="conversation-${view.id}.txt"`,
      'x-content-type-options': 'nosniff',
    });
  });

  app.post(`${ONE}/assign`, atMost(MAX_BYTES), async (c) => {
    const id = c.req.param('id');
    const read = await readBody(c, AssignConversation);
    if (read.kind === 'bad') return read.response;
    const by = c.get('staff');
    const { to, from } = read.value;
    const member = to === null ? null : to === by.id ? by : await colleague(db, to);
    if (member === undefined) return refuse(c, 'colleague_unknown');
    return answer(c, id, await assign(db, id, { by, to: member, from }, clock()));
  });

  app.post(`${ONE}/messages`, atMost(MAX_BYTES), async (c) => {
    const id = c.req.param('id');
    const read = await readBody(c, ChatSay);
    if (read.kind === 'bad') return read.response;
    const said = await staffSays(db, id, read.value, c.get('staff'), clock());
    if (said.kind === 'refused')
      return said.code === 'too_many_requests' ? slowDown(c, FULL_SECONDS) : refuse(c, said.code);
    if (said.isNew) events.tell({ kind: 'conversation', id, seq: said.message.seq });
    return c.json(toMessage(said.message));
  });

  app.post(`${ONE}/typing`, atMost(MAX_BYTES), async (c) => {
    const read = await readBody(c, ChatTyping);
    if (read.kind === 'bad') return read.response;
    const { id: staffId, name: whole } = c.get('staff');
    const { typing } = read.value;
    events.tell({
      kind: 'typing',
      id: c.req.param('id'),
      from: 'staff',
      staffId,
      name: givenName(whole),
      typing,
    });
    return c.body(null, 204);
  });

  app.post(`${ONE}/seen`, atMost(MAX_BYTES), async (c) => {
    const id = c.req.param('id');
    const read = await readBody(c, ChatSeen);
    if (read.kind === 'bad') return read.response;
    const marks = await markSeen(db, id, 'staff', read.value);
    if (marks) events.tell({ kind: 'seen', id, by: 'staff', ...marks });
    return c.body(null, 204);
  });

  app.post(`${ONE}/end`, async (c) => {
    const id = c.req.param('id');
    return answer(c, id, await end(db, id, c.get('staff'), clock()));
  });

  app.post(`${ONE}/reopen`, async (c) => {
    const id = c.req.param('id');
    return answer(c, id, await reopen(db, id, c.get('staff'), clock()));
  });
}

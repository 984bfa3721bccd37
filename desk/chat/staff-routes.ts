import type { Context, Hono } from 'hono';
import { type CannedAnswer, CannedAnswers, OfficeHours, StaffPresence } from '#contracts/desk/staff-chat.ts';
import type { DeskParts } from '#desk/kernel/options.ts';
import type { StaffEnv } from '#desk/kernel/require-staff.ts';
import { atMost, readBody } from './body.ts';
import { conversationRoutes } from './inbox/routes.ts';
import { notePresence } from './inbox/presence.ts';
import { MAX_STREAMS } from './limits.ts';
import { readCanned, readHours, store, tagOf } from './settings/stored.ts';
import { createNewest } from './streams/newest.ts';
import { createOpenStreams } from './streams/open-streams.ts';
import { openStaffStream } from './streams/staff-stream.ts';
import { refuse } from './words.ts';

const MAX_BYTES = 8 * 1024;
/** A hundred answers in two languages, each character written as an escape. */
const MAX_SETTING_BYTES = 4 * 1024 * 1024;

/** The staff's side of the chat; the doors are described in contract/staff-chat.ts. */
export function chatStaffRoutes(app: Hono<StaffEnv>, parts: DeskParts): void {
  const { db, clock, events } = parts;
  const open = createOpenStreams();
  const newest = createNewest(parts);
  events.closing.addEventListener('abort', () => open.endAll());

  app.get('/events', async (c) => {
    const stream = await openStaffStream(parts, newest, c.req.raw);
    open.add(c.get('staff').id, stream, MAX_STREAMS.staff);
    if (events.closing.aborted) stream.end();
    return stream.response;
  });

  app.post('/presence', atMost(MAX_BYTES), async (c) => {
    const read = await readBody(c, StaffPresence);
    if (read.kind === 'bad') return read.response;
    events.tell(await notePresence(db, c.get('staff'), read.value.looking, clock()));
    return c.body(null, 204);
  });

  conversationRoutes(app, parts);

  app.get('/hours', async (c) => answer(c, await readHours(db)));
  app.put('/hours', atMost(MAX_SETTING_BYTES), async (c) => {
    const read = await readBody(c, OfficeHours);
    if (read.kind === 'bad') return read.response;
    const isStored = await store(db, 'hours', read.value, expectedTag(c));
    return isStored ? answer(c, read.value) : refuse(c, 'changed_meanwhile');
  });

  app.get('/canned', async (c) => answer(c, await readCanned(db)));
  app.put('/canned', atMost(MAX_SETTING_BYTES), async (c) => {
    const read = await readBody(c, CannedAnswers);
    if (read.kind === 'bad') return read.response;
    const isStored = await store(db, 'canned', read.value, expectedTag(c));
    return isStored ? answer(c, read.value) : refuse(c, 'changed_meanwhile');
  });
}

/** A setting with its version, which whoever changes it sends back as `If-Match`. */
function answer(c: Context, setting: OfficeHours | CannedAnswer[]): Response {
  c.header('etag', tagOf(setting));
  return c.json(setting);
}

/** Proxies that compress make a tag a weak one; it still names the same version. */
function expectedTag(c: Context): string | undefined {
  return c.req.header('if-match')?.replace(/^W\//, '');
}

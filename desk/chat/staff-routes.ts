import type { Hono } from 'hono';
import { CannedAnswers, OfficeHours, StaffPresence } from '../contract/staff-chat.ts';
import type { DeskParts } from '../options.ts';
import type { StaffEnv } from '../staff/require-staff.ts';
import { atMost, readBody } from './body.ts';
import { conversationRoutes } from './inbox/routes.ts';
import { notePresence } from './inbox/presence.ts';
import { MAX_STREAMS } from './limits.ts';
import { readCanned, readHours, store } from './settings/stored.ts';
import { createNewest } from './streams/newest.ts';
import { createOpenStreams } from './streams/open-streams.ts';
import { openStaffStream } from './streams/staff-stream.ts';

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

  app.get('/hours', async (c) => c.json(await readHours(db)));
  app.put('/hours', atMost(MAX_SETTING_BYTES), async (c) => {
    const read = await readBody(c, OfficeHours);
    if (read.kind === 'bad') return read.response;
    await store(db, 'hours', read.value);
    return c.json(read.value);
  });

  app.get('/canned', async (c) => c.json(await readCanned(db)));
  app.put('/canned', atMost(MAX_SETTING_BYTES), async (c) => {
    const read = await readBody(c, CannedAnswers);
    if (read.kind === 'bad') return read.response;
    await store(db, 'canned', read.value);
    return c.json(read.value);
  });
}

import { Hono } from 'hono';
import type { Context } from '#reservations/context.ts';
import { WaitingRequest } from '#reservations/contract/waiting.ts';
import { openEntry, showEntry, withdraw } from '#reservations/waiting/entry.ts';
import { joinWaiting } from '#reservations/waiting/join.ts';
import { credentialsOf } from '../credentials.ts';
import { readBody, readKey } from '../parse.ts';

/** The waiting list: an entry opens to the token that was given when it was made. */
export function waitingRoutes(context: Context): Hono {
  const app = new Hono();
  const open = (id: string, request: Request) =>
    openEntry(context.db, id, credentialsOf(request, null).token);

  app.post('/waiting', async (c) => {
    const key = readKey(c.req.raw);
    const { status, answer } = await joinWaiting(context, await readBody(c.req.raw, WaitingRequest), key);
    return new Response(answer, { status, headers: { 'Content-Type': 'application/json' } });
  });

  app.get('/waiting/:id', async (c) => {
    const { id } = await open(c.req.param('id'), c.req.raw);
    return c.json(await showEntry(context.db, context.secrets, id, context.clock()));
  });

  app.delete('/waiting/:id', async (c) =>
    c.json(await withdraw(context, await open(c.req.param('id'), c.req.raw))),
  );

  return app;
}

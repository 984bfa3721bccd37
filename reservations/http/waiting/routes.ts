import { Hono } from 'hono';
import type { Context } from '#reservations/context/context.ts';
import { WaitingRequest } from '#contracts/reservations/waiting.ts';
import { openEntry, showEntry, withdraw } from '#reservations/waiting/entry.ts';
import { joinWaiting } from '#reservations/waiting/join.ts';
import { serveWaiting } from '#reservations/waiting/serve.ts';
import { buyerOf, credentialsOf } from '../credentials.ts';
import { readBody, readKey } from '../parse.ts';

/** The waiting list: an entry opens to the token that was given when it was made. */
export function waitingRoutes(context: Context): Hono {
  const app = new Hono();
  const open = (id: string, request: Request) =>
    openEntry(context.db, id, credentialsOf(request, null).token);

  app.post('/waiting', async (c) => {
    const key = readKey(c.req.raw);
    const request = await readBody(c.req.raw, WaitingRequest);
    const { status, answer } = await joinWaiting(context, request, key, buyerOf(c.req.raw));
    return new Response(answer, { status, headers: { 'Content-Type': 'application/json' } });
  });

  app.get('/waiting/:id', async (c) => {
    const { id } = await open(c.req.param('id'), c.req.raw);
    return c.json(await showEntry(context.db, context.secrets, id, context.clock()));
  });

  app.delete('/waiting/:id', async (c) => {
    const left = await withdraw(context, await open(c.req.param('id'), c.req.raw));
    // What was declined goes to the next at once.
    await serveWaiting(context);
    return c.json(left);
  });

  return app;
}

import { Hono } from 'hono';
import * as v from 'valibot';
import type { Context } from '#reservations/context/context.ts';
import { DisruptionRequest } from '#contracts/reservations/disruptions/operator.ts';
import { reportDisruption, reportOf, tryDisruption } from '#reservations/disruptions/report.ts';
import { findDisruption, listDisruptions } from '#reservations/bookings/disruption-rows.ts';
import { withdrawDisruption } from '#reservations/disruptions/withdraw.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { readBody, readKey, readQuery } from '../parse.ts';

const DryRunQuery = v.object({ dryRun: v.optional(v.picklist(['true', 'false']), 'false') });
const ListQuery = v.object({ sailing: v.optional(v.pipe(v.string(), v.maxLength(60))) });
const Id = v.pipe(v.string(), v.uuid());

/** Staff say what does not go as planned, see whom it touches, and take it back while nobody has chosen. */
export function disruptionOperations(context: Context): Hono {
  const app = new Hono();

  app.post('/disruptions', async (c) => {
    const { dryRun } = readQuery(c.req.raw, DryRunQuery);
    if (dryRun === 'true')
      return c.json(await tryDisruption(context, await readBody(c.req.raw, DisruptionRequest)));
    const key = readKey(c.req.raw);
    const { status, answer } = await reportDisruption(
      context,
      await readBody(c.req.raw, DisruptionRequest),
      key,
    );
    return new Response(answer, { status, headers: { 'Content-Type': 'application/json' } });
  });

  app.get('/disruptions', async (c) => {
    const { sailing = null } = readQuery(c.req.raw, ListQuery);
    const found = await listDisruptions(context.db, sailing);
    const disruptions = [];
    for (const each of found) disruptions.push(await reportOf(context.db, each));
    return c.json({ disruptions });
  });

  app.get('/disruptions/:id', async (c) => {
    const found = await findDisruption(context.db, idOf(c.req.param('id')));
    if (!found) throw new DomainError('not_found');
    return c.json(await reportOf(context.db, found));
  });

  app.post('/disruptions/:id/withdraw', async (c) => {
    const key = readKey(c.req.raw);
    const { status, answer } = await withdrawDisruption(context, idOf(c.req.param('id')), key);
    return new Response(answer, { status, headers: { 'Content-Type': 'application/json' } });
  });

  return app;
}

function idOf(text: string): string {
  if (v.is(Id, text)) return text;
  throw new DomainError('not_found');
}

import { Hono } from 'hono';
import * as v from 'valibot';
import type { Context } from '#reservations/context/context.ts';
import { ScanRequest } from '#contracts/reservations/tickets/scan.ts';
import { manifestCsv } from '#reservations/documents/manifest/csv.ts';
import { readManifest } from '#reservations/documents/manifest/manifest.ts';
import { takeScans } from '#reservations/documents/manifest/scans.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { readBody, readQuery } from '../parse.ts';

const ManifestQuery = v.object({ format: v.optional(v.picklist(['json', 'csv'])) });

const SAILING = /^[A-Z0-9][A-Z0-9-]{0,39}$/;

/** Who is on board, for the master, the port and the crew at the gangway. */
export function manifestOperations(context: Context): Hono {
  const app = new Hono();

  app.get('/sailings/:sailing/manifest', async (c) => {
    const { format } = readQuery(c.req.raw, ManifestQuery);
    const sailing = c.req.param('sailing');
    if (!SAILING.test(sailing)) throw new DomainError('not_found');
    const wantsCsv = format ? format === 'csv' : (c.req.header('Accept') ?? '').includes('text/csv');
    const manifest = await readManifest(context, sailing, wantsCsv ? 'csv' : 'json');
    if (!wantsCsv) return c.json(manifest);
    c.header('Content-Type', 'text/csv; charset=utf-8');
    c.header('Content-Disposition', `attachment; filename="manifest-${manifest.sailing}.csv"`);
    return c.body(manifestCsv(manifest));
  });

  app.post('/scans', async (c) => {
    const { scans } = await readBody(c.req.raw, ScanRequest);
    return c.json(await takeScans(context, scans));
  });

  return app;
}

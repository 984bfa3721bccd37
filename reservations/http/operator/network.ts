import { bilingual } from '#reservations/messages/texts.ts';
import { Hono } from 'hono';
import * as v from 'valibot';
import { athensDay } from '#foundation/dates/athens.ts';
import type { Context } from '#reservations/context/context.ts';
import { writeFeed } from '#reservations/network/gtfs/export/feed.ts';
import { siteUrlOf } from '#reservations/network/gtfs/feed-routes.ts';
import { importNetwork } from '#reservations/network/gtfs/import-network.ts';
import { LIMITS } from '#reservations/network/gtfs/import/unpack.ts';
import { readContent } from '#reservations/network/gtfs/stored-feed.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { readQuery } from '../parse.ts';

const CheckQuery = v.object({ check: v.optional(v.picklist(['true', 'false']), 'false') });

/** The operator's own network, in and out, as one archive (docs/contracts/network-feed.md). */
export function networkOperations(context: Context): Hono {
  const app = new Hono();

  app.post('/network', async (c) => {
    const { check } = readQuery(c.req.raw, CheckQuery);
    return c.json(await importNetwork(context, await readArchive(c.req.raw), check === 'true'));
  });

  /** With the files for loading it again: unlike `/gtfs.zip` it holds promo codes and terms. */
  app.get('/network', async () => {
    const { network } = await readContent(context.db);
    const bytes = writeFeed(network, {
      today: athensDay(context.clock()),
      cancelled: new Set(),
      siteUrl: siteUrlOf(context),
      withOwnFiles: true,
    });
    return new Response(bytes, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename="network.zip"',
      },
    });
  });

  return app;
}

/** @throws DomainError invalid_request as soon as the body is longer than any feed may be */
async function readArchive(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > LIMITS.archiveBytes)
      throw new DomainError('invalid_request', {
        detail: bilingual('refusals.archiveTooLarge'),
      });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

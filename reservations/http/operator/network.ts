import { bilingual } from '#reservations/messages/texts.ts';
import * as v from 'valibot';
import { athensDay } from '#foundation/dates/athens.ts';
import { readBytes } from '#foundation/limits/read-text.ts';
import { writeFeed } from '#reservations/network/gtfs/export/feed.ts';
import { importNetwork } from '#reservations/network/gtfs/import-network.ts';
import { LIMITS } from '#reservations/network/gtfs/import/unpack.ts';
import { readContent, siteUrlOf } from '#reservations/network/gtfs/stored-feed.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { NetworkImport } from '#contracts/reservations/network-import.ts';
import { defineRoute, operator } from '../define-route.ts';

const CheckQuery = v.object({ check: v.optional(v.picklist(['true', 'false']), 'false') });

const ZIP = 'application/zip';

/** Import and export of the operator's network as one archive (docs/contracts/network-feed.md). */
export const operatorNetworkRoutes = [
  /** Includes the files for loading it again: unlike `/gtfs.zip` it contains promo codes and terms. */
  defineRoute({
    method: 'get',
    path: '/operator/network',
    summary: 'The network with all files needed to load it again',
    guard: operator,
    responses: { 200: { files: [ZIP] } },
    async handler(_, context) {
      const { network } = await readContent(context.db);
      const bytes = writeFeed(network, {
        today: athensDay(context.clock()),
        cancelled: new Set(),
        siteUrl: siteUrlOf(context),
        withOperatorFiles: true,
      });
      return new Response(bytes, {
        headers: { 'Content-Type': ZIP, 'Content-Disposition': 'attachment; filename="network.zip"' },
      });
    },
  }),

  defineRoute({
    method: 'post',
    path: '/operator/network',
    summary:
      'Load a network from such an archive, all of it or nothing; the same archive again changes nothing',
    guard: operator,
    consumes: [ZIP],
    input: { query: CheckQuery },
    responses: { 200: NetworkImport },
    refusals: [409, 422],
    handler: async ({ request, query }, context) =>
      importNetwork(context, await readArchive(request), query.check === 'true'),
  }),
];

async function readArchive(request: Request): Promise<Uint8Array> {
  const bytes = await readBytes(request, LIMITS.archiveBytes);
  if (bytes) return bytes;
  throw new DomainError('invalid_request', {
    detail: bilingual('refusals.archiveTooLarge'),
  });
}

import * as v from 'valibot';
import { Manifest } from '#contracts/reservations/tickets/manifest.ts';
import { ScanRequest, ScanResult } from '#contracts/reservations/tickets/scan.ts';
import { manifestCsv } from '#reservations/documents/manifest/csv.ts';
import { readManifest } from '#reservations/documents/manifest/manifest.ts';
import { takeScans } from '#reservations/documents/manifest/scans.ts';
import { defineRoute, operator } from '../define-route.ts';

const Sailing = v.object({ sailing: v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{0,39}$/)) });
const FormatQuery = v.object({ format: v.optional(v.picklist(['json', 'csv'])) });

/** Who is on board, for the master, the port and the crew at boarding. */
export const operatorManifestRoutes = [
  defineRoute({
    method: 'get',
    path: '/operator/sailings/:sailing/manifest',
    summary: 'Who is on board on each leg; CSV with ?format=csv',
    guard: operator,
    input: { params: Sailing, query: FormatQuery },
    responses: { 200: { json: Manifest, files: ['text/csv'] } },
    refusals: [409],
    async handler({ request, params, query: { format } }, context) {
      const accepted = request.headers.get('Accept') ?? '';
      const wantsCsv = format ? format === 'csv' : accepted.includes('text/csv');
      const manifest = await readManifest(context, params.sailing, wantsCsv ? 'csv' : 'json');
      if (!wantsCsv) return manifest;
      return new Response(manifestCsv(manifest), {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="manifest-${manifest.sailing}.csv"`,
        },
      });
    },
  }),

  defineRoute({
    method: 'post',
    path: '/operator/scans',
    summary: 'Upload ticket scans; scans from several devices are merged',
    guard: operator,
    input: { body: ScanRequest },
    responses: { 200: ScanResult },
    handler: ({ body }, context) => takeScans(context, body.scans),
  }),
];

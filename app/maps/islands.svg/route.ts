import { islandsFile } from '#lib/maps/island-sketch.ts';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';

export const dynamic = 'force-static';
/** Seconds; the file is made with the build and again when the network has changed. */
export const revalidate = 3600;

/** The islands on the page of ports, one file for both languages. */
export async function GET(): Promise<Response> {
  const network = await readNetwork();
  return new Response(islandsFile(network?.ports ?? []), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}

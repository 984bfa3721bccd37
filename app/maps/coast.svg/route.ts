import { coastFile } from '#lib/maps/coast.ts';
import { toPlane } from '#lib/maps/plane.ts';
import { readNetwork, readTimetable } from '#lib/reservations/cached-reads.server.ts';
import { portsOf } from '#lib/timetable/timetable.server.ts';

export const dynamic = 'force-static';
/** Seconds; the file is made with the build and again when the network has changed. */
export const revalidate = 3600;

/**
 * The coastline of the large maps, one file for all pages. It only needs to know at which ports our ships call, because their islands
 * are drawn in more detail; when the reservation service doesn't answer, none is.
 */
export async function GET(): Promise<Response> {
  const [network, timetable] = await Promise.all([readNetwork(), readTimetable()]);
  const called = new Set((timetable?.lines ?? []).flatMap(portsOf));
  const ports = (network?.ports ?? []).filter(({ code }) => called.has(code));
  return new Response(coastFile(ports.map(({ lon, lat }) => toPlane([lon, lat]))), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}

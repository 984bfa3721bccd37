import { networkOf } from '#foundation/limits/caller.ts';
import { createMemoryBuckets } from '#foundation/limits/memory-buckets.ts';
import { log } from '#lib/log.server.ts';
import { createFairRunner } from '#foundation/limits/fair-queue.ts';
import { TooBusy } from '#foundation/limits/too-busy.ts';
import { keepPicture, cachedPicture } from '#lib/picture/memory.server.ts';
import { fetchOriginal } from '#lib/picture/original.server.ts';
import { type Rendered, renderPicture } from '#lib/picture/render.server.ts';
import { formatImageSpec, type ImageSpec, parseImageSpec } from '#lib/picture/spec.ts';
import { isCutInUse } from '#lib/picture/used-cuts.server.ts';
import { visitorOf } from '#lib/visitor.server.ts';

type Context = { params: Promise<{ spec: string[] }> };

class Missing extends Error {}

/** Two at a time leave CPU for pages. A caller may queue the pictures of a long page, but not in all their sizes. */
const queue = createFairRunner<Rendered>({ atOnce: 2, waitingPerCaller: 40, waiting: 400 });

/** Per caller, crops that don't exist yet: a reader of a page from before a publish needs one or two. */
const UNUSED_CUTS = { name: 'unused picture cuts', most: 30, seconds: 60, fill: 'drip' } as const;
const limits = createMemoryBuckets({ clock: () => new Date() });

/**
 * Pictures in the sizes that the Picture component uses (H2), and only with crops and focal points that editors chose.
 * The address determines the response, so it never changes; an address with an older crop redirects to the uncropped
 * picture.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const spec = parseImageSpec((await params).spec);
  if (!spec) return refuse(404);
  const key = formatImageSpec(spec);
  const caller = networkOf(visitorOf(request.headers) ?? 'unknown');
  try {
    const kept = await cachedPicture(key);
    if (kept) return answer(kept);
    if (spec.crop || spec.focus) {
      const seconds = await limits.look(UNUSED_CUTS, caller);
      if (seconds > 0) return refuse(429, seconds);
      if (!(await isCutInUse(spec))) {
        await limits.take(UNUSED_CUTS, caller);
        return uncut(spec);
      }
    }
    return answer(await queue.run(caller, key, () => make(key, spec)));
  } catch (error) {
    if (error instanceof Missing) return refuse(404);
    if (!(error instanceof TooBusy))
      log.error({ error: String(error), source: spec.source }, 'picture failed');
    return refuse(503, 2);
  }
}

async function make(key: string, spec: ImageSpec): Promise<Rendered> {
  // Another request may have rendered it while this one waited.
  const kept = await cachedPicture(key);
  if (kept) return kept;
  const original = await fetchOriginal(spec.source);
  if (!original) throw new Missing();
  return keepPicture(key, await renderPicture(original, spec));
}

function answer({ bytes, type }: Rendered): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      // Vercel keeps a function's response only for as long as this says.
      ...(process.env.VERCEL === '1' && { 'Vercel-CDN-Cache-Control': 'max-age=31536000' }),
    },
  });
}

/** Cached briefly: the crop may be published a moment later. */
function uncut(spec: ImageSpec): Response {
  const address = formatImageSpec({ ...spec, crop: null, focus: null });
  return new Response(null, { status: 307, headers: { Location: address, 'Cache-Control': 'no-store' } });
}

function refuse(status: 404 | 429 | 503, seconds?: number): Response {
  return new Response(null, {
    status,
    headers: {
      'Cache-Control': 'no-store',
      ...(seconds !== undefined && { 'Retry-After': String(seconds) }),
    },
  });
}

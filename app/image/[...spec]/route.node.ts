import { log } from '#lib/log/log.server.ts';
import { once } from '#lib/picture/memory.server.ts';
import { fetchOriginal } from '#lib/picture/original.server.ts';
import { renderPicture, TooBusy } from '#lib/picture/render.server.ts';
import { formatImageSpec, parseImageSpec } from '#lib/picture/spec.ts';

type Context = { params: Promise<{ spec: string[] }> };

class Missing extends Error {}

/** Pictures in the sizes that the Picture component writes (H2). The address says everything, so the answer never changes. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const spec = parseImageSpec((await params).spec);
  if (!spec) return refuse(404);
  try {
    const { bytes, type } = await once(formatImageSpec(spec), async () => {
      const original = await fetchOriginal(spec.source);
      if (!original) throw new Missing();
      return renderPicture(original, spec);
    });
    return new Response(bytes, {
      headers: {
        'Content-Type': type,
        'Cache-Control': 'public, max-age=31536000, immutable',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch (error) {
    if (error instanceof Missing) return refuse(404);
    if (!(error instanceof TooBusy))
      log.error({ error: String(error), source: spec.source }, 'picture failed');
    return refuse(503);
  }
}

function refuse(status: 404 | 503): Response {
  return new Response(null, {
    status,
    headers: { 'Cache-Control': 'no-store', ...(status === 503 ? { 'Retry-After': '2' } : {}) },
  });
}

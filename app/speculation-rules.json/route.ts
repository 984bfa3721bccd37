import { SPECULATION_RULES_TYPE, speculationRules } from '#lib/late-start/speculation-rules.ts';

export const dynamic = 'force-static';

/** `GET /speculation-rules.json`: which links browsers may open ahead. */
export function GET(): Response {
  return new Response(JSON.stringify(speculationRules), {
    headers: { 'Content-Type': SPECULATION_RULES_TYPE, 'Cache-Control': 'public, max-age=86400' },
  });
}

import { readShell } from '#lib/content/readers/shell.server.ts';
import { siteUrl } from '#lib/address.server.ts';

const HALF_A_YEAR_MS = 182 * 24 * 60 * 60 * 1000;

// The expiry date moves with every response; a static file would expire unnoticed.
export const dynamic = 'force-dynamic';

/** Contact for security reports (RFC 9116). The address is the operator's, from the settings in the Studio. */
export async function GET(): Promise<Response> {
  const { email } = await readShell('en');
  if (!email) return new Response(null, { status: 404 });
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(Date.now() + HALF_A_YEAR_MS).toISOString()}`,
    'Preferred-Languages: el, en',
    `Canonical: ${siteUrl()}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}

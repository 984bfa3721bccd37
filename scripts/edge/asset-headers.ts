import { securityHeaders } from '#lib/security/headers.ts';
import { readSecuritySettings } from '#lib/security/settings.ts';

/**
 * Cloudflare serves static files without running the worker, so the headers that the site's server would add are written to a file
 * that it reads.
 */
export function assetHeaders(env: NodeJS.ProcessEnv): string {
  const settings = readSecuritySettings(env);
  const rules = [
    { source: '/*', headers: securityHeaders('/favicon.ico', settings) },
    { source: '/_next/static/*', headers: [['Cache-Control', 'public, max-age=31536000, immutable']] },
    {
      source: '/brand/*',
      headers: [['! Cross-Origin-Resource-Policy'], ['Cross-Origin-Resource-Policy', 'cross-origin']],
    },
  ];
  return rules
    .map(
      ({ source, headers }) => `${source}\n${headers.map((header) => `  ${header.join(': ')}\n`).join('')}`,
    )
    .join('\n');
}

/** Largest report that is forwarded; the reporting service has the same limit. */
export const MAX_REPORT_BYTES = 200 * 1024;

/**
 * Where a browser's report is forwarded: the envelope endpoint of the operator's own DSN, or null when the report has
 * another DSN. An open relay would let anybody send anything anywhere.
 */
export function envelopeAddress(envelope: string, dsn: string): string | null {
  const [firstLine = ''] = envelope.split('\n', 1);
  let header: unknown;
  try {
    header = JSON.parse(firstLine);
  } catch {
    return null;
  }
  const named = typeof header === 'object' && header !== null && 'dsn' in header ? header.dsn : null;
  if (named !== dsn) return null;
  const { protocol, host, username, pathname } = new URL(dsn);
  const parts = pathname.split('/').filter(Boolean);
  const project = parts.pop();
  if (project === undefined) return null;
  const folder = parts.map((part) => `/${part}`).join('');
  return `${protocol}//${host}${folder}/api/${project}/envelope/?sentry_version=7&sentry_key=${username}`;
}

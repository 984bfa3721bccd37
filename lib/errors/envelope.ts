/** Largest report that is passed on; the reporting service takes no more than this either. */
export const MAX_REPORT_BYTES = 200 * 1024;

/**
 * Where a browser's report goes: the address for envelopes of the operator's own DSN, or null when the report names another
 * one. An open relay would let anybody send anything anywhere.
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

/** A path of this site for any input: never another host, not even by `//host` or a backslash. */
export function safePath(requested: string | null | undefined): string {
  if (!requested?.startsWith('/')) return '/';
  const url = new URL(requested.replaceAll('\\', '/').replace(/^\/+/, '/'), 'http://site.invalid');
  if (url.host !== 'site.invalid') return '/';
  return `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`;
}

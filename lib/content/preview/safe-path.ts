/** A path of this site for any input: never another host, not even by `//host` or a backslash. */
export function safePath(asked: string | null | undefined): string {
  if (!asked?.startsWith('/')) return '/';
  const url = new URL(asked.replaceAll('\\', '/').replace(/^\/+/, '/'), 'http://site.invalid');
  if (url.host !== 'site.invalid') return '/';
  return `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`;
}

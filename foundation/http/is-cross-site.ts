/**
 * Whether a page of another site sent this request. A form there must not reserve, cancel or sign up for anything on behalf of
 * somebody who only opened that page. Programs, mail servers and old browsers don't send the header and are let through.
 */
export function isCrossSite({ headers }: Pick<Request, 'headers'>): boolean {
  return headers.get('sec-fetch-site') === 'cross-site';
}

/**
 * Whether a page of another site sent this request. A form there must not reserve, cancel or sign up anything for somebody who
 * only opened that page. Programs, mail servers and old browsers send no such header and pass.
 */
export function isCrossSite({ headers }: Pick<Request, 'headers'>): boolean {
  return headers.get('sec-fetch-site') === 'cross-site';
}

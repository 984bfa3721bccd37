import type { ResponseHead } from './capture.ts';

/** Statuses that Next caches and shares: pages, and missing or moved pages. */
const STATUS = [200, 301, 308, 404, 410];

/** Whether a response is the same for everybody, so that a shared cache may store it. */
export function isShared({ status, headers }: ResponseHead): boolean {
  const control = String(headers['cache-control'] ?? '');
  return (
    STATUS.includes(status) &&
    secondsOf(control, 's-maxage') !== null &&
    !/\b(?:private|no-store|no-cache)\b/.test(control) &&
    headers['set-cookie'] === undefined &&
    headers['content-encoding'] === undefined
  );
}

/** The seconds of a `Cache-Control` directive; null if it is missing. */
export function secondsOf(control: string, directive: 's-maxage' | 'stale-while-revalidate'): number | null {
  const seconds = new RegExp(`(?:^|[, ])${directive}=(\\d+)`).exec(control)?.[1];
  return seconds === undefined ? null : Number(seconds);
}

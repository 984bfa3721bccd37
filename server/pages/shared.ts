import type { ResponseHead } from './capture.ts';

/** What Next keeps and gives to everybody: pages, and pages that are not there or have moved. */
const STATUS = [200, 301, 308, 404, 410];

/** Whether an answer is the same for everybody, so that a shared cache may keep it. */
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

/** What a `Cache-Control` says in seconds; null when it says nothing. */
export function secondsOf(control: string, directive: 's-maxage' | 'stale-while-revalidate'): number | null {
  const seconds = new RegExp(`(?:^|[, ])${directive}=(\\d+)`).exec(control)?.[1];
  return seconds === undefined ? null : Number(seconds);
}

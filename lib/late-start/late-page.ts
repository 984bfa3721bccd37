import { stripLocale } from '#lib/routes/locale-path.ts';
import { addressKind } from '#lib/routes/page-addresses.ts';
import { fixedPages } from '#lib/routes/pages.ts';
import { LATE_START } from '#lib/security/late-start.gen.ts';
import { type SplitPage, splitPage } from './split-page.ts';

/** Flight data and its hash, which is part of its address. */
export type Flight = { hash: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * A finished page as visitors get it: without its flight data, or whole. Only the site's pages are split: nothing else tells the
 * loader that it has started.
 * @param path of the page, without its query
 * @param onWhole called with the reason why a page of the site can't be split
 */
export async function latePage(
  path: string,
  html: string,
  onWhole: (reason: string) => void,
): Promise<{ html: string; flight: Flight | null }> {
  if (!isForEverybody(path)) return { html, flight: null };
  const split = splitPage(html);
  if ('reason' in split) {
    onWhole(split.reason);
    return { html, flight: null };
  }
  const hash = await hashOfFlight(split.flight);
  return { html: withLoader(split, flightAddress(hash, path)), flight: { hash, bytes: split.flight } };
}

/** Of the booking, only the empty search form: the others depend on their query, which isn't part of the data's address. */
function isForEverybody(path: string): boolean {
  return addressKind(path) === 'page' || stripLocale(path) === fixedPages.booking;
}

/** The address of a page's flight data, which names its content and its page. @param hash of the data, in the alphabet of base64url */
function flightAddress(hash: string, path: string): string {
  return `/_flight/${hash}${path}`;
}

/** The hash and the page in an address of flight data; null if it's none. */
export function readFlightAddress(path: string): { hash: string; page: string } | null {
  const [, hash, page] = /^\/_flight\/([\w-]{22})(\/(?:[\w-]+(?:\/[\w-]+)*)?)$/.exec(path) ?? [];
  return hash === undefined || page === undefined ? null : { hash, page };
}

/** Headers of flight data at its own address. */
export const FLIGHT_HEADERS = {
  'content-type': 'text/x-component',
  'cache-control': 'public, max-age=31536000, immutable',
};

/** 22 letters: 132 bits of the data's SHA-256. */
export async function hashOfFlight(flight: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', flight);
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);
}

/** How the loader's settings begin. Where a page is served, more are added (server/pages/inline-styles.ts). */
export const LATE_SETTINGS = '<script type="application/json" id="late-start">{';

/** The document of a split page with the loader in its head. */
function withLoader({ document, scripts, entry }: SplitPage, flight: string): string {
  const settings = `"scripts":${JSON.stringify(scripts)},"entry":${entry},"flight":${JSON.stringify(flight)}}`;
  const at = document.indexOf('</head>');
  return [
    document.slice(0, at),
    `${LATE_SETTINGS}${settings.replaceAll('<', '\\u003c')}</script>`,
    `<script>${LATE_START}</script>`,
    document.slice(at),
  ].join('');
}

import { LATE_START } from '#lib/security/late-start.gen.ts';
import type { SplitPage } from './split-page.ts';

/** The address of a page's flight data, which names its content and its page. @param hash of the data, in the alphabet of base64url */
export function flightAddress(hash: string, path: string): string {
  return `/_flight/${hash}${path}`;
}

/** The hash and the page in an address of flight data; null if it's none. */
export function readFlightAddress(path: string): { hash: string; page: string } | null {
  const [, hash, page] = /^\/_flight\/([\w-]{22})(\/(?:[\w-]+(?:\/[\w-]+)*)?)$/.exec(path) ?? [];
  return hash === undefined || page === undefined ? null : { hash, page };
}

/** 22 letters: 132 bits of the data's SHA-256. */
export async function hashOfFlight(flight: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', flight);
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);
}

/** The document of a split page with the loader in its head. */
export function withLoader({ document, scripts, entry }: SplitPage, flight: string): string {
  const settings = `{"scripts":${JSON.stringify(scripts)},"entry":${entry},"flight":${JSON.stringify(flight)}}`;
  const at = document.indexOf('</head>');
  return [
    document.slice(0, at),
    `<script type="application/json" id="late-start">${settings.replaceAll('<', '\\u003c')}</script>`,
    `<script>${LATE_START}</script>`,
    document.slice(at),
  ].join('');
}

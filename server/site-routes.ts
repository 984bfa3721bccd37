import { routeNames, UNKNOWN_ROUTE } from '#foundation/http/route-names.ts';
import { stripLocale } from '#lib/routes/locale-path.ts';
import { contentPages, documentPages, fixedPages } from '#lib/routes/pages.ts';
import { chosenPages, unlistedPages } from '#lib/routes/unlisted-pages.ts';

/** What the site serves besides its pages and endpoints: services, feeds, images and files that Next generates. */
const OTHER_ROUTES = [
  '/.well-known/security.txt',
  '/_flight/*',
  '/_next/*',
  '/chat/:lang/certificate',
  '/chat/:lang/frame',
  '/chat/secure-check',
  '/desk/chat/*',
  '/desk/staff/*',
  '/gtfs.zip',
  '/image/*',
  '/lake/*',
  '/manifest.webmanifest',
  '/maps/coast.svg',
  '/maps/islands.svg',
  '/news/atom.xml',
  '/news/rss.xml',
  '/robots.txt',
  '/share/*',
  '/sitemap.xml',
  '/speculation-rules.json',
  '/studio/*',
  '/studio/guide/:language',
];

/** Patterns of the site's addresses, without language. Pages come from their registry; a test compares the rest with `app/`. */
export const SITE_ROUTES: readonly string[] = [
  ...Object.values({ ...fixedPages, ...documentPages, ...contentPages, ...unlistedPages, ...chosenPages }),
  ...OTHER_ROUTES,
];

/** Endpoints for browsers and programs. */
export const SITE_API_ROUTES = [
  '/api/alerts',
  '/api/booking/access/:locale',
  '/api/booking/calendar',
  '/api/booking/calendar-file',
  '/api/booking/cancel',
  '/api/booking/change',
  '/api/booking/disruption',
  '/api/booking/forget',
  '/api/booking/hold',
  '/api/booking/hold/extension',
  '/api/booking/open-date',
  '/api/booking/pay',
  '/api/booking/resend',
  '/api/booking/ticket',
  '/api/booking/trip',
  '/api/booking/waiting',
  '/api/booking/waiting/:locale',
  '/api/browser-settings',
  '/api/crossings',
  '/api/departures',
  '/api/departures/next',
  '/api/draft-mode/disable',
  '/api/draft-mode/enable',
  '/api/draft-mode/events',
  '/api/draft-mode/perspective',
  '/api/draft-mode/share/:key',
  '/api/error-reports',
  '/api/form-stamp',
  '/api/health',
  '/api/magazine/latest/:lang',
  '/api/metrics',
  '/api/newsletter',
  '/api/newsletter/confirm',
  '/api/newsletter/unsubscribe',
  '/api/payments/test/:id',
  '/api/price-list/:language',
  '/api/ready',
  '/api/revalidate',
  '/api/security-report',
  '/api/sailing',
  '/api/sea',
  '/api/settings',
  '/api/timetable/:file',
  '/api/timetable/day',
  '/api/ways',
] as const;

const named = routeNames([...SITE_ROUTES, ...SITE_API_ROUTES]);
const FILE = /\.[a-z0-9]{2,12}$/i;

/** The pattern of an address of this site, without its language; `file` for files in `public/`. */
export function siteRoute(address: string): string {
  const path = stripLocale(address.split('?', 1)[0] ?? '');
  const name = named(path);
  return (name === UNKNOWN_ROUTE || name === '/:permalink') && FILE.test(path) ? 'file' : name;
}

/**
 * Pages whose title, lead, picture and text stand in a `page` document of this permalink (in both languages), but whose route
 * is a folder of its own because it shows more than the document. No offer may take such an address.
 */
export const routedPages = [
  'agencies',
  'bonusways',
  'career',
  'cargo',
  'contact',
  'departure-ports',
  'itineraries',
  'magazine',
  'price-list',
  'prosfores-kai-ekptwseis',
  'questions',
] as const;
export type RoutedPage = (typeof routedPages)[number];

/** Second parts of addresses below `/news`: a category with this permalink would hide the pages of the list. */
export const reservedCategoryPermalinks: readonly string[] = ['page'];

/**
 * First parts of addresses that belong to the site: an offer or a page with this permalink would never be reached. The Studio
 * refuses them.
 */
export const reservedPermalinks: readonly string[] = [
  '404',
  'api',
  'booking',
  'brand',
  'chat',
  'desk',
  'destinations',
  'el',
  'en',
  'gtfs.zip',
  'image',
  'lake',
  'news',
  'newsletter',
  'preview-ended',
  'share',
  'shell',
  'studio',
];

import { contentPages, documentPages, fixedPages } from '#lib/routes/pages.ts';

/** What a page may load until its `load` event, for a first visit: KB over the wire by kind, and requests in all. */
export type Budget = {
  /** The page itself, with inline styles. */
  page: number;
  script: number;
  style: number;
  font: number;
  image: number;
  requests: number;
};

export const KINDS = [
  'page',
  'script',
  'style',
  'font',
  'image',
  'requests',
] as const satisfies (keyof Budget)[];

export type Template = {
  name: string;
  /** Matches addresses in the sitemap; the first match is measured for all pages of its kind. */
  fits: RegExp;
  budget: Budget;
  /** The sitemap may have none, since documents of this kind expire. */
  isOptional: boolean;
};

/** Script comes with the first sign of a person. The number of images near the edge of the screen that load before the event varies. */
const usual: Budget = { page: 30, script: 0, style: 1, font: 53, image: 225, requests: 20 };

type PageName = keyof typeof listedPages;
/** Every kind of page in the sitemap. */
const listedPages = { ...fixedPages, ...documentPages, ...contentPages };

/** Pages with a larger budget: they contain inline maps, islands, ports and long texts; the booking's script starts with it. */
const heavier: Partial<Record<PageName, Partial<Budget>>> = {
  home: { page: 47.5 },
  booking: { page: 34, script: 150, requests: 24 },
  destinations: { page: 38 },
  magazineIssue: { page: 37 },
  destination: { page: 31.5 },
  itineraries: { page: 40 },
  priceList: { page: 31 },
  agencies: { page: 32 },
  bonusways: { page: 31 },
  questions: { page: 31 },
  departurePorts: { page: 50 },
};

/** KB of the first step of a booking with JavaScript disabled, fonts and images included. */
export const PLAIN_BOOKING_KB = 100;

/** Every kind of page, by its Greek address; the English one has the same parts. */
export const templates: readonly Template[] = Object.entries(listedPages).map(([name, pattern]) => ({
  name,
  fits: new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`),
  budget: { ...usual, ...new Map(Object.entries(heavier)).get(name) },
  isOptional: name === ('jobOpening' satisfies PageName),
}));

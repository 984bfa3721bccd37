import { contentPages, documentPages, fixedPages } from '#lib/routes/pages.ts';

/** What a page may weigh until its `load` event, for somebody who was never here: KB over the wire and requests of any kind. */
export type Budget = {
  /** The page itself, with its styles in it. */
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
  /** Which address of the sitemap stands for all that are made like it: the first that fits. */
  fits: RegExp;
  budget: Budget;
  /** The sitemap may have none: documents of this kind run out. */
  isOptional: boolean;
};

/** The framework is most of the script. How many pictures near the edge of the screen come before the load event varies. */
const usual: Budget = { page: 40, script: 150, style: 1, font: 53, image: 225, requests: 32 };

type PageName = keyof typeof listedPages;
/** Every kind of page that the sitemap has. */
const listedPages = { ...fixedPages, ...documentPages, ...contentPages };

/** Pages that may weigh more than usual, and why that is so: maps, islands and ports are drawn in the page. */
const heavier: Partial<Record<PageName, Partial<Budget>>> = {
  home: { page: 73 },
  destinations: { page: 60 },
  magazineIssue: { page: 47 },
  itineraries: { page: 83 },
  departurePorts: { page: 87 },
};

/** Every kind of page, by its Greek address; the English one is made of the same parts. */
export const templates: readonly Template[] = Object.entries(listedPages).map(([name, pattern]) => ({
  name,
  fits: new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`),
  budget: { ...usual, ...new Map(Object.entries(heavier)).get(name) },
  isOptional: name === ('jobOpening' satisfies PageName),
}));

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
};

/** The framework is most of the script. How many pictures near the edge of the screen come before the load event varies. */
const usual: Budget = { page: 40, script: 150, style: 1, font: 53, image: 225, requests: 32 };
const page = (name: string, fits: RegExp, budget: Partial<Budget> = {}): Template => ({
  name,
  fits,
  budget: { ...usual, ...budget },
});

/** Every kind of page, by its Greek address; the English one is made of the same parts. */
export const templates: readonly Template[] = [
  page('home', /^\/$/, { page: 73 }),
  page('booking', /^\/booking$/),
  page('destinations', /^\/destinations$/, { page: 60 }),
  page('destination', /^\/destinations\/[^/]+$/),
  page('news', /^\/news$/),
  page('news category', /^\/news\/[^/]+$/),
  page('news post', /^\/news\/[^/]+\/[^/]+$/),
  page('magazine', /^\/magazine$/),
  page('magazine issue', /^\/magazine\/[^/]+$/, { page: 47 }),
  page('offers', /^\/prosfores-kai-ekptwseis$/),
  page('itineraries', /^\/itineraries$/, { page: 83 }),
  page('price list', /^\/price-list$/),
  page('departure ports', /^\/departure-ports$/, { page: 87 }),
  page('agencies', /^\/agencies$/),
  page('contact', /^\/contact$/),
  page('cargo', /^\/cargo$/),
  page('career', /^\/career$/),
  page('questions', /^\/questions$/),
  page('bonus ways', /^\/bonusways$/),
  page('offer or page of its own', /^\/(?!en$)[^/]+$/),
];

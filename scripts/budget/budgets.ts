/** What a page may weigh until its `load` event, for somebody who was never here: KB over the wire and requests of any kind. */
export type Budget = {
  script: number;
  style: number;
  font: number;
  image: number;
  requests: number;
};

export const KINDS = ['script', 'style', 'font', 'image', 'requests'] as const satisfies (keyof Budget)[];

export type Template = {
  name: string;
  /** Which address of the sitemap stands for all that are made like it: the first that fits. */
  fits: RegExp;
  budget: Budget;
};

/** The framework is most of the script. How many pictures near the edge of the screen come before the load event varies. */
const usual: Budget = { script: 150, style: 34, font: 75, image: 175, requests: 35 };
/** Pages with a form of the desk. */
const withForm: Partial<Budget> = { style: 36 };

const page = (name: string, fits: RegExp, budget: Partial<Budget> = {}): Template => ({
  name,
  fits,
  budget: { ...usual, ...budget },
});

/** Every kind of page, by its Greek address; the English one is made of the same parts. */
export const templates: readonly Template[] = [
  page('home', /^\/$/),
  page('booking', /^\/booking$/),
  page('destinations', /^\/destinations$/),
  page('destination', /^\/destinations\/[^/]+$/),
  page('news', /^\/news$/),
  page('news category', /^\/news\/[^/]+$/),
  page('news post', /^\/news\/[^/]+\/[^/]+$/),
  page('magazine', /^\/magazine$/),
  page('magazine issue', /^\/magazine\/[^/]+$/),
  page('offers', /^\/prosfores-kai-ekptwseis$/),
  page('itineraries', /^\/itineraries$/),
  page('price list', /^\/price-list$/),
  page('departure ports', /^\/departure-ports$/),
  page('agencies', /^\/agencies$/),
  page('contact', /^\/contact$/, withForm),
  page('cargo', /^\/cargo$/, withForm),
  page('career', /^\/career$/, withForm),
  page('questions', /^\/questions$/),
  page('bonus ways', /^\/bonusways$/),
  page('offer or page of its own', /^\/(?!en$)[^/]+$/),
];

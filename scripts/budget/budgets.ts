/** What a page may weigh until its `load` event, for somebody who was never here: KB over the wire and requests of any kind. */
export type Budget = {
  script: number;
  style: number;
  font: number;
  image: number;
  requests: number;
};

export type Template = {
  name: string;
  /** Which address of the sitemap stands for all that are made like it: the first that fits. */
  fits: RegExp;
  budget: Budget;
};

/** The framework alone is 136 KB of script. */
const usual: Budget = { script: 156, style: 37, font: 75, image: 175, requests: 35 };
/** Home and the search carry the booking form; it loads its lists when somebody comes near. */
const withForm: Budget = { ...usual, script: 190 };

const page = (name: string, fits: RegExp, budget: Partial<Budget> = {}): Template => ({
  name,
  fits,
  budget: { ...usual, ...budget },
});

/** Every kind of page, by its Greek address; the English one is made of the same parts. */
export const templates: readonly Template[] = [
  page('home', /^\/$/, withForm),
  page('booking', /^\/booking$/, withForm),
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
  page('contact', /^\/contact$/),
  page('cargo', /^\/cargo$/),
  page('career', /^\/career$/),
  page('questions', /^\/questions$/),
  page('bonus ways', /^\/bonusways$/),
  page('offer or page of its own', /^\/(?!en$)[^/]+$/),
];

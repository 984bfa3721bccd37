/**
 * The single table of cache tags: which tags each read has, and which tags a publish invalidates. Readers take tags and
 * lifetime from here, and the webhook takes the tags of a changed document from here, so they can't disagree.
 */

/** Document types that pages read. */
export const cachedTypes = [
  'destination',
  'newsCategory',
  'newsPost',
  'offer',
  'page',
  'serviceAlert',
  'port',
  'siteSettings',
  'homePage',
  'magazineIssue',
  'agency',
  'jobOpening',
  'faq',
] as const;
type CachedType = (typeof cachedTypes)[number];

type Entry = {
  /** Types that the page is about: a publish shows at the next request. */
  primary: readonly CachedType[];
  /**
   * Types of which the page only mentions some documents (a neighbour, a link in a text). A publish refreshes such a
   * page in the background, so that editing one island doesn't make the whole site cold (B4).
   */
  referenced: readonly CachedType[];
  /** The page is one document, found by its permalink; only publishing that document expires it. */
  self?: readonly CachedType[];
};

/** Every query of the pages, with the document types that it reads. */
export const cachedQueries = {
  shell: {
    primary: ['siteSettings'],
    referenced: ['offer', 'page', 'homePage', 'destination', 'newsPost', 'magazineIssue'],
  },
  home: { primary: ['homePage', 'destination'], referenced: [] },
  alerts: { primary: ['serviceAlert'], referenced: [] },
  offers: { primary: ['offer'], referenced: [] },
  destinations: { primary: ['destination'], referenced: [] },
  neighbours: { primary: [], referenced: ['destination'] },
  destination: {
    self: ['destination'],
    primary: [],
    referenced: ['destination', 'newsPost', 'offer', 'page'],
  },
  destinationNews: { primary: [], referenced: ['newsPost', 'newsCategory'] },
  newsList: { primary: ['newsPost', 'newsCategory'], referenced: [] },
  newsFeed: { primary: ['newsPost', 'newsCategory'], referenced: ['destination', 'offer', 'page'] },
  newsPost: {
    self: ['newsPost'],
    primary: [],
    referenced: ['newsPost', 'newsCategory', 'destination', 'offer', 'page'],
  },
  page: {
    self: ['offer', 'page'],
    primary: [],
    referenced: ['destination', 'newsPost', 'offer', 'page', 'port'],
  },
  magazine: { primary: ['magazineIssue'], referenced: [] },
  magazineIssue: {
    self: ['magazineIssue'],
    primary: [],
    referenced: ['magazineIssue', 'destination', 'newsPost', 'offer', 'page'],
  },
  agencies: { primary: ['agency'], referenced: [] },
  ports: { primary: ['port'], referenced: ['agency'] },
  jobOpenings: { primary: ['jobOpening'], referenced: [] },
  jobOpening: {
    self: ['jobOpening'],
    primary: [],
    referenced: ['jobOpening', 'destination', 'offer', 'page'],
  },
  faqs: { primary: ['faq'], referenced: [] },
  search: {
    primary: [],
    referenced: ['destination', 'page', 'offer', 'newsPost', 'newsCategory', 'faq', 'magazineIssue'],
  },
  firstSteps: { primary: ['siteSettings', 'homePage', 'page', 'port'], referenced: [] },
  share: {
    self: ['destination', 'newsCategory', 'newsPost', 'offer', 'page', 'magazineIssue', 'jobOpening'],
    primary: [],
    referenced: ['homePage', 'newsCategory'],
  },
  permalinks: {
    primary: ['destination', 'newsPost', 'newsCategory', 'offer', 'page', 'jobOpening', 'magazineIssue'],
    referenced: [],
  },
} as const satisfies Record<string, Entry>;
export type QueryName = keyof typeof cachedQueries;

/** Fallback for a lost webhook: content is read again at least this often. */
const CONTENT_SECONDS = 300;

/** The options of a reader's `fetch`. `permalink` is required by queries for one document. */
export function cachingOf(query: QueryName, permalink?: string): { tags: string[]; revalidate: number } {
  const entry: Entry = cachedQueries[query];
  const own = permalink === undefined ? [] : (entry.self ?? []).map((type) => ownTag(type, permalink));
  return {
    tags: [...own, ...entry.primary.map(shownTag), ...entry.referenced.map(mentionedTag)],
    revalidate: CONTENT_SECONDS,
  };
}

export type Change = {
  type: string;
  permalinks: readonly string[];
  /** An address of the document no longer exists: it was unpublished, or its permalink changed. */
  endsAddress?: boolean;
};

/**
 * The tags that a publish invalidates: `expired` pages are regenerated before the next response, `stale` ones in the
 * background. Both are empty for types that no page reads. When an address ends, pages that only mention the document
 * expire too: otherwise each would show one more visitor a dead link.
 */
export function tagsOfChange({ type, permalinks, endsAddress = false }: Change): {
  expired: string[];
  stale: string[];
} {
  if (!isCachedType(type)) return { expired: [], stale: [] };
  const expired = [shownTag(type), ...permalinks.map((permalink) => ownTag(type, permalink))];
  const referenced = [mentionedTag(type)];
  return endsAddress ? { expired: [...expired, ...referenced], stale: [] } : { expired, stale: referenced };
}

function isCachedType(type: string): type is CachedType {
  return cachedTypes.some((known) => known === type);
}

const shownTag = (type: CachedType) => `shown:${type}`;
const mentionedTag = (type: CachedType) => `mentioned:${type}`;
const ownTag = (type: CachedType, permalink: string) => `own:${type}:${permalink}`;

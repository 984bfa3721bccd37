/**
 * The one table of what is cached under which tag and what a publish makes stale. Readers take their tags and lifetime from
 * here, the webhook takes the tags of a changed document from here; so they cannot disagree.
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
  /** Types whose documents this answer is about: a publish shows at the next request. */
  shows: readonly CachedType[];
  /**
   * Types of which the answer only names some documents (a neighbour, a link in a text). A publish refreshes such a page in
   * the background, so that one edited island does not make the whole site cold (B4).
   */
  mentions: readonly CachedType[];
  /** The answer is one document, found by its permalink; only its own publish empties it at once. */
  own?: readonly CachedType[];
};

/** Everything that pages ask the lake, one line per question. */
export const cachedQueries = {
  shell: {
    shows: ['siteSettings'],
    mentions: ['offer', 'page', 'homePage', 'destination', 'newsPost', 'magazineIssue'],
  },
  home: { shows: ['homePage', 'destination'], mentions: [] },
  alerts: { shows: ['serviceAlert'], mentions: [] },
  offers: { shows: ['offer'], mentions: [] },
  destinations: { shows: ['destination'], mentions: [] },
  neighbours: { shows: [], mentions: ['destination'] },
  destination: { own: ['destination'], shows: [], mentions: ['destination', 'newsPost', 'offer', 'page'] },
  destinationNews: { shows: [], mentions: ['newsPost', 'newsCategory'] },
  newsList: { shows: ['newsPost', 'newsCategory'], mentions: [] },
  newsFeed: { shows: ['newsPost', 'newsCategory'], mentions: ['destination', 'offer', 'page'] },
  newsPost: {
    own: ['newsPost'],
    shows: [],
    mentions: ['newsPost', 'newsCategory', 'destination', 'offer', 'page'],
  },
  page: { own: ['offer', 'page'], shows: [], mentions: ['destination', 'newsPost', 'offer', 'page', 'port'] },
  magazine: { shows: ['magazineIssue'], mentions: [] },
  magazineIssue: {
    own: ['magazineIssue'],
    shows: [],
    mentions: ['magazineIssue', 'destination', 'newsPost', 'offer', 'page'],
  },
  agencies: { shows: ['agency'], mentions: [] },
  ports: { shows: ['port'], mentions: ['agency'] },
  jobOpenings: { shows: ['jobOpening'], mentions: [] },
  jobOpening: { own: ['jobOpening'], shows: [], mentions: ['jobOpening', 'destination', 'offer', 'page'] },
  faqs: { shows: ['faq'], mentions: [] },
  firstSteps: { shows: ['siteSettings', 'homePage', 'page', 'port'], mentions: [] },
  share: {
    own: ['destination', 'newsCategory', 'newsPost', 'offer', 'page', 'magazineIssue', 'jobOpening'],
    shows: [],
    mentions: ['homePage', 'newsCategory'],
  },
  permalinks: {
    shows: ['destination', 'newsPost', 'newsCategory', 'offer', 'page', 'jobOpening', 'magazineIssue'],
    mentions: [],
  },
} as const satisfies Record<string, Entry>;
export type QueryName = keyof typeof cachedQueries;

/** Safety net for a webhook that got lost: content is read anew at least this often. */
const CONTENT_SECONDS = 300;

/** What a reader hands to `fetch`. `permalink` is needed by the questions about one document. */
export function cachingOf(question: QueryName, permalink?: string): { tags: string[]; revalidate: number } {
  const entry: Entry = cachedQueries[question];
  const own = permalink === undefined ? [] : (entry.own ?? []).map((type) => ownTag(type, permalink));
  return {
    tags: [...own, ...entry.shows.map(shownTag), ...entry.mentions.map(mentionedTag)],
    revalidate: CONTENT_SECONDS,
  };
}

export type Change = {
  type: string;
  permalinks: readonly string[];
  /** An address of the document has ended: it was taken offline, or has another permalink now. */
  endsAddress?: boolean;
};

/**
 * Tags that a publish makes stale: `now` before the next answer, `soon` in the background. Both empty for types that no page
 * reads. Where an address ends, pages that only name the document are stale at once, too: the next visitor of each would be
 * shown a link that leads nowhere.
 */
export function tagsOfChange({ type, permalinks, endsAddress = false }: Change): {
  now: string[];
  soon: string[];
} {
  if (!isCachedType(type)) return { now: [], soon: [] };
  const now = [shownTag(type), ...permalinks.map((permalink) => ownTag(type, permalink))];
  const mentions = [mentionedTag(type)];
  return endsAddress ? { now: [...now, ...mentions], soon: [] } : { now, soon: mentions };
}

function isCachedType(type: string): type is CachedType {
  return cachedTypes.some((known) => known === type);
}

const shownTag = (type: CachedType) => `shown:${type}`;
const mentionedTag = (type: CachedType) => `mentioned:${type}`;
const ownTag = (type: CachedType, permalink: string) => `own:${type}:${permalink}`;

import 'server-only';
import { stegaClean } from '@sanity/client/stega';
import { cache } from 'react';
import { athensDay } from '#foundation/dates/athens.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { articleAddresses } from '#lib/magazine/article-addresses.ts';
import { offerStage } from '#lib/offers/stage.ts';
import { paths } from '#lib/routes/paths.ts';
import type { Entry, EntryKind } from '#lib/search/entry.ts';
import { addressOf } from '../link-address.ts';
import { searchQuery } from '../queries/search.ts';
import { fetchContent } from '#lib/content/fetch-content.server.ts';
import type { SearchQueryResult } from '../types.gen.ts';
import { isOut } from './magazine.server.ts';

type RawEntry = SearchQueryResult[number];

/** An entry with the island and ports that it is about, if it's a destination. */
export type ContentEntry = Entry & { island: string | null; ports: readonly string[] };

const KINDS: Record<RawEntry['_type'], EntryKind> = {
  destination: 'island',
  page: 'page',
  faq: 'question',
  offer: 'offer',
  newsPost: 'news',
  magazineIssue: 'article',
};

/**
 * Everything published that has an address in this language, as plain text, and the `version` of the whole: the same version
 * means the same entries. Expired offers and issues of the future are left out.
 */
export const readSearchEntries = cache(async (locale: Locale) => {
  const raw = await fetchContent('search', searchQuery);
  const today = athensDay(new Date());
  const shown = raw.filter((entry) => isShown(entry, today));
  return {
    version: shown.map(({ _id, _updatedAt }) => `${_id} ${_updatedAt}`).join('\n'),
    entries: () => shown.flatMap((entry) => entriesOf(entry, locale)),
  };
});

function isShown(entry: RawEntry, today: string): boolean {
  if (entry._type === 'magazineIssue') return isOut(entry, today);
  return entry._type !== 'offer' || offerStage(datesOf(entry), today) !== 'ended';
}

function datesOf({ validFrom, validTo }: Pick<RawEntry, 'validFrom' | 'validTo'>) {
  return { validFrom: stegaClean(validFrom), validTo: stegaClean(validTo) };
}

function entriesOf(raw: RawEntry, locale: Locale): ContentEntry[] {
  if (raw._type === 'magazineIssue') return articlesOf(raw, locale);
  const title = raw[`title_${locale}`];
  const href = raw._type === 'faq' ? `${paths.questions(locale)}#${raw._id}-answer` : addressOf(raw, locale);
  if (!title || !href) return [];
  const notes = (raw.notes ?? []).map((note) => note[`text_${locale}`] ?? '');
  return [
    {
      id: raw._id,
      kind: KINDS[raw._type],
      title: stegaClean(title),
      href,
      lead: stegaClean(raw[`lead_${locale}`]),
      text: stegaClean([plainText(raw[`text_${locale}`]), ...notes].join('\n')),
      island: raw.island,
      ports: raw.ports ?? [],
    },
  ];
}

function articlesOf(issue: Extract<RawEntry, { _type: 'magazineIssue' }>, locale: Locale): ContentEntry[] {
  const permalink = issue[`permalink_${locale}`];
  const articles = issue.articles ?? [];
  const addresses = articleAddresses(
    articles.map((article) => ({ key: article._key, title: article[`title_${locale}`] })),
  );
  return articles.flatMap((article) => {
    const [title, address] = [article[`title_${locale}`], addresses.get(article._key)];
    if (!permalink || !title || !address) return [];
    return [
      {
        id: `${issue._id}-${article._key}`,
        kind: 'article' as const,
        title: stegaClean(title),
        href: paths.magazineArticle(locale, permalink, address),
        lead: stegaClean(article[`lead_${locale}`]),
        text: stegaClean(plainText(article[`text_${locale}`])),
        island: null,
        ports: [],
      },
    ];
  });
}

type Texts = readonly { text?: string | null; children: readonly { text: string | null }[] | null }[];

/** A line for each paragraph. */
function plainText(value: Texts | null): string {
  return (value ?? [])
    .map(({ text, children }) => text ?? (children ?? []).map((span) => span.text ?? '').join(''))
    .join('\n');
}

import 'server-only';
import { cache } from 'react';
import { athensDay } from '#foundation/dates/athens.ts';
import { type Locale, perLocale } from '#foundation/text/locales.ts';
import { withoutLooseWords } from '#foundation/text/short-words.ts';
import { articleAddresses } from '#lib/magazine/article-addresses.ts';
import { seasonOf } from '#lib/magazine/season.ts';
import { previewState } from '#lib/content/preview/state.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { permalinksOf, pictureIn } from '../in-language.server.ts';
import { magazineIssueQuery, magazineQuery } from '../queries/magazine.ts';
import { fetchContent } from '#lib/content/fetch-content.server.ts';
import type { MagazineIssueQueryResult, MagazineQueryResult } from '../types.gen.ts';

type RawIssue = Pick<
  MagazineQueryResult[number],
  | 'number'
  | 'publishedAt'
  | 'title_el'
  | 'title_en'
  | 'permalink_el'
  | 'permalink_en'
  | 'cover_el'
  | 'cover_en'
>;

/** An issue for the shelf, the footer or the home page; null when it has no page in this language. */
export function issueCard(raw: RawIssue, locale: Locale) {
  const permalink = raw[`permalink_${locale}`];
  const title = raw[`title_${locale}`];
  const cover = pictureIn(raw[`cover_${locale}`], locale) ?? pictureIn(raw.cover_el, locale);
  if (!permalink || !title || !cover || !raw.publishedAt) return null;
  return {
    permalink,
    title,
    cover,
    number: raw.number ?? 0,
    ...seasonOf(raw.publishedAt),
    href: paths.magazineIssue(locale, permalink),
  };
}
export type IssueCard = NonNullable<ReturnType<typeof issueCard>>;

/** An issue is published on the morning of its day in Athens. */
export function isOut({ publishedAt }: { publishedAt: string | null }, today: string): boolean {
  return publishedAt !== null && publishedAt <= today;
}

/** The published issues, newest first, with the titles of their articles. */
export const readMagazine = cache(async (locale: Locale) => {
  const [issues, preview] = await Promise.all([fetchContent('magazine', magazineQuery), previewState()]);
  const today = athensDay(new Date());
  return issues
    .filter((issue) => preview.kind === 'on' || isOut(issue, today))
    .flatMap((issue) => {
      const card = issueCard(issue, locale);
      if (!card) return [];
      const lead = issue[`lead_${locale}`];
      return [
        { ...card, id: issue._id, lead, articles: articleCards(issue.articles, card.permalink, locale) },
      ];
    });
});
export type ShelvedIssue = Awaited<ReturnType<typeof readMagazine>>[number];

type RawCard = Pick<
  NonNullable<MagazineQueryResult[number]['articles']>[number],
  '_key' | 'title_el' | 'title_en' | 'lead_el' | 'lead_en'
>;

function articleCards(raw: readonly RawCard[] | null, permalink: string, locale: Locale) {
  const articles = raw ?? [];
  const addresses = addressesIn(articles, locale);
  return articles.flatMap((article) => {
    const [title, address] = [article[`title_${locale}`], addresses.get(article._key)];
    if (!title || !address) return [];
    const href = paths.magazineArticle(locale, permalink, address);
    return [
      {
        key: article._key,
        title: withoutLooseWords(title, locale),
        lead: article[`lead_${locale}`],
        address,
        href,
      },
    ];
  });
}

function addressesIn(articles: readonly RawCard[], locale: Locale) {
  return articleAddresses(
    articles.map((article) => ({ key: article._key, title: article[`title_${locale}`] })),
  );
}

/**
 * One issue, found by its permalink in either language or by its number; null when there is none, or it isn't published
 * yet.
 */
export const readIssue = cache(async (requested: string, locale: Locale) => {
  const number = /^\d{1,4}$/.test(requested) ? Number(requested) : -1;
  const [raw, preview] = await Promise.all([
    fetchContent('magazineIssue', magazineIssueQuery, { permalink: requested, number }),
    previewState(),
  ]);
  if (!raw || !(preview.kind === 'on' || isOut(raw, athensDay(new Date())))) return null;
  const card = issueCard(raw, locale);
  return {
    id: raw._id,
    updatedAt: raw._updatedAt,
    publishedAt: raw.publishedAt,
    permalinks: permalinksOf(raw),
    card,
    lead: raw[`lead_${locale}`],
    pdf: raw[`pdf_${locale}`] ?? raw.pdf_el,
    /** Uploaded pages. A page that is missing in English is shown in Greek. */
    pages: (raw.pages ?? []).flatMap((page) => {
      const picture = pictureIn(page[`picture_${locale}`], locale) ?? pictureIn(page.picture_el, locale);
      return picture ? [picture] : [];
    }),
    articles: card ? fullArticles(raw, card.permalink, locale) : [],
  };
});
export type MagazineIssue = NonNullable<Awaited<ReturnType<typeof readIssue>>>;
export type MagazineArticle = MagazineIssue['articles'][number];

function fullArticles(raw: NonNullable<MagazineIssueQueryResult>, permalink: string, locale: Locale) {
  const articles = raw.articles ?? [];
  const others = perLocale((each) => addressesIn(articles, each));
  return articleCards(raw.articles, permalink, locale).flatMap((card) => {
    const article = articles.find(({ _key }) => _key === card.key);
    if (!article) return [];
    return [
      {
        ...card,
        byline: article[`byline_${locale}`],
        picture: pictureIn(article.picture, locale),
        startsOnPage: article.startsOnPage,
        body: article[`body_${locale}`],
        /** Last part of its address, by language. */
        addresses: { el: others.el.get(card.key) ?? null, en: others.en.get(card.key) ?? null },
      },
    ];
  });
}

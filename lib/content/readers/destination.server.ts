import 'server-only';
import { cache } from 'react';
import { athensDay } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { declineGreek } from '#foundation/text/decline-greek.ts';
import { type PlaceForms, placeForms, sameInEachCase } from '#foundation/text/place-forms.ts';
import { paths } from '#lib/routes/paths.ts';
import type { ContentPicture } from '../content-picture.ts';
import { permalinksOf, pictureIn, picturesIn } from '../in-language.server.ts';
import {
  destinationNewsQuery,
  destinationQuery,
  destinationsQuery,
  neighboursQuery,
} from '../queries/destination.ts';
import { postCards } from './post-card.server.ts';
import { fetchContent } from '#lib/content/fetch-content.server.ts';

type PosterColour = 'navy' | 'sea' | 'sand' | 'foam' | 'orange';
export type SeaLine = 'north' | 'west' | 'east' | 'south';

/** An island as posters and links show it. */
export type DestinationCard = {
  id: string;
  title: string;
  tagline: string | null;
  href: string;
  island: string;
  ports: string[];
  line: SeaLine | null;
  colour: PosterColour;
  cover: ContentPicture | null;
};

type RawCard = {
  _id: string;
  title_el: string | null;
  title_en: string | null;
  tagline_el: string | null;
  tagline_en: string | null;
  permalink_el: string | null;
  permalink_en: string | null;
  island: string | null;
  ports: string[] | null;
  line?: SeaLine | null;
  colour: PosterColour | null;
  cover: Parameters<typeof pictureIn>[0];
};

/** Null when the island has no name or address in this language. */
export function destinationCard(raw: RawCard, locale: Locale): DestinationCard | null {
  const title = raw[`title_${locale}`];
  const permalink = raw[`permalink_${locale}`];
  if (!title || !permalink) return null;
  return {
    id: raw._id,
    title,
    tagline: raw[`tagline_${locale}`],
    href: paths.destination(locale, permalink),
    island: raw.island ?? raw._id,
    ports: raw.ports ?? [],
    line: raw.line ?? null,
    colour: raw.colour ?? 'navy',
    cover: pictureIn(raw.cover, locale),
  };
}

function cards(raw: readonly RawCard[], locale: Locale): DestinationCard[] {
  return raw.flatMap((island) => destinationCard(island, locale) ?? []);
}

/** Every island that has a page in this language, in the editors' order. */
export const readDestinations = cache(async (locale: Locale) =>
  cards(await fetchContent('destinations', destinationsQuery), locale),
);

/** The same list for a page about one island: publishing another island refreshes it in the background only. */
export const readNeighbours = cache(async (locale: Locale) =>
  cards(await fetchContent('neighbours', neighboursQuery), locale),
);

type Titled = Pick<RawCard, 'title_el' | 'title_en'> & {
  accusative_el: string | null;
  genitive_el: string | null;
};
/** The title in the forms that sentences need. Only Greek has cases. */
const titleForms: Record<Locale, (raw: Titled) => PlaceForms> = {
  el: ({ title_el, title_en, accusative_el, genitive_el }) => {
    const name = { el: title_el ?? '', en: title_en ?? '' };
    const proposed = declineGreek(name.el);
    const forms = placeForms({ name, accusative: accusative_el ?? proposed.accusative }, 'el');
    return { ...forms, genitive: genitive_el ?? proposed.genitive };
  },
  en: ({ title_en: title }) => sameInEachCase(title ?? ''),
};

/** One island, found by its permalink in either language; null when there is none. */
export const readDestination = cache(async (permalink: string, locale: Locale) => {
  const raw = await fetchContent('destination', destinationQuery, { permalink });
  if (!raw) return null;
  const seoTitle = raw.seo?.[`title_${locale}`];
  return {
    id: raw._id,
    island: raw.island,
    ports: raw.ports ?? [],
    line: raw.line,
    permalinks: permalinksOf(raw),
    title: raw[`title_${locale}`] ?? '',
    forms: titleForms[locale](raw),
    tagline: raw[`tagline_${locale}`],
    summary: raw[`summary_${locale}`],
    storyTitle: raw[`storyTitle_${locale}`],
    story: raw[`story_${locale}`],
    pullQuote: raw[`pullQuote_${locale}`],
    cover: pictureIn(raw.cover, locale),
    chart: pictureIn(raw.chart, locale),
    gallery: picturesIn(raw.gallery, locale),
    practical: (raw.practical ?? []).flatMap((note) => {
      const title = note[`title_${locale}`];
      const text = note[`text_${locale}`];
      return title && text ? [{ key: note._key, title, text }] : [];
    }),
    seo: {
      title: seoTitle ?? null,
      description: raw.seo?.[`description_${locale}`] ?? raw[`summary_${locale}`] ?? null,
      noIndex: raw.seo?.noIndex ?? false,
    },
  };
});

export type DestinationPage = NonNullable<Awaited<ReturnType<typeof readDestination>>>;

/** A season: what was new before is not what changes now. */
const NEWS_DAYS = 120;

/** The latest news of this season that mention an island. */
export async function readDestinationNews(id: string, locale: Locale, now: Date) {
  const posts = postCards(await fetchContent('destinationNews', destinationNewsQuery, { id }), locale);
  const since = addDays(athensDay(now), -NEWS_DAYS);
  return posts.filter(({ publishedAt }) => athensDay(new Date(publishedAt)) >= since);
}

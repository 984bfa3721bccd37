import type { Metadata } from 'next';
import type { Locale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';

/** `<link rel="alternate">` of a page of the news: browsers and readers find the feeds by them. */
export function withFeeds(metadata: Metadata, locale: Locale, title: string): Metadata {
  return {
    ...metadata,
    alternates: {
      ...metadata.alternates,
      types: {
        'application/rss+xml': [{ url: paths.newsFeed(locale, 'rss'), title: `${title} (RSS)` }],
        'application/atom+xml': [{ url: paths.newsFeed(locale, 'atom'), title: `${title} (Atom)` }],
      },
    },
  };
}

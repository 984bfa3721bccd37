import type { Metadata } from 'next';
import type { Locale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';

/** Adds `<link rel="alternate">` to a page of the news, so that browsers and feed readers find the feeds. */
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

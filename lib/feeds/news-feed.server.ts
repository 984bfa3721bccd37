import 'server-only';
import { Feed } from 'feed';
import { getTranslations } from 'next-intl/server';
import type { ContentPicture } from '#lib/content/content-picture.ts';
import { pictureIn } from '#lib/content/in-language.server.ts';
import { newsFeedQuery } from '#lib/content/queries/news.ts';
import { readPublished } from '#lib/content/fetch-content.server.ts';
import type { NewsFeedQueryResult } from '#lib/content/types.gen.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { formatImageSpec } from '#lib/picture/spec.ts';
import { paths } from '#lib/routes/paths.ts';
import { siteUrl } from '#lib/address.server.ts';
import { escapeHtml, textHtml } from './text-html.ts';

export type FeedKind = 'rss' | 'atom';
type Post = NewsFeedQueryResult[number];

const PICTURE_WIDTH = 960;
/** Last change of a feed without posts: the launch of the site. */
const BEGINNING = new Date('2025-09-01T00:00:00Z');

/**
 * The newest posts of a language with their whole text (B9). Never drafts: feed readers keep every item they have
 * fetched.
 */
export async function newsFeed(locale: Locale, kind: FeedKind): Promise<{ xml: string; changedAt: Date }> {
  const [t, shell, raw] = await Promise.all([
    getTranslations({ locale, namespace: 'common.news' }),
    getTranslations({ locale, namespace: 'common.shell' }),
    readPublished('newsFeed', newsFeedQuery),
  ]);
  const site = siteUrl();
  const items = raw.flatMap((post) => feedItem(post, locale, site, shell('siteName')) ?? []);
  const changedAt = lastChange(raw);
  const self = `${site}${paths.newsFeed(locale, kind)}`;
  const feed = new Feed({
    id: self,
    title: `${shell('siteName')} – ${t('title')}`,
    description: t('description'),
    link: `${site}${paths.news(locale)}`,
    feed: self,
    language: locale,
    image: `${site}/brand/favicon-180.png`,
    favicon: `${site}/brand/favicon-32.png`,
    author: { name: shell('siteName'), link: site },
    updated: changedAt,
    generator: false,
  });
  for (const item of items) feed.addItem(item);
  if (kind === 'rss') return { xml: feed.rss2(), changedAt };
  // The library omits the language in Atom.
  return { xml: feed.atom1().replace('<feed ', `<feed xml:lang="${locale}" `), changedAt };
}

/** Null for a post that has no page in this language. */
function feedItem(post: Post, locale: Locale, site: string, author: string) {
  const title = post[`title_${locale}`];
  const permalink = post[`permalink_${locale}`];
  const category = post.category?.[`permalink_${locale}`];
  if (!title || !permalink || !category || !post.publishedAt) return null;
  const published = new Date(post.publishedAt);
  const cover = pictureIn(post.cover, locale);
  const figure = (picture: ContentPicture | null) => (picture ? figureHtml(picture, site) : '');
  const text = textHtml(post[`body_${locale}`] ?? [], {
    locale,
    site,
    figure: (member) => figure(pictureIn(member, locale)),
  });
  return {
    title: escapeHtml(title),
    // An address may change, this never does: feed readers identify a post by it.
    id: `tag:${new URL(site).hostname},2025:${post._id}/${locale}`,
    link: `${site}${paths.newsPost(locale, category, permalink)}`,
    description: escapeHtml(post[`excerpt_${locale}`] ?? ''),
    content: [figure(cover), text].filter(Boolean).join('\n'),
    // Feed readers show a post again when this changes: only when editors mark it as updated, not for a moved comma.
    date: new Date(Math.max(published.getTime(), Date.parse(post.revisedAt ?? post.publishedAt))),
    published,
    author: [{ name: author }],
    category: [
      {
        name: post.category?.[`title_${locale}`] ?? '',
        term: category,
        domain: `${site}${paths.newsCategory(locale, category)}`,
      },
    ],
    ...(cover ? { image: pictureAddress(cover, site) } : {}),
  };
}

/** The last change of any post: a post is new on its publication day, and changed whenever it was published again. */
function lastChange(posts: readonly Post[]): Date {
  const moments = posts.flatMap(({ _updatedAt, publishedAt }) => [_updatedAt, publishedAt ?? _updatedAt]);
  return new Date(Math.max(BEGINNING.getTime(), ...moments.map((moment) => Date.parse(moment))));
}

function pictureAddress(picture: ContentPicture, site: string): string {
  const { crop, source } = picture;
  return `${site}${formatImageSpec({ width: PICTURE_WIDTH, height: null, fill: false, crop, focus: null, format: 'webp', source })}`;
}

function figureHtml(picture: ContentPicture, site: string): string {
  const caption = picture.caption ? `<figcaption>${escapeHtml(picture.caption)}</figcaption>` : '';
  return `<figure><img src="${escapeHtml(pictureAddress(picture, site))}" alt="${escapeHtml(picture.alt)}">${caption}</figure>`;
}

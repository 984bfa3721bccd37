import { stegaClean } from '@sanity/client/stega';
import type { Metadata } from 'next';
import type { ContentPicture } from '#lib/content/content-picture.ts';
import { conventions } from '#foundation/text/conventions.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { focusOf } from '#lib/picture/cuts.ts';
import { formatImageSpec, shareSize } from '#lib/picture/spec.ts';
import { sharePicturePath } from '#lib/share/subject.ts';
import { alternates, type PagePaths } from './alternates.ts';

type Options = {
  locale: Locale;
  paths: PagePaths;
  /** Absent on the home page, which uses the site's title. */
  title?: string;
  description: string | null | undefined;
  /** For a post: dates of publication and last change, category, and the islands that it is about. */
  article?: { publishedAt: string; modifiedAt: string; section: string; tags: readonly string[] };
  noIndex?: boolean;
};

/**
 * Metadata of a page: title, description, canonical, languages and the link preview. Edit marks of draft preview are
 * removed.
 */
export function pageMetadata(options: Options): Metadata {
  const { locale, article } = options;
  const title = options.title === undefined ? undefined : stegaClean(options.title);
  const description = options.description ? stegaClean(options.description) : undefined;
  const path = options.paths[locale];
  const images = path
    ? [
        {
          url: sharePicturePath(locale, path),
          width: 1200,
          height: 630,
          type: 'image/jpeg',
          alt: title ?? '',
        },
      ]
    : undefined;
  return {
    ...(title ? { title } : {}),
    description,
    alternates: alternates(locale, options.paths),
    openGraph: {
      ...(title ? { title } : {}),
      description,
      url: path ?? undefined,
      locale: conventions[locale].openGraph,
      images,
      ...(article ? articleTags(article) : { type: 'website' }),
    },
    twitter: { card: images ? 'summary_large_image' : 'summary' },
    ...(options.noIndex ? { robots: { index: false } } : {}),
  };
}

function articleTags({ publishedAt, modifiedAt, section, tags }: NonNullable<Options['article']>) {
  return {
    type: 'article' as const,
    publishedTime: publishedAt,
    modifiedTime: modifiedAt,
    section: stegaClean(section),
    tags: tags.map((tag) => stegaClean(tag)),
  };
}

/** The picture of a page for social networks and search engines: cropped around its hotspot. */
export function shareAddress(picture: ContentPicture): string {
  return formatImageSpec({
    ...shareSize,
    fill: true,
    crop: picture.crop,
    focus: focusOf(picture.hotspot),
    format: null,
    source: picture.source,
  });
}

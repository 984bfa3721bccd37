import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import type { ContentPage } from '#lib/content/readers/offer.server.ts';
import { readRoutedPage } from '#lib/content/readers/page.server.ts';
import { type Locale, perLocale } from '#foundation/text/locales.ts';
import type { RoutedPage } from '#lib/routes/pages.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import type { ContentPicture } from '#lib/content/content-picture.ts';
import { PageHead } from './page-head.tsx';
import styles from './page-cover.module.css';

type PathOf = (locale: Locale) => string;

/**
 * The document of a page with a folder of its own; otherwise the request ends with 404 while editors have it
 * unpublished.
 */
export async function findRoutedPage(permalink: RoutedPage) {
  const locale = await currentLocale();
  const page = await readRoutedPage(permalink, locale);
  if (!page) notFound();
  return { locale, page };
}

/** Metadata from the document: title and lead are the editors'. */
export async function routedPageMetadata(permalink: RoutedPage, pathOf: PathOf): Promise<Metadata> {
  const { locale, page } = await findRoutedPage(permalink);
  return pageMetadata({
    locale,
    paths: perLocale(pathOf),
    title: page.title,
    description: page.lead,
  });
}

type Props = { path: string; page: ContentPage; withCover?: boolean; children: ReactNode };

/**
 * Title, lead and, unless the page shows it elsewhere, the picture of such a document; below them the page's own
 * content.
 */
export function RoutedPageFrame({ path, page, withCover = true, children }: Props) {
  return (
    <>
      <PageHead path={path} title={page.title} lead={page.lead} />
      {withCover ? <PageCover picture={page.cover} /> : null}
      {children}
    </>
  );
}

/** The picture of a page below its head, edge to edge on phones. Nothing when editors have chosen none. */
function PageCover({ picture }: { picture: ContentPicture | null }) {
  if (!picture) return null;
  return (
    <div className="wrap">
      <div className={styles.frame}>
        <ContentImage picture={picture} layout="cover" slotRatio={0.4} sizes="100vw" priority />
      </div>
    </div>
  );
}

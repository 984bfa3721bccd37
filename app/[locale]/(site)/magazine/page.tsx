import { notFound } from 'next/navigation';
import { headOrLost, pageOrLost } from '#app/_ui/errors/or-lost.tsx';
import { headOrFirstSteps, pageOrFirstSteps } from '#app/_ui/first-steps/or-first-steps.tsx';
import { readMagazine } from '#lib/content/readers/magazine.server.ts';
import { readRoutedPage } from '#lib/content/readers/page.server.ts';
import { isLocale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { LatestIssue } from './latest-issue.tsx';
import { NoIssue } from './no-issue.tsx';
import { Shelf } from './shelf.tsx';
import styles from './shelf.module.css';
import { ShelfJsonLd } from './shelf-json-ld.tsx';
import { WrittenBy } from './written-by.tsx';

type Props = { params: Promise<{ locale: string }> };

async function find(params: Props['params']) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const [page, issues] = await Promise.all([readRoutedPage('magazine', locale), readMagazine(locale)]);
  if (!page) notFound();
  return { locale, page, issues };
}

export const generateMetadata = headOrLost(
  headOrFirstSteps(async ({ params }: Props) => {
    const { locale, page } = await find(params);
    return pageMetadata({
      locale,
      paths: { el: paths.magazine('el'), en: paths.magazine('en') },
      title: page.title,
      description: page.lead,
    });
  }),
);

/** The shelf: the latest issue large, with what is in it, and all the others. */
export default pageOrLost(
  pageOrFirstSteps(async function MagazinePage({ params }: Props) {
    const { locale, page, issues } = await find(params);
    const [latest, ...older] = issues;
    return (
      <>
        <div className={styles.table}>
          {latest ? (
            <LatestIssue issue={latest} title={page.title} lead={page.lead} locale={locale} />
          ) : (
            <NoIssue title={page.title} lead={page.lead} locale={locale} />
          )}
          <Shelf issues={older} locale={locale} />
        </div>
        <WrittenBy page={page} locale={locale} />
        <ShelfJsonLd title={page.title} issues={issues} locale={locale} />
      </>
    );
  }),
);

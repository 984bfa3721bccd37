import { notFound } from 'next/navigation';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { headOrLost, pageOrLost } from '#app/_ui/errors/or-lost.tsx';
import { headOrFirstSteps, pageOrFirstSteps } from '#app/_ui/first-steps/or-first-steps.tsx';
import { readMagazine } from '#lib/content/readers/magazine.server.ts';
import { readRoutedPage } from '#lib/content/readers/page.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { LatestIssue } from './latest-issue.tsx';
import { NoIssue } from './no-issue.tsx';
import { Shelf } from './shelf.tsx';
import styles from './shelf.module.css';
import { ShelfJsonLd } from './shelf-json-ld.tsx';
import { WrittenBy } from './written-by.tsx';

async function find() {
  const locale = await currentLocale();
  const [page, issues] = await Promise.all([readRoutedPage('magazine', locale), readMagazine(locale)]);
  if (!page) notFound();
  return { locale, page, issues };
}

export const generateMetadata = headOrLost(
  headOrFirstSteps(async () => {
    const { locale, page } = await find();
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
  pageOrFirstSteps(async function MagazinePage() {
    const { page, issues } = await find();
    const [latest, ...older] = issues;
    return (
      <>
        <div className={styles.table}>
          {latest ? (
            <LatestIssue issue={latest} title={page.title} lead={page.lead} />
          ) : (
            <NoIssue title={page.title} lead={page.lead} />
          )}
          <Shelf issues={older} />
        </div>
        <WrittenBy page={page} />
        <ShelfJsonLd title={page.title} issues={issues} />
      </>
    );
  }),
);

import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { withNotFoundMetadata, withNotFound } from '#app/_ui/errors/with-not-found.tsx';
import { withFirstStepsMetadata, withFirstSteps } from '#app/_ui/first-steps/with-first-steps.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { readMagazine, type ShelvedIssue } from '#lib/content/readers/magazine.server.ts';
import { readRoutedPage } from '#lib/content/readers/page.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { breadcrumbData } from '#lib/seo/json-ld.ts';
import { periodicalData } from '#lib/seo/magazine-data.ts';
import { siteUrl } from '#lib/address.server.ts';
import type { ContentPage } from '#lib/content/readers/offer.server.ts';
import { LatestIssue } from './latest-issue.tsx';
import { Shelf } from './shelf.tsx';
import styles from './shelf.module.css';
import latestIssueStyles from './latest-issue.module.css';
import writtenByStyles from './written-by.module.css';
import { perLocale } from '#foundation/text/locales.ts';

type ShelfJsonLdProps = { title: string; issues: readonly ShelvedIssue[] };

type Props = { title: string; lead: string | null };

async function find() {
  const locale = await currentLocale();
  const [page, issues] = await Promise.all([readRoutedPage('magazine', locale), readMagazine(locale)]);
  if (!page) notFound();
  return { locale, page, issues };
}

export const generateMetadata = withNotFoundMetadata(
  withFirstStepsMetadata(async () => {
    const { locale, page } = await find();
    return pageMetadata({
      locale,
      paths: perLocale(paths.magazine),
      title: page.title,
      description: page.lead,
    });
  }),
);

/** The shelf: the latest issue large, with its contents, and all the others. */
export default withNotFound(
  withFirstSteps(async function MagazinePage() {
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

/** Shown before the first issue is published, or when editors have unpublished all of them. */
async function NoIssue({ title, lead }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.magazine');
  return (
    <div className={`wrap ${latestIssueStyles.head}`}>
      <div className={latestIssueStyles.text}>
        <h1>{title}</h1>
        {lead ? <p className={latestIssueStyles.lead}>{lead}</p> : null}
        <p>{t('none')}</p>
        <TextLink href={paths.news(locale)} arrow>
          {t('toNews')}
        </TextLink>
      </div>
    </div>
  );
}

/** The magazine as a periodical with its issues (B9). */
async function ShelfJsonLd({ title, issues }: ShelfJsonLdProps) {
  const locale = await currentLocale();
  const shell = await getTranslations('common.shell');
  const site = siteUrl();
  const path = paths.magazine(locale);
  return (
    <>
      <JsonLd data={periodicalData({ site, path, name: title, language: locale, issues })} />
      <JsonLd
        data={breadcrumbData(site, [
          { name: shell('home'), path: paths.home(locale) },
          { name: title, path },
        ])}
      />
    </>
  );
}

/** Who writes the magazine, and how to send in a story; the text is the editors'. */
async function WrittenBy({ page }: { page: ContentPage }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.magazine');
  return (
    <section className={`wrap ${writtenByStyles.band}`} aria-labelledby="written-by">
      {page.cover ? (
        <div className={writtenByStyles.picture}>
          <ContentImage
            picture={page.cover}
            alt=""
            slotRatio={9 / 16}
            sizes="(max-width: 991px) 100vw, 640px"
          />
        </div>
      ) : null}
      <div>
        <h2 id="written-by">{t('writtenBy')}</h2>
        <RichText value={page.body} className={writtenByStyles.text} />
        <TextLink href={paths.contact(locale)}>{t('sendStory')}</TextLink>
      </div>
    </section>
  );
}

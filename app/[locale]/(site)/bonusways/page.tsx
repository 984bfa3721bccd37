import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { headOrLost, pageOrLost } from '#app/_ui/errors/or-lost.tsx';
import { headOrFirstSteps, pageOrFirstSteps } from '#app/_ui/first-steps/or-first-steps.tsx';
import { PageHead } from '#app/_ui/page/page-head.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import { memberProgram } from '#lib/bonus/member-program.ts';
import { readBonusQuestion } from '#lib/bonus/question.ts';
import { readRoutedPage } from '#lib/content/readers/page.server.ts';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { siteUrl } from '#lib/address.server.ts';
import { Awards } from './awards.tsx';
import styles from './bonus.module.css';
import { HowItWorks } from './how-it-works.tsx';
import { Levels } from './levels.tsx';
import { PointsForm } from './points-form.tsx';
import { ProgrammeText } from './programme-text.tsx';

export const generateMetadata = headOrLost(
  headOrFirstSteps(async () => {
    const locale = await currentLocale();
    const page = await readRoutedPage('bonusways', locale);
    if (!page) notFound();
    return pageMetadata({
      locale,
      paths: { el: paths.bonusways('el'), en: paths.bonusways('en') },
      title: page.title,
      description: page.lead,
    });
  }),
);

/** The loyalty programme. The page is static; its form leads to the page that calculates. */
export default pageOrLost(
  pageOrFirstSteps(async function BonusPage() {
    const locale = await currentLocale();
    const [page, network, t] = await Promise.all([
      readRoutedPage('bonusways', locale),
      readNetwork(),
      getTranslations('common.bonus'),
    ]);
    if (!page) notFound();
    const path = paths.bonusways(locale);
    return (
      <>
        <PageHead path={path} title={page.title} lead={page.lead} />
        {page.cover ? (
          <div className="wrap">
            <div className={styles.frame}>
              <ContentImage picture={page.cover} layout="cover" slotRatio={2 / 3} sizes="100vw" priority />
            </div>
          </div>
        ) : null}
        <HowItWorks />
        <Levels />
        <section className={styles.calculator} aria-labelledby="calculator">
          <div className={`wrap ${styles.split}`}>
            <div className={styles.words}>
              <h2 id="calculator">{t('calculatorTitle')}</h2>
              <p>{t('calculatorText')}</p>
            </div>
            <PointsForm ports={network?.ports ?? []} reading={readBonusQuestion({}, new Set())} />
          </div>
        </section>
        <Awards />
        <ProgrammeText page={page} />
        <JsonLd data={memberProgram({ site: siteUrl(), path, name: page.title, levelName: (id) => t(id) })} />
      </>
    );
  }),
);

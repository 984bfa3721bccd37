import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { withNotFoundMetadata, withNotFound } from '#app/_ui/errors/with-not-found.tsx';
import { withFirstStepsMetadata, withFirstSteps } from '#app/_ui/first-steps/with-first-steps.tsx';
import { PageHead } from '#app/_ui/page/page-head.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { Callout } from '#app/_ui/rich-text/callout.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { memberProgram } from '#lib/bonus/member-program.ts';
import { readBonusQuestion } from '#lib/bonus/question.ts';
import { readRoutedPage } from '#lib/content/readers/page.server.ts';
import { readNetwork, readPriceList } from '#lib/reservations/cached-reads.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { siteUrl } from '#lib/address.server.ts';
import type { ContentPage } from '#lib/content/readers/offer.server.ts';
import { headingAnchors, headingsOf } from '#lib/content/rich-text.ts';
import { groupDigits } from '#foundation/text/conventions.ts';
import { bonusRules } from '#lib/bonus/rules.ts';
import { awardRows } from '#lib/bonus/award-rows.ts';
import { PointsForm } from './points-form.tsx';
import { PageContents } from '#app/_ui/page/page-contents.tsx';
import cover from '#app/_ui/page/page-cover.module.css';
import styles from './bonus.module.css';
import levelsStyles from './levels.module.css';
import { inSentence, placeForms } from '#foundation/text/place-forms.ts';
import { perLocale } from '#foundation/text/locales.ts';

export const generateMetadata = withNotFoundMetadata(
  withFirstStepsMetadata(async () => {
    const locale = await currentLocale();
    const page = await readRoutedPage('bonusways', locale);
    if (!page) notFound();
    return pageMetadata({
      locale,
      paths: perLocale(paths.bonusways),
      title: page.title,
      description: page.lead,
    });
  }),
);

/** The loyalty programme. The page is static; its form leads to the page that calculates. */
export default withNotFound(
  withFirstSteps(async function BonusPage() {
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
            <div className={cover.frame}>
              <ContentImage picture={page.cover} layout="cover" slotRatio={0.4} sizes="100vw" priority />
            </div>
          </div>
        ) : null}
        <HowItWorks page={page} />
        <Levels />
        <section className={styles.calculator} aria-labelledby="calculator">
          <div className={`wrap ${styles.split}`}>
            <div className={styles.intro}>
              <h2 id="calculator">{t('calculatorTitle')}</h2>
              <p>{t('calculatorText')}</p>
            </div>
            <PointsForm ports={network?.ports ?? []} reading={readBonusQuestion({}, new Set())} />
          </div>
        </section>
        <Awards />
        <ProgrammeText text={page.body} />
        <JsonLd data={memberProgram({ site: siteUrl(), path, name: page.title, levelName: (id) => t(id) })} />
      </>
    );
  }),
);

/** Benefits, questions and terms: the texts that editors change. */
async function ProgrammeText({ text }: { text: ContentPage['body'] }) {
  const t = await getTranslations('common.bonus');
  if (!text || text.length === 0) return null;
  return (
    <section className={`wrap ${styles.split} ${styles.text}`} aria-label={t('more')}>
      <RichText value={text} className={styles.body} />
    </section>
  );
}

/** The levels, each a little more prominent than the one before. */
async function Levels() {
  const locale = await currentLocale();
  const t = await getTranslations('common.bonus');
  return (
    <section className={levelsStyles.band} aria-labelledby="levels">
      <div className="wrap">
        <h2 id="levels">{t('levelsTitle')}</h2>
        <p className={levelsStyles.lead}>{t('levelsText')}</p>
        <ol className={levelsStyles.levels}>
          {bonusRules.levels.map(({ id, fromPoints, pointsPerEuro }, index) => (
            <li key={id}>
              <svg viewBox="0 0 96 40" aria-hidden className={levelsStyles.wind}>
                {Array.from({ length: index + 1 }, (_, line) => (
                  <path key={line} d={`M2 ${34 - line * 12}q12-10 24 0t24 0 24 0 20-6`} />
                ))}
              </svg>
              <h3>{t(id)}</h3>
              <p className={`num ${levelsStyles.rate}`}>{t('perEuro', { points: pointsPerEuro })}</p>
              <p className="num">
                {fromPoints === 0
                  ? t('fromStart')
                  : t('fromPoints', { points: groupDigits(fromPoints, locale) })}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The three parts of the page below, and the headings of the editors' text after them. */
const PARTS = [
  ['levels', 'levelsTitle'],
  ['calculator', 'calculatorTitle'],
  ['awards', 'awardsTitle'],
] as const;

/** Three steps, and what the website doesn't do; beside them, what else the page has. */
async function HowItWorks({ page }: { page: ContentPage }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.bonus');
  const steps = [
    { title: t('step1Title'), text: t('step1Text') },
    { title: t('step2Title'), text: t('step2Text', { points: bonusRules.levels[0].pointsPerEuro }) },
    {
      title: t('step3Title'),
      text: t('step3Text', { points: groupDigits(bonusRules.awards[0].points, locale) }),
    },
  ];
  const body = page.body ?? [];
  const anchors = new Map([...headingAnchors(body), ...PARTS.map(([id]): [string, string] => [id, id])]);
  const headings = [...PARTS.map(([key, title]) => ({ key, text: t(title) })), ...headingsOf(body, ['h2'])];
  return (
    <section className={`wrap ${styles.split} ${styles.how}`} aria-labelledby="how">
      <PageContents title={t('contents')} headings={headings} anchors={anchors} />
      <div>
        <h2 id="how">{t('howTitle')}</h2>
        <ol className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className={styles.honest}>
          <Callout tone="info">{t('honest')}</Callout>
          <TextLink href={paths.agencies(locale)} arrow>
            {t('toAgencies')}
          </TextLink>
        </div>
      </div>
    </section>
  );
}

/** The table of free tickets, with actual crossings in every row while the reservation service responds. */
async function Awards() {
  const locale = await currentLocale();
  const [t, list, network] = await Promise.all([
    getTranslations('common.bonus'),
    readPriceList(),
    readNetwork(),
  ]);
  const rows = awardRows(list, network, locale);
  const start = network?.ports[0];
  const hasExamples = start !== undefined && rows.some(({ examples }) => examples.length > 0);
  return (
    <section className={`wrap ${styles.split} ${styles.awards}`} aria-labelledby="awards">
      <div className={styles.intro}>
        <h2 id="awards">{t('awardsTitle')}</h2>
        <p>{t('awardsText')}</p>
        <TextLink href={paths.priceList(locale)} arrow>
          {t('toPrices')}
        </TextLink>
      </div>
      <table className={`num ${styles.table}`} aria-labelledby="awards">
        <thead>
          <tr>
            <th scope="col">{t('awardWay')}</th>
            {hasExamples ? (
              <th scope="col">
                {t.markup('awardExamples', { port: inSentence(placeForms(start, locale)) })}
              </th>
            ) : null}
            <th scope="col">{t('awardPoints')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ points, upTo, examples }) => (
            <tr key={points}>
              <th scope="row">{upTo ? t('awardUpTo', { price: upTo }) : t('awardAbove')}</th>
              {hasExamples ? (
                <td>
                  {examples.map(({ vesselKind, ports }) => (
                    <span key={vesselKind}>
                      {t(vesselKind === 'fast' ? 'examplesFast' : 'examplesFerry', {
                        ports: ports.join(', '),
                      })}
                    </span>
                  ))}
                </td>
              ) : null}
              <td>{groupDigits(points, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

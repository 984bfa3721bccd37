import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { withNotFoundMetadata, withNotFound } from '#app/_ui/errors/with-not-found.tsx';
import { withFirstStepsMetadata, withFirstSteps } from '#app/_ui/first-steps/with-first-steps.tsx';
import { PageHead } from '#app/_ui/page/page-head.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { readAllOffers, type ContentPage, type OfferCard } from '#lib/content/readers/offer.server.ts';
import { readRoutedPage } from '#lib/content/readers/page.server.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { dayInYear } from '#foundation/dates/format-day.ts';
import { ComingOffers } from './coming-offers.tsx';
import { RunningOffers } from './running-offers.tsx';
import sectionStyles from '#app/_ui/page/section.module.css';
import styles from './standing-discounts.module.css';
import offerLinesStyles from './offer-lines.module.css';
import { perLocale } from '#foundation/text/locales.ts';

type EndedOffersProps = { offers: readonly OfferCard[] };

/** The most recent expired offers, small: visitors may come with an old link and look for them. */
const MOST = 6;

type Props = { text: ContentPage['body'] };

const PERMALINK = 'prosfores-kai-ekptwseis';

export const generateMetadata = withNotFoundMetadata(
  withFirstStepsMetadata(async () => {
    const locale = await currentLocale();
    const page = await readRoutedPage(PERMALINK, locale);
    if (!page) notFound();
    return pageMetadata({
      locale,
      paths: perLocale(paths.offers),
      title: page.title,
      description: page.lead,
    });
  }),
);

/** Offers by stage, then the discounts that are always valid, in the editors' text. */
export default withNotFound(
  withFirstSteps(async function OffersPage() {
    const locale = await currentLocale();
    const [page, offers] = await Promise.all([
      readRoutedPage(PERMALINK, locale),
      readAllOffers(locale, athensDay(new Date())),
    ]);
    if (!page) notFound();
    const at = (stage: (typeof offers)[number]['stage']) => offers.filter((offer) => offer.stage === stage);
    return (
      <>
        <PageHead path={paths.offers(locale)} title={page.title} lead={page.lead} />
        <RunningOffers offers={at('running')} />
        <ComingOffers offers={at('coming')} />
        <StandingDiscounts text={page.body} />
        <EndedOffers offers={at('ended')} />
      </>
    );
  }),
);

/** Discounts that are always valid; the text is in the page's document. */
async function StandingDiscounts({ text }: Props) {
  if (!text || text.length === 0) return null;
  const t = await getTranslations('common.offers');
  return (
    <section className={`${sectionStyles.section} ${sectionStyles.sand}`} aria-labelledby="standing">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="standing">{t('standing')}</h2>
        <RichText value={text} className={styles.text} />
      </div>
    </section>
  );
}

async function EndedOffers({ offers }: EndedOffersProps) {
  const locale = await currentLocale();
  if (offers.length === 0) return null;
  const t = await getTranslations('common.offers');
  const latest = offers.toSorted((a, b) => (b.validTo ?? '').localeCompare(a.validTo ?? '')).slice(0, MOST);
  return (
    <section className={`wrap ${offerLinesStyles.ended}`} aria-labelledby="ended">
      <h2 id="ended">{t('over')}</h2>
      <ul>
        {latest.map((offer) => {
          const day = offer.validTo ? dayInYear(offer.validTo, locale) : null;
          return (
            <li key={offer.id}>
              <SiteLink href={offer.href}>{offer.title}</SiteLink>
              <span className="num">{day ? t('endedShort', { day }) : null}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

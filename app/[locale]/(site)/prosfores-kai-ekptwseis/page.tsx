import { notFound } from 'next/navigation';
import { headOrLost, pageOrLost } from '#app/_ui/errors/or-lost.tsx';
import { headOrFirstSteps, pageOrFirstSteps } from '#app/_ui/first-steps/or-first-steps.tsx';
import { PageHead } from '#app/_ui/page/page-head.tsx';
import { readAllOffers } from '#lib/content/readers/offer.server.ts';
import { readRoutedPage } from '#lib/content/readers/page.server.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { isLocale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { ComingOffers } from './coming-offers.tsx';
import { EndedOffers } from './ended-offers.tsx';
import { RunningOffers } from './running-offers.tsx';
import { StandingDiscounts } from './standing-discounts.tsx';

type Props = { params: Promise<{ locale: string }> };

const PERMALINK = 'prosfores-kai-ekptwseis';

export const generateMetadata = headOrLost(
  headOrFirstSteps(async ({ params }: Props) => {
    const { locale } = await params;
    if (!isLocale(locale)) notFound();
    const page = await readRoutedPage(PERMALINK, locale);
    if (!page) notFound();
    return pageMetadata({
      locale,
      paths: { el: paths.offers('el'), en: paths.offers('en') },
      title: page.title,
      description: page.lead,
    });
  }),
);

/** Offers by where they stand in time, then the discounts that always apply, in the words of the editors. */
export default pageOrLost(
  pageOrFirstSteps(async function OffersPage({ params }: Props) {
    const { locale } = await params;
    if (!isLocale(locale)) notFound();
    const [page, offers] = await Promise.all([
      readRoutedPage(PERMALINK, locale),
      readAllOffers(locale, athensDay(new Date())),
    ]);
    if (!page) notFound();
    const at = (stage: (typeof offers)[number]['stage']) => offers.filter((offer) => offer.stage === stage);
    return (
      <>
        <PageHead locale={locale} path={paths.offers(locale)} title={page.title} lead={page.lead} />
        <RunningOffers locale={locale} offers={at('running')} />
        <ComingOffers locale={locale} offers={at('coming')} />
        <StandingDiscounts locale={locale} text={page.body} />
        <EndedOffers locale={locale} offers={at('ended')} />
      </>
    );
  }),
);

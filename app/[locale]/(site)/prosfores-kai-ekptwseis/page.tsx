import { notFound } from 'next/navigation';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { headOrLost, pageOrLost } from '#app/_ui/errors/or-lost.tsx';
import { headOrFirstSteps, pageOrFirstSteps } from '#app/_ui/first-steps/or-first-steps.tsx';
import { PageHead } from '#app/_ui/page/page-head.tsx';
import { readAllOffers } from '#lib/content/readers/offer.server.ts';
import { readRoutedPage } from '#lib/content/readers/page.server.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { ComingOffers } from './coming-offers.tsx';
import { EndedOffers } from './ended-offers.tsx';
import { RunningOffers } from './running-offers.tsx';
import { StandingDiscounts } from './standing-discounts.tsx';

const PERMALINK = 'prosfores-kai-ekptwseis';

export const generateMetadata = headOrLost(
  headOrFirstSteps(async () => {
    const locale = await currentLocale();
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
  pageOrFirstSteps(async function OffersPage() {
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

import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import type { OfferPage } from '#lib/content/readers/offer.server.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { offerStage } from '#lib/offers/stage.ts';
import { paths } from '#lib/routes/paths.ts';
import { breadcrumbData } from '#lib/seo/json-ld.ts';
import { siteUrl } from '#lib/address.server.ts';
import { OfferBlocks } from './offer-blocks.tsx';
import { OfferHead } from './offer-head.tsx';
import { OfferJsonLd } from './offer-json-ld.tsx';
import { OtherOffers } from './other-offers.tsx';

type Props = { offer: OfferPage; now: Date };

/** An offer as a marketer built it; once over, it says so and shows what applies now. */
export async function OfferView({ offer, now }: Props) {
  const locale = await currentLocale();
  const today = athensDay(now);
  const [shell, t] = await Promise.all([getTranslations('common.shell'), getTranslations('common.offers')]);
  const stage = offerStage(offer, today);
  const path = paths.page(locale, offer.permalinks[locale] ?? '');
  return (
    <>
      <OfferHead offer={offer} stage={stage} />
      <OfferBlocks offer={offer} bookable={stage === 'running'} now={now} />
      <OtherOffers except={offer.id} today={today} />
      <OfferJsonLd offer={offer} stage={stage} />
      <JsonLd
        data={breadcrumbData(siteUrl(), [
          { name: shell('home'), path: paths.home(locale) },
          { name: t('title'), path: paths.offers(locale) },
          { name: offer.title, path },
        ])}
      />
    </>
  );
}

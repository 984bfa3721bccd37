import { currentLocale } from '#lib/i18n/current-locale.ts';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import type { OfferPage } from '#lib/content/readers/offer.server.ts';
import { readShell } from '#lib/content/readers/shell.server.ts';
import { athensInstant, athensMoment } from '#foundation/dates/athens.ts';
import { readRoutePrices } from '#lib/offers/prices.server.ts';
import { pricedRoutes } from '#lib/offers/routes.ts';
import type { OfferStage } from '#lib/offers/stage.ts';
import { paths } from '#lib/routes/paths.ts';
import { faqData, offerData } from '#lib/seo/offer-data.ts';
import { siteUrl } from '#lib/address.server.ts';

type Props = { offer: OfferPage; stage: OfferStage };

/** Last minute of a day: the offer holds until the day is over. */
const END_OF_DAY = 1439;

/** What search engines learn about an offer: its days and fares, and the questions that it answers. */
export async function OfferJsonLd({ offer, stage }: Props) {
  const locale = await currentLocale();
  const [shell, prices] = await Promise.all([
    readShell(locale),
    readRoutePrices(pricedRoutes(offer.blocks), locale),
  ]);
  const { validFrom, validTo } = offer;
  const about = offerData({
    url: `${siteUrl()}${paths.page(locale, offer.permalinks[locale] ?? '')}`,
    name: offer.title,
    description: offer.summary,
    seller: shell.brand,
    stage,
    soldAt: offer.soldAt,
    validFrom: validFrom ? athensInstant(athensMoment(validFrom, 0)) : null,
    validThrough: validTo ? athensInstant(athensMoment(validTo, END_OF_DAY)) : null,
    prices,
  });
  const questions = faqData(
    offer.blocks.flatMap((block) =>
      block._type === 'faqBlock'
        ? (block.items ?? []).flatMap((item) => {
            const [question, answer] = [item[`question_${locale}`], item[`answer_${locale}`]];
            return question && answer ? [{ question, answer }] : [];
          })
        : [],
    ),
  );
  return (
    <>
      {about ? <JsonLd data={about} /> : null}
      {questions ? <JsonLd data={questions} /> : null}
    </>
  );
}

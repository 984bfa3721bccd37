import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import { type OfferPage, readOffers } from '#lib/content/readers/offer.server.ts';
import { athensDay, athensInstant, athensMoment } from '#foundation/dates/athens.ts';
import { offerStage, type OfferStage } from '#lib/offers/stage.ts';
import { paths } from '#lib/routes/paths.ts';
import { breadcrumbData } from '#lib/seo/json-ld.ts';
import { siteUrl } from '#lib/address.server.ts';
import { OfferBlocks } from './offer-blocks.tsx';
import { OfferHead } from './offer-head.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import sectionStyles from '#app/_ui/page/section.module.css';
import styles from './other-offers.module.css';
import { readShell } from '#lib/content/readers/shell.server.ts';
import { readRoutePrices } from '#lib/offers/prices.server.ts';
import { pricedRoutes } from '#lib/offers/routes.ts';
import { faqData, offerData } from '#lib/seo/offer-data.ts';

type END_OF_DAYProps = { offer: OfferPage; stage: OfferStage };

/** Last minute of a day: the offer holds until the day is over. */
const END_OF_DAY = 1439;

type MOSTProps = { except: string; today: string };

const MOST = 3;

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

/** What else applies today, so that an offer is never a dead end. */
async function OtherOffers({ except, today }: MOSTProps) {
  const locale = await currentLocale();
  const [t, offers] = await Promise.all([getTranslations('common.offers'), readOffers(locale, today)]);
  const others = offers.filter((offer) => offer.id !== except).slice(0, MOST);
  return (
    <section className={`${sectionStyles.section} ${sectionStyles.foam}`} aria-labelledby="other-offers">
      <div className="wrap">
        <h2 id="other-offers">{t('otherOffers')}</h2>
        {others.length === 0 ? <p className={styles.none}>{t('noneRunning')}</p> : null}
        <ul className={styles.list}>
          {others.map((offer) => (
            <li key={offer.id}>
              <SiteLink href={offer.href}>
                {offer.badge ? <span className="num">{offer.badge}</span> : null}
                <h3>{offer.title}</h3>
                {offer.summary ? <p>{offer.summary}</p> : null}
              </SiteLink>
            </li>
          ))}
        </ul>
        <p className={styles.all}>
          <TextLink href={paths.offers(locale)} arrow>
            {t('allOffers')}
          </TextLink>
        </p>
      </div>
    </section>
  );
}

/** What search engines learn about an offer: its days and fares, and the questions that it answers. */
async function OfferJsonLd({ offer, stage }: END_OF_DAYProps) {
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

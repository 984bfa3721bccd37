import { getTranslations } from 'next-intl/server';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { Callout } from '#app/_ui/rich-text/callout.tsx';
import { Breadcrumbs } from '#app/_ui/page/breadcrumbs.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { type OfferPage, readOffers } from '#lib/content/readers/offer.server.ts';
import { athensDay, athensInstant, athensMoment } from '#foundation/dates/athens.ts';
import { offerStage, type OfferStage } from '#lib/offers/stage.ts';
import { paths } from '#lib/routes/paths.ts';
import { breadcrumbData } from '#lib/seo/json-ld.ts';
import { siteUrl } from '#lib/address.server.ts';
import { readShell } from '#lib/content/readers/shell.server.ts';
import { readReturnPrices, readRoutePrices, returnPriceMark } from '#lib/offers/prices.server.ts';
import { pricedRoutes, leadingRoute } from '#lib/offers/routes.ts';
import { faqData, offerData } from '#lib/seo/offer-data.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { OfferBlocks } from './offer-blocks.tsx';
import { returnText } from './return-text.ts';
import { dayInYear } from '#foundation/dates/format-day.ts';
import sectionStyles from '#app/_ui/page/section.module.css';
import styles from './offer-view.module.css';

type OfferFactsProps = { offer: OfferPage; stage: OfferStage };

type FactProps = {
  label: string;
  text: string;
  mark?: { 'data-from-price': string } | { 'data-return-price': string };
};

type OfferHeadProps = { offer: OfferPage; stage: OfferStage };

type OfferJsonLdProps = { offer: OfferPage; stage: OfferStage };

/** Last minute of a day: the offer is valid until midnight. */
const END_OF_DAY = 1439;

type OtherOffersProps = { except: string; today: string };

const MOST = 3;

type Props = { offer: OfferPage; now: Date };

/** An offer with its blocks; an expired one says so and shows current offers. */
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

/** Other current offers, so that an offer page is never a dead end. */
async function OtherOffers({ except, today }: OtherOffersProps) {
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

/** Structured data of an offer: its days and fares, and its questions and answers. */
async function OfferJsonLd({ offer, stage }: OfferJsonLdProps) {
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

/** What the offer is, when and for whom it is valid and where to book it: all above the fold. */
async function OfferHead({ offer, stage }: OfferHeadProps) {
  const locale = await currentLocale();
  const [t, shell] = await Promise.all([getTranslations('common.offers'), getTranslations('common.shell')]);
  const { validFrom, validTo } = offer;
  const route = leadingRoute(offer.blocks);
  const trip = route
    ? { from: route.from, to: route.to, ...(route.promo ? { promo: route.promo } : {}) }
    : {};
  const hasTerms = offer.blocks.some((block) => block._type === 'termsBlock');
  return (
    <section className={styles.head}>
      <div className={styles.text}>
        <Breadcrumbs
          label={t('breadcrumb')}
          items={[
            { name: shell('home'), href: paths.home(locale) },
            { name: t('title'), href: paths.offers(locale) },
          ]}
        />
        <h1>{offer.title}</h1>
        {offer.summary ? <p className={styles.lead}>{offer.summary}</p> : null}
        {stage === 'ended' && validTo ? (
          <Callout tone="warn">{t('ended', { day: dayInYear(validTo, locale) })}</Callout>
        ) : null}
        {stage === 'coming' && validFrom ? (
          <Callout tone="info">{t('notYet', { day: dayInYear(validFrom, locale) })}</Callout>
        ) : null}
        {offer.badge ? (
          <p className={`num ${styles.badge} ${stage === 'ended' ? styles.past : ''}`}>{offer.badge}</p>
        ) : null}
        <div className={styles.actions}>
          {stage === 'ended' ? (
            <ButtonLink href={paths.offers(locale)} tone="navy">
              {t('seeCurrent')}
            </ButtonLink>
          ) : offer.soldAt === 'agencies' ? (
            <ButtonLink href={paths.agencies(locale)}>{t('findAgency')}</ButtonLink>
          ) : stage === 'running' ? (
            <ButtonLink href={paths.booking(locale, trip)}>{t('book')}</ButtonLink>
          ) : (
            <TextLink href={paths.offers(locale)}>{t('seeCurrent')}</TextLink>
          )}
          {hasTerms ? (
            <a className={styles.terms} href="#terms">
              {t('terms')}
            </a>
          ) : null}
        </div>
        <OfferFacts offer={offer} stage={stage} />
      </div>
      <div className={styles.picture}>
        {offer.cover ? (
          <ContentImage
            picture={offer.cover}
            layout="cover"
            slotRatio={1.02}
            sizes="(max-width: 991px) 130vw, 80vw"
            priority
          />
        ) : null}
      </div>
    </section>
  );
}

/** The conditions as short lines: when, for whom, where and from what price. */
async function OfferFacts({ offer, stage }: OfferFactsProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.offers');
  const { validFrom, validTo } = offer;
  const route = stage === 'ended' ? null : leadingRoute(offer.blocks);
  const [[price], returns] = await Promise.all([
    route ? readRoutePrices([route], locale) : [],
    route?.withReturn ? readReturnPrices(route) : [],
  ]);
  const validity =
    validFrom && validTo
      ? t('span', { from: dayInYear(validFrom, locale), to: dayInYear(validTo, locale) })
      : validTo
        ? t('until', { day: dayInYear(validTo, locale) })
        : validFrom
          ? t('from', { day: dayInYear(validFrom, locale) })
          : null;
  return (
    <dl className={`num ${styles.facts}`}>
      {validity ? <Fact label={t(stage === 'ended' ? 'validityPast' : 'validity')} text={validity} /> : null}
      {offer.facts.map(({ key, label, text }) => (
        <Fact key={key} label={label} text={text} />
      ))}
      {offer.soldAt === 'agencies' && stage !== 'ended' ? (
        <Fact label={t('where')} text={t('atAgencies')} />
      ) : null}
      {price ? (
        <Fact
          mark={price.mark}
          label={t('price')}
          text={t('priceOfRoute', {
            from: price.from,
            to: price.to,
            price: formatPrice(price.cents, locale),
          })}
        />
      ) : null}
      {route && returns.length > 0 ? (
        <Fact mark={returnPriceMark(route)} label={t('withReturn')} text={returnText(t, returns, locale)} />
      ) : null}
    </dl>
  );
}

function Fact({ label, text, mark }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd {...mark}>{text}</dd>
    </div>
  );
}

import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { Callout } from '#app/_ui/rich-text/callout.tsx';
import { Breadcrumbs } from '#app/_ui/page/breadcrumbs.tsx';
import type { OfferPage } from '#lib/content/readers/offer.server.ts';
import { leadingRoute } from '#lib/offers/routes.ts';
import type { OfferStage } from '#lib/offers/stage.ts';
import { paths } from '#lib/routes/paths.ts';
import { dayInYear } from './countdown-end.ts';
import styles from './offer-head.module.css';
import { formatPrice } from '#foundation/money/price.ts';
import { readRoutePrices } from '#lib/offers/prices.server.ts';

type OfferFactsProps = { offer: OfferPage; stage: OfferStage };

type FactProps = { label: string; text: string; mark?: { 'data-from-price': string } };

type Props = { offer: OfferPage; stage: OfferStage };

/** What it is, when and for whom it applies and where to book it: all above the fold. */
export async function OfferHead({ offer, stage }: Props) {
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
          <Callout tone="warn">{t('ended', { to: dayInYear(validTo, locale) })}</Callout>
        ) : null}
        {stage === 'coming' && validFrom ? (
          <Callout tone="info">{t('notYet', { from: dayInYear(validFrom, locale) })}</Callout>
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
            sizes="(max-width: 899px) 130vw, 80vw"
            priority
          />
        ) : null}
      </div>
    </section>
  );
}

/** When, for whom, where and from what price: the conditions as lines that are read at a glance. */
async function OfferFacts({ offer, stage }: OfferFactsProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.offers');
  const { validFrom, validTo } = offer;
  const route = stage === 'ended' ? null : leadingRoute(offer.blocks);
  const [price] = route ? await readRoutePrices([route], locale) : [];
  const validity =
    validFrom && validTo
      ? t('span', { from: dayInYear(validFrom, locale), to: dayInYear(validTo, locale) })
      : validTo
        ? t('until', { to: dayInYear(validTo, locale) })
        : validFrom
          ? t('from', { from: dayInYear(validFrom, locale) })
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

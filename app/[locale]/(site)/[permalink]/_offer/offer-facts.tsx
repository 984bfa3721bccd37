import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import type { OfferPage } from '#lib/content/readers/offer.server.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { readRoutePrices } from '#lib/offers/prices.server.ts';
import { leadingRoute } from '#lib/offers/routes.ts';
import type { OfferStage } from '#lib/offers/stage.ts';
import { dayInYear } from './countdown-end.ts';
import styles from './offer-facts.module.css';

type Props = { offer: OfferPage; stage: OfferStage };

/** When, for whom, where and from what price: the conditions as lines that are read at a glance. */
export async function OfferFacts({ offer, stage }: Props) {
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

type FactProps = { label: string; text: string; mark?: { 'data-from-price': string } };

function Fact({ label, text, mark }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd {...mark}>{text}</dd>
    </div>
  );
}

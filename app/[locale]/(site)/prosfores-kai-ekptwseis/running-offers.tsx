import { getTranslations } from 'next-intl/server';
import { ArrowRight } from '#app/_ui/icon/drawn.server.tsx';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import type { OfferCard as Card } from '#lib/content/readers/offer.server.ts';
import { readLowestReturn, returnPriceMark } from '#lib/offers/prices.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { offerCatalogData } from '#lib/seo/offer-data.ts';
import { siteUrl } from '#lib/address.server.ts';
import { dayInYear } from '#foundation/dates/format-day.ts';
import { formatPrice } from '#foundation/money/price.ts';
import styles from './running-offers.module.css';

type OfferCardProps = { offer: Card; lead: boolean };

type Props = { offers: readonly Card[] };

/** Current offers: the first one large, the others beside and below it. */
export async function RunningOffers({ offers }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.offers');
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="running">
      <h2 id="running">{t('runningNow')}</h2>
      {offers.length === 0 ? (
        <div className={styles.none}>
          <p>{t('noneRunning')}</p>
          <ButtonLink href={paths.booking(locale)}>{t('search')}</ButtonLink>
        </div>
      ) : (
        <ul className={styles.grid}>
          {offers.map((offer, at) => (
            <OfferCard key={offer.id} offer={offer} lead={at === 0} />
          ))}
        </ul>
      )}
      {offers.length > 0 ? (
        <JsonLd
          data={offerCatalogData({
            url: `${siteUrl()}${paths.offers(locale)}`,
            name: t('title'),
            offers: offers.map(({ title, href }) => ({ name: title, url: `${siteUrl()}${href}` })),
          })}
        />
      ) : null}
    </section>
  );
}

/** An offer with its picture; its large figure is on a paper corner, like a price tag. */
async function OfferCard({ offer, lead }: OfferCardProps) {
  const locale = await currentLocale();
  const { validTo, returnRoute } = offer;
  const t = await getTranslations('common.offers');
  const returns = returnRoute ? await readLowestReturn(returnRoute, locale) : null;
  return (
    <li className={`${styles.item} ${lead ? styles.lead : ''}`}>
      <SiteLink href={offer.href} className={styles.card}>
        <div className={styles.picture}>
          {offer.cover ? (
            <ContentImage
              picture={offer.cover}
              alt=""
              layout="cover"
              slotRatio={lead ? 0.62 : 0.66}
              sizes={
                lead
                  ? '(max-width: 991px) 110vw, 860px'
                  : '(max-width: 575px) 110vw, (max-width: 991px) 55vw, 460px'
              }
              priority={lead}
            />
          ) : null}
          {offer.badge ? <span className={`num ${styles.badge}`}>{offer.badge}</span> : null}
        </div>
        <div>
          <h3>{offer.title}</h3>
          {offer.summary ? <p>{offer.summary}</p> : null}
          {returnRoute && returns ? (
            <p className={`num ${styles.price}`} {...returnPriceMark(returnRoute)}>
              {t('returnBetween', {
                from: returns.from,
                to: returns.to,
                ships: returns.ships,
                price: formatPrice(returns.cents, locale),
                full: formatPrice(returns.fullCents, locale),
              })}
            </p>
          ) : null}
          <p className={`num ${styles.until}`}>
            {offer.soldAt === 'agencies' ? `${t('agenciesOnly')} · ` : null}
            {validTo ? t('untilDay', { day: dayInYear(validTo, locale) }) : null}
          </p>
          <p className={styles.see}>
            {t('seeOffer')}
            <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
          </p>
        </div>
      </SiteLink>
    </li>
  );
}

import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import type { OfferCard as Card } from '#lib/content/readers/offer.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { offerCatalogData } from '#lib/seo/offer-data.ts';
import { siteUrl } from '#lib/address.server.ts';
import { OfferCard } from './offer-card.tsx';
import styles from './running-offers.module.css';

type Props = { offers: readonly Card[] };

/** What runs today: the first large, the others beside and below it. */
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

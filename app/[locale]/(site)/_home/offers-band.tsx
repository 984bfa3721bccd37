import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import sectionStyles from '#app/_ui/page/section.module.css';
import type { OfferCard } from '#lib/content/readers/offer.server.ts';
import { offersForHome } from '#lib/offers/for-home.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './offers-band.module.css';

type Props = { offers: readonly OfferCard[] };

const MOST = 3;

/** Current offers with their large figures; the picture is the first offer's. Nothing when there are none. */
export async function OffersBand({ offers }: Props) {
  const locale = await currentLocale();
  const shown = offersForHome(offers, MOST);
  const picture = shown.find((offer) => offer.cover)?.cover;
  if (shown.length === 0) return null;
  const t = await getTranslations('common.home');
  return (
    <section className={`far ${sectionStyles.section}`} aria-labelledby="offers">
      <div className={`wrap ${styles.band}`}>
        <div className={styles.picture}>
          {picture ? (
            <ContentImage
              picture={picture}
              alt=""
              layout="cover"
              slotRatio={0.75}
              sizes="(max-width: 991px) 100vw, 62vw"
            />
          ) : null}
        </div>
        <div>
          <h2 id="offers">{t('offersTitle')}</h2>
          <p className={styles.intro}>{t('offersText')}</p>
          <ul className={styles.list}>
            {shown.map((offer) => (
              <li key={offer.id}>
                {offer.badge ? (
                  <p className={styles.figure}>
                    <span className={`num ${styles.badge}`}>{offer.badge}</span>
                    {offer.note ? ` ${offer.note}` : null}
                  </p>
                ) : null}
                <h3>
                  <SiteLink href={offer.href}>{offer.title}</SiteLink>
                </h3>
                {offer.summary ? <p>{offer.summary}</p> : null}
              </li>
            ))}
          </ul>
          <p className={styles.all}>
            <TextLink href={paths.offers(locale)} arrow>
              {t('allOffers')}
            </TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}

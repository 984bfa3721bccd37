import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { PageHead } from '#app/_ui/page/page-head.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import type { ContentPage } from '#lib/content/readers/offer.server.ts';
import { numberWords } from '#lib/bonus/number-words.ts';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';
import { takeOut } from './take-out.ts';
import { paths } from '#lib/routes/paths.ts';
import { PageView } from './page-view.tsx';
import styles from './fleet-view.module.css';
import { ShipCard } from './ship-card.tsx';

/**
 * The page of the fleet. Figures come from the reservation service, words from the page: what editors write under a heading
 * with a ship's name stands in the card of that ship, everything else below. Without the service it is a page like any other.
 */
export async function FleetView({ page }: { page: ContentPage }) {
  const locale = await currentLocale();
  const network = await readNetwork();
  if (!network) return <PageView page={page} />;
  const t = await getTranslations('common.fleet');
  const { vessels } = network;
  const { found, rest } = takeOut(
    page.body ?? [],
    vessels.map(({ name }) => name[locale]),
  );
  const sum = (count: (ship: (typeof vessels)[number]) => number) =>
    numberWords(
      vessels.reduce((total, ship) => total + count(ship), 0),
      locale,
    );
  return (
    <article className={styles.page}>
      <PageHead
        path={paths.page(locale, page.permalinks[locale] ?? '')}
        title={page.title}
        lead={page.lead}
      />
      {page.cover ? (
        <div className="wrap">
          <div className={styles.frame}>
            <ContentImage picture={page.cover} layout="cover" slotRatio={0.667} sizes="100vw" priority />
          </div>
        </div>
      ) : null}
      <ul className={`wrap num ${styles.totals}`} aria-label={t('totals')}>
        <li>{t('ships', { count: vessels.length })}</li>
        <li>{t('seats', { count: sum(({ seats }) => seats.ECO + seats.VIP) })}</li>
        <li>{t('carPlaces', { count: sum(({ cars }) => cars) })}</li>
        <li>{t('bicycles', { count: sum(({ places }) => places.BIKE) })}</li>
      </ul>
      <div className={`wrap ${styles.ships}`}>
        {vessels.map((ship) => (
          <ShipCard key={ship.id} ship={ship} words={found.get(ship.name[locale]) ?? null} />
        ))}
        <p className={styles.source}>{t('source')}</p>
      </div>
      <RichText value={rest} locale={locale} className={`wrap ${styles.body}`} />
    </article>
  );
}

import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import type { OfferBlock } from '#lib/content/readers/offer.server.ts';
import { durationWords } from '#lib/timetable/duration.ts';
import { fromPrice, fromPriceMark } from '#lib/timetable/from-price.ts';
import { readNetwork, readWays } from '#lib/reservations/cached-reads.server.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './route-promo.module.css';

type Props = { block: Extract<OfferBlock, { _type: 'routePromoBlock' }> };

/** A route as a ticket stub: where from, where to, how long, from what price, and the search form filled in. */
export async function RoutePromo({ block }: Props) {
  const locale = await currentLocale();
  const { from, to, promo } = block;
  if (!from || !to) return null;
  const [t, network, answer] = await Promise.all([
    getTranslations('common.offers'),
    readNetwork(),
    readWays(to),
  ]);
  const nameOf = (code: string) => network?.ports.find((port) => port.code === code)?.name[locale] ?? code;
  const way = answer?.ways.find((candidate) => candidate.from === from);
  const lowest = way && fromPrice(way);
  const home = await getTranslations('common.destinations');
  return (
    <section className={styles.promo}>
      <div className={`wrap ${styles.ticket}`}>
        <div className={styles.route}>
          <h2>{t('bookRoute', { from: nameOf(from), to: nameOf(to) })}</h2>
          {lowest ? (
            <p className="num" {...fromPriceMark(from, to)}>
              {home('hop', {
                duration: durationWords(lowest.minutes, locale),
                price: formatPrice(lowest.cents, locale),
              })}
            </p>
          ) : null}
          {block[`promo_${locale}`] ? <p>{block[`promo_${locale}`]}</p> : null}
        </div>
        <div className={styles.stub}>
          {promo ? <p className={styles.code}>{t('promo', { promo })}</p> : null}
          <ButtonLink href={paths.booking(locale, { from, to, ...(promo ? { promo } : {}) })}>
            {t('search')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

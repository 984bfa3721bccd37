import { getTranslations } from 'next-intl/server';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import type { ContentPicture } from '#lib/content/content-picture.ts';
import type { WaysView } from '#lib/departures/way-view.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import styles from './ways-band.module.css';

type Props = { view: WaysView | null; chart: ContentPicture | null; locale: Locale };

/** How to get there from each port, on one ground with the paper chart of the island. */
export async function WaysBand({ view, chart, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'common.destinations' });
  const ways = view?.ways ?? [];
  if (ways.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="ways">
      {chart ? (
        <figure className={styles.chart}>
          <ContentImage
            picture={chart}
            layout="cover"
            position="css"
            sizes="(max-width: 899px) 140vw, 80vw"
          />
          {chart.caption ? <figcaption>{chart.caption}</figcaption> : null}
        </figure>
      ) : null}
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.body}>
          <p className={styles.over}>{t('howOver')}</p>
          <h2 id="ways">{t('howTitle', { count: ways.length })}</h2>
          <p className={styles.lead}>{t('howText')}</p>
          <table className={styles.table}>
            <caption className="visually-hidden">{t('howOver')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('colFrom')}</th>
                <th scope="col">{t('colTimes')}</th>
                <th scope="col">{t('colDuration')}</th>
                <th scope="col" className={styles.right}>
                  {t('colPrice')}
                </th>
              </tr>
            </thead>
            <tbody>
              {ways.map((way) => (
                <tr key={way.from}>
                  <th scope="row">
                    {way.name}
                    {way.quay === way.name ? null : <small>{way.quay}</small>}
                  </th>
                  <td className={styles.times}>
                    {way.sailings[0] ? `${way.sailings[0].departs} – ${way.sailings[0].arrives}` : '–'}
                  </td>
                  <td className={styles.duration}>{way.duration}</td>
                  <td className={styles.right}>
                    <SiteLink
                      href={way.book.href}
                      aria-label={`${way.book.label}, ${way.price}`}
                      prefetch={false}
                    >
                      {way.price}
                    </SiteLink>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.note}>{t('priceNote')}</p>
        </div>
      </div>
    </section>
  );
}

import { getTranslations } from 'next-intl/server';
import { ChevronDown } from '#app/_ui/icon/drawn.server.tsx';
import { editMark } from '#app/_ui/picture/edit-mark.ts';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import type { ContentPicture } from '#lib/content/content-picture.ts';
import type { Connections, ConnectionView } from '#lib/timetable/connection-view.ts';
import styles from './connections.module.css';

/** The number of ports that fit beside the chart; the others open on demand. */
const SHOWN = 7;

type Props = { view: Connections | null; chart: ContentPicture | null };

/** How to get there from each port, on one background with the paper chart of the island. */
export async function WaysBand({ view, chart }: Props) {
  const t = await getTranslations('common.destinations');
  const ways = view?.ways ?? [];
  if (ways.length === 0) return null;
  return (
    <section className={`far ${styles.band}`} aria-labelledby="ways" {...editMark(chart)}>
      {chart ? (
        <figure className={styles.chart}>
          <ContentImage
            picture={chart}
            layout="cover"
            position="css"
            sizes="(max-width: 991px) 140vw, 80vw"
          />
          {chart.caption ? <figcaption>{chart.caption}</figcaption> : null}
        </figure>
      ) : null}
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.body}>
          <p className={styles.over}>{t('howOver')}</p>
          <h2 id="ways">{t('howTitle', { count: ways.length })}</h2>
          <p className={styles.lead}>{t('howText')}</p>
          <WaysTable ways={ways.slice(0, SHOWN)} />
          {ways.length > SHOWN ? (
            <details className={styles.more}>
              <summary>
                {t('morePorts', { count: ways.length - SHOWN })}
                <ChevronDown aria-hidden size={20} strokeWidth={1.75} />
              </summary>
              <WaysTable ways={ways.slice(SHOWN)} />
            </details>
          ) : null}
          <p className={styles.note}>{t('priceNote')}</p>
        </div>
      </div>
    </section>
  );
}

/** One row per port of departure: the next ship, the duration, the "from" price. */
async function WaysTable({ ways }: { ways: readonly ConnectionView[] }) {
  const t = await getTranslations('common.destinations');
  return (
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
          <WayRow key={way.from} way={way} />
        ))}
      </tbody>
    </table>
  );
}

/** Day, times, duration and price of the same ship; without one, what the line offers. */
async function WayRow({ way }: { way: ConnectionView }) {
  const t = await getTranslations('common.destinations');
  const [next] = way.sailings;
  const { label, href } = (next ?? way).book;
  const price = next?.price ?? null;
  return (
    <tr>
      <th scope="row">
        {way.name}
        {way.quay ? <small>{` ${way.quay}`}</small> : null}
      </th>
      <td className={styles.times}>
        {next ? (
          <>
            <small>{next.dayShort}</small>{' '}
            <span aria-hidden>
              {next.departs} – {next.arrives}
            </span>
            <span className="visually-hidden">
              {t('spokenTimes', { departs: next.departs, arrives: next.arrives })}
            </span>
            {next.laterDay ? <small>{` ${next.laterDay}`}</small> : null}
          </>
        ) : (
          <>
            <span aria-hidden>–</span>
            <span className="visually-hidden">{t('noSailings')}</span>
          </>
        )}
      </td>
      <td className={styles.duration}>
        <span aria-hidden>{(next ?? way).duration}</span>
        <span className="visually-hidden">{(next ?? way).durationText}</span>
      </td>
      <td className={styles.right}>
        <SiteLink href={href} aria-label={`${label}, ${price ?? way.price}`} prefetch={false}>
          {price ?? <span {...way.mark}>{way.price}</span>}
        </SiteLink>
      </td>
    </tr>
  );
}

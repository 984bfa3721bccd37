import { getTranslations } from 'next-intl/server';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { Poster } from '#app/_ui/poster/poster.tsx';
import sectionStyles from '#app/_ui/page/section.module.css';
import type { DestinationCard } from '#lib/content/readers/destination.server.ts';
import styles from './poster-wall.module.css';

type Props = {
  title: string;
  text: string | null;
  featured: readonly DestinationCard[];
  others: readonly DestinationCard[];
};

const WIDE = '(max-width: 1199px) 100vw, 850px';
const HALF = '(max-width: 1199px) 50vw, 420px';
const TALL = '(max-width: 767px) 130vw, (max-width: 1199px) 75vw, 800px';

/**
 * Five islands as posters of different sizes, the others as a line of names. A landscape picture comes first, because
 * some scenes (Patmos) can't be cropped to portrait.
 */
export async function PosterWall({ title, text, featured, others }: Props) {
  const t = await getTranslations('common.home');
  const [lead, second, third, ...rest] = featured;
  return (
    <section className={`far ${sectionStyles.section} ${styles.section}`} aria-labelledby="posters">
      <div className="wrap">
        <div className={styles.wall}>
          <div className={styles.left}>
            <div className={styles.text}>
              <h2 id="posters">{title}</h2>
              {text ? <p>{text}</p> : null}
            </div>
            {lead ? <Poster island={lead} ratio={0.62} sizes={WIDE} large className={styles.lead} /> : null}
            {[second, third].map((island) =>
              island ? <Poster key={island.id} island={island} ratio={1.15} sizes={HALF} /> : null,
            )}
          </div>
          <div className={styles.right}>
            {rest.slice(0, 2).map((island, index) => (
              <Poster key={island.id} island={island} ratio={index === 0 ? 1.5375 : 1.2625} sizes={TALL} />
            ))}
          </div>
        </div>
        {others.length > 0 ? (
          <div className={styles.islands}>
            <h3>{t('moreIslands')}</h3>
            <ul>
              {others.map((island) => (
                <li key={island.id}>
                  <SiteLink href={island.href}>{island.title}</SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </section>
  );
}

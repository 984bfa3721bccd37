import { posterText } from '#lib/timetable/poster-text.ts';
import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import type { DestinationCard } from '#lib/content/readers/destination.server.ts';
import { readPosterFact } from '#lib/timetable/facts.server.ts';
import { SiteLink } from '../link/site-link.tsx';
import { Travels } from '../motion/travels.tsx';
import { ContentImage } from '../picture/content-image.tsx';
import styles from './poster.module.css';

type Props = {
  island: DestinationCard;
  /** Height ÷ width of the picture's slot. */
  ratio: number;
  sizes: string;
  large?: boolean;
  /** Whether it is the first picture of its page. */
  priority?: boolean;
  className?: string;
};

/** An island as a travel poster: the picture, and a solid band with its name and its crossing time. */
export async function Poster({
  island,
  ratio,
  sizes,
  large = false,
  priority = false,
  className = '',
}: Props) {
  const locale = await currentLocale();
  const [t, fact] = await Promise.all([getTranslations('common.home'), readPosterFact(island.ports, locale)]);
  const classes = [styles.poster, styles[island.colour], large ? styles.large : '', className];
  return (
    <SiteLink href={island.href} className={classes.filter(Boolean).join(' ')}>
      <div className={styles.band}>
        <Travels as="b" what="name" id={island.id}>
          {island.title}
        </Travels>
        {fact ? <span {...fact.mark}>{posterText(t, fact)}</span> : <span>{island.tagline}</span>}
      </div>
      {/* Above the band; read after it, because the link's name begins with the island. */}
      <Travels what="scene" id={island.id} className={styles.picture} style={{ '--ratio': `1 / ${ratio}` }}>
        {island.cover ? (
          <ContentImage
            picture={island.cover}
            layout="cover"
            slotRatio={ratio}
            sizes={sizes}
            priority={priority}
          />
        ) : null}
      </Travels>
    </SiteLink>
  );
}

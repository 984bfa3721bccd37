import type { DestinationCard } from '#lib/content/readers/destination.server.ts';
import { SiteLink } from '../link/site-link.tsx';
import { Travels } from '../motion/travels.tsx';
import { ContentImage } from '../picture/content-image.tsx';
import styles from './hop-poster.module.css';

type Props = {
  island: DestinationCard;
  fact: string | null;
  /** Attribute of the fact, if it contains a price. */
  mark?: { 'data-from-price': string } | undefined;
  tagline?: boolean;
};

/** An island as a dark poster; the first of a row is wide and has its tagline. Fills the slot of its parent. */
export function HopPoster({ island, fact, mark, tagline = false }: Props) {
  return (
    <SiteLink href={island.href} className={styles.poster}>
      <Travels as="span" what="scene" id={island.id} className={styles.picture}>
        {island.cover ? (
          <ContentImage
            picture={island.cover}
            alt=""
            layout="cover"
            slotRatio={tagline ? 0.6 : 1.05}
            sizes="(max-width: 991px) 100vw, 620px"
          />
        ) : null}
      </Travels>
      <span className={styles.caption}>
        <Travels as="b" what="name" id={island.id}>
          {island.title}
        </Travels>
        {tagline && island.tagline ? <span>{island.tagline}</span> : null}
        {fact ? <em {...mark}>{fact}</em> : null}
      </span>
    </SiteLink>
  );
}

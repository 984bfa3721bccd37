import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { Breadcrumbs } from '#app/_ui/page/breadcrumbs.tsx';
import { editMark } from '#app/_ui/picture/edit-mark.ts';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { Travels } from '#app/_ui/motion/travels.tsx';
import type { DestinationPage } from '#lib/content/readers/destination.server.ts';
import { objectPosition, type Anchor } from '#lib/picture/focus.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './scene.module.css';

/** Height ÷ width of the scene on wide screens and on phones. */
const WIDE = 0.57;
const NARROW = 1.333;
/** A little above the middle: the facts strip covers the lower edge, where ships are. */
const WIDE_ANCHOR = { y: 0.43 };
/** In portrait, the picture keeps what is left of its hotspot, where the ships approach. */
const NARROW_ANCHOR = { x: 0.62, y: 0.45 };

/**
 * The island under the transparent header: its name, a sentence where no ship sails, and the facts strip over its lower
 * edge.
 */
export async function Scene({ island }: { island: DestinationPage }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.destinations');
  const { cover } = island;
  const place = (ratio: number, anchor: Anchor) =>
    cover ? objectPosition(cover.hotspot, cover.height / cover.width, ratio, anchor) : '';
  return (
    <Travels
      as="section"
      what="scene"
      id={island.id}
      className={styles.scene}
      data-scene=""
      {...editMark(cover)}
      style={{ '--wide': place(WIDE, WIDE_ANCHOR), '--narrow': place(NARROW, NARROW_ANCHOR) }}
    >
      {cover ? (
        <ContentImage
          picture={cover}
          layout="cover"
          position="css"
          sizes="(max-width: 767px) 136vw, (max-width: 991px) 200vw, 100vw"
          priority
          className={styles.picture}
        />
      ) : null}
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumbs
          label={t('breadcrumb')}
          items={[
            { name: t('title'), href: paths.destinations(locale) },
            ...(island.line ? [{ name: t(`line_${island.line}`), href: null }] : []),
          ]}
        />
        <Travels as="h1" what="name" id={island.id}>
          {island.title}
        </Travels>
        {island.tagline ? <p className={styles.tagline}>{island.tagline}</p> : null}
      </div>
    </Travels>
  );
}

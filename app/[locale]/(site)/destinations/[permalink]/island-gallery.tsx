import { getTranslations } from 'next-intl/server';
import { Gallery } from '#app/_ui/gallery/gallery.tsx';
import sectionStyles from '#app/_ui/page/section.module.css';
import type { DestinationPage } from '#lib/content/readers/destination.server.ts';

/** More of the island to look at; nothing while editors have chosen no pictures. */
export async function IslandGallery({ island }: { island: DestinationPage }) {
  if (island.gallery.length === 0) return null;
  const t = await getTranslations('common.destinations');
  return (
    <section className={sectionStyles.section} aria-labelledby="gallery">
      <div className="wrap">
        <p className={sectionStyles.over}>{t('galleryOver')}</p>
        <h2 id="gallery">{t('galleryTitle', { place: island.title })}</h2>
        <Gallery pictures={island.gallery} />
      </div>
    </section>
  );
}

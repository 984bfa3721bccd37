import type { ContentPicture } from '#lib/content/content-picture.ts';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import styles from './page-cover.module.css';

/** The picture of a page below its head; on phones from edge to edge. Nothing when editors have chosen none. */
export function PageCover({ picture }: { picture: ContentPicture | null }) {
  if (!picture) return null;
  return (
    <div className="wrap">
      <div className={styles.frame}>
        <ContentImage picture={picture} layout="cover" slotRatio={0.4} sizes="100vw" priority />
      </div>
    </div>
  );
}

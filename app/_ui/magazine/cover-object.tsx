import { ContentImage } from '../picture/content-image.tsx';
import type { ContentPicture } from '#lib/content/content-picture.ts';
import styles from './cover-object.module.css';

type Props = {
  cover: ContentPicture;
  sizes: string;
  /** How it lies on the table, in degrees; small, and straight when the pointer lifts it. */
  tilt?: number;
  priority?: boolean;
};

/** A cover as a thing: a spine, two sheets of paper, one shadow. Its words are printed on it, so the link around it names it. */
export function CoverObject({ cover, sizes, tilt = 0, priority = false }: Props) {
  return (
    <span className={styles.cover} style={{ '--tilt': `${tilt}deg` }}>
      <ContentImage picture={cover} alt="" sizes={sizes} priority={priority} className={styles.picture} />
    </span>
  );
}

import { ContentImage } from '../picture/content-image.tsx';
import type { ContentPicture } from '#lib/content/content-picture.ts';
import styles from './cover-object.module.css';

type Props = {
  cover: ContentPicture;
  sizes: string;
  /** Rotation in degrees; small, and straightened when the pointer is over it. */
  tilt?: number;
  priority?: boolean;
};

/**
 * A cover as a physical object: a spine, two sheets of paper, one shadow. It contains its title as text, which names
 * the link around it.
 */
export function CoverObject({ cover, sizes, tilt = 0, priority = false }: Props) {
  return (
    <span className={styles.cover} style={{ '--tilt': `${tilt}deg` }}>
      <ContentImage picture={cover} alt="" sizes={sizes} priority={priority} className={styles.picture} />
    </span>
  );
}

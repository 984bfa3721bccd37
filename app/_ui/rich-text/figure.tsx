import type { ContentPicture } from '#lib/content/content-picture.ts';
import { ContentImage } from '../picture/content-image.tsx';
import styles from './rich-text.module.css';

/** A picture between two paragraphs, with its caption when it has one. */
export function Figure({ picture }: { picture: ContentPicture }) {
  return (
    <figure className={styles.figure}>
      <ContentImage picture={picture} slotRatio={0.625} sizes="(max-width: 1023px) 100vw, 720px" />
      {picture.caption ? <figcaption>{picture.caption}</figcaption> : null}
    </figure>
  );
}

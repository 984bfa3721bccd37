import type { ContentPicture } from '#lib/content/content-picture.ts';
import { ContentImage } from '../picture/content-image.tsx';
import styles from './gallery.module.css';

type Props = { pictures: readonly { key: string; picture: ContentPicture }[] };

/** Height ÷ width of a wide and a narrow place in the grid, as the style sheet makes them. */
const RATIO = { wide: 0.6, narrow: 0.851, full: 0.46 };

/** Pictures in rows of a wide and a narrow one by turns; the last of an odd number takes a row of its own. */
export function Gallery({ pictures }: Props) {
  return (
    <ul className={styles.gallery}>
      {pictures.map(({ key, picture }, at) => {
        const place = placeOf(at, pictures.length);
        return (
          <li key={key} className={styles[place]}>
            <figure>
              <ContentImage
                picture={picture}
                slotRatio={RATIO[place]}
                sizes={
                  place === 'full' ? '(max-width: 1376px) 100vw, 1280px' : '(max-width: 699px) 100vw, 740px'
                }
                className={styles.picture ?? ''}
              />
              {picture.caption ? <figcaption>{picture.caption}</figcaption> : null}
            </figure>
          </li>
        );
      })}
    </ul>
  );
}

function placeOf(at: number, count: number): keyof typeof RATIO {
  if (at === count - 1 && at % 2 === 0) return 'full';
  return at % 4 === 0 || at % 4 === 3 ? 'wide' : 'narrow';
}

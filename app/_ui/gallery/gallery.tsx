import { useTranslations } from 'next-intl';
import type { ContentPicture } from '#lib/content/content-picture.ts';
import { formatImageSpec, imageWidths } from '#lib/picture/spec.ts';
import { ContentImage } from '../picture/content-image.tsx';
import { GalleryViewer, type LargePicture } from './gallery-viewer.client.tsx';
import styles from './gallery.module.css';

type Props = { pictures: readonly { key: string; picture: ContentPicture }[] };

/** Maximum width that the viewer requests. */
const LARGE = 2000;

/** Height ÷ width of a wide and a narrow cell of the grid, as in the style sheet. */
const RATIO = { wide: 0.6, narrow: 0.851, full: 0.46 };

/** Rows of a wide and a narrow picture, alternating; with an odd number the last picture has its own row. */
export function Gallery({ pictures }: Props) {
  const t = useTranslations('common.gallery');
  const large = pictures.map(({ picture }) => largeOf(picture));
  return (
    <GalleryViewer
      pictures={large}
      labels={{
        viewer: t('viewer'),
        previous: t('previous'),
        next: t('next'),
        close: t('close'),
        count: t('count', { at: '#', all: pictures.length }),
      }}
    >
      <ul className={styles.gallery}>
        {pictures.map(({ key, picture }, at) => {
          const place = placeOf(at, pictures.length);
          return (
            <li key={key} className={styles[place]}>
              <figure>
                <a href={large[at]?.src} data-at={at} className={styles.open}>
                  <ContentImage
                    picture={picture}
                    slotRatio={RATIO[place]}
                    sizes={
                      place === 'full'
                        ? '(max-width: 1376px) 100vw, 1280px'
                        : '(max-width: 767px) 100vw, 740px'
                    }
                    className={styles.picture ?? ''}
                  />
                </a>
                {picture.caption ? <figcaption>{picture.caption}</figcaption> : null}
              </figure>
            </li>
          );
        })}
      </ul>
    </GalleryViewer>
  );
}

/** The uncropped picture, as large as a screen needs and the original allows. */
function largeOf(picture: ContentPicture): LargePicture {
  const width = imageWidths.findLast((known) => known <= Math.min(picture.width, LARGE)) ?? imageWidths[0];
  return {
    src: formatImageSpec({
      width,
      height: null,
      fill: false,
      crop: picture.crop,
      focus: null,
      format: 'webp',
      source: picture.source,
    }),
    width,
    height: Math.round((width * picture.height) / picture.width),
    alt: picture.alt,
    caption: picture.caption,
  };
}

function placeOf(at: number, count: number): keyof typeof RATIO {
  if (at === count - 1 && at % 2 === 0) return 'full';
  return at % 4 === 0 || at % 4 === 3 ? 'wide' : 'narrow';
}

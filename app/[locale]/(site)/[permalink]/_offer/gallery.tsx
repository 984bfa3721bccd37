import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { pictureIn } from '#lib/content/in-language.server.ts';
import type { OfferBlock } from '#lib/content/readers/offer.server.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import blockStyles from './offer-blocks.module.css';
import styles from './gallery.module.css';

type Props = { block: Extract<OfferBlock, { _type: 'galleryBlock' }>; locale: Locale; name: string };

/** Height ÷ width of a wide and a narrow place in the grid, as the style sheet makes them. */
const RATIO = { wide: 0.6, narrow: 0.851, full: 0.46 };

/** Pictures in rows of a wide and a narrow one by turns; the last of an odd number takes a row of its own. */
export function Gallery({ block, locale, name }: Props) {
  const shown = (block.pictures ?? []).flatMap((raw) => {
    const picture = pictureIn(raw, locale);
    return picture ? [{ key: raw._key, picture }] : [];
  });
  if (shown.length === 0) return null;
  const title = block[`title_${locale}`];
  const heading = `gallery-${block._key}`;
  return (
    <section
      className={blockStyles.block}
      {...(title ? { 'aria-labelledby': heading } : { 'aria-label': name })}
    >
      <div className="wrap">
        {title ? <h2 id={heading}>{title}</h2> : null}
        <ul className={styles.gallery}>
          {shown.map(({ key, picture }, at) => {
            const place = placeOf(at, shown.length);
            return (
              <li key={key} className={styles[place]}>
                <figure>
                  <ContentImage
                    picture={picture}
                    slotRatio={RATIO[place]}
                    sizes={
                      place === 'full'
                        ? '(max-width: 1376px) 100vw, 1280px'
                        : '(max-width: 699px) 100vw, 740px'
                    }
                    className={styles.picture ?? ''}
                  />
                  {picture.caption ? <figcaption>{picture.caption}</figcaption> : null}
                </figure>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

function placeOf(at: number, count: number): keyof typeof RATIO {
  if (at === count - 1 && at % 2 === 0) return 'full';
  return at % 4 === 0 || at % 4 === 3 ? 'wide' : 'narrow';
}

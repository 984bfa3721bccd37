import { useLocale } from 'next-intl';
import { stegaClean } from '@sanity/client/stega';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { pictureIn } from '#lib/content/in-language.server.ts';
import type { OfferBlock } from '#lib/content/readers/offer.server.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './hero-block.module.css';

type Props = {
  block: Extract<OfferBlock, { _type: 'heroBlock' }>;
  /** Default label of the button, for a route without one. */
  book: string;
  bookable: boolean;
};

/** A picture across the page with a text card below its lower edge, so that the card hides nothing of the picture. */
export function HeroBlock({ block, book, bookable }: Props) {
  const locale = useLocale();
  const picture = pictureIn(block.picture, locale);
  const [from, to] = [stegaClean(block.from), stegaClean(block.to)];
  const label = block[`label_${locale}`] || (from || to ? book : null);
  const text = block[`words_${locale}`];
  return (
    <section className={styles.hero} aria-labelledby={`hero-${block._key}`}>
      {picture ? (
        <div className={styles.picture}>
          <ContentImage picture={picture} layout="cover" slotRatio={0.45} sizes="100vw" />
        </div>
      ) : null}
      <div className={`wrap ${styles.card}`}>
        <div>
          <h2 id={`hero-${block._key}`}>{block[`title_${locale}`]}</h2>
          {text ? <p>{text}</p> : null}
          {label && bookable ? (
            <ButtonLink href={paths.booking(locale, { ...(from ? { from } : {}), ...(to ? { to } : {}) })}>
              {label}
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </section>
  );
}

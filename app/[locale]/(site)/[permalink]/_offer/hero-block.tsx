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
  /** Words on the button when the editor gave a route without any. */
  book: string;
  bookable: boolean;
};

/** A picture across the page with a card of words on its lower edge, where nothing of the picture is lost behind them. */
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

import { useLocale } from 'next-intl';
import { Gallery } from '#app/_ui/gallery/gallery.tsx';
import { picturesIn } from '#lib/content/in-language.server.ts';
import type { OfferBlock } from '#lib/content/readers/offer.server.ts';
import blockStyles from './offer-blocks.module.css';

type Props = { block: Extract<OfferBlock, { _type: 'galleryBlock' }>; name: string };

/** The pictures of an offer; nothing when editors have chosen none. */
export function GalleryBlock({ block, name }: Props) {
  const locale = useLocale();
  const pictures = picturesIn(block.pictures, locale);
  if (pictures.length === 0) return null;
  const title = block[`title_${locale}`];
  const heading = `gallery-${block._key}`;
  return (
    <section
      className={blockStyles.block}
      {...(title ? { 'aria-labelledby': heading } : { 'aria-label': name })}
    >
      <div className="wrap">
        {title ? <h2 id={heading}>{title}</h2> : null}
        <Gallery pictures={pictures} />
      </div>
    </section>
  );
}

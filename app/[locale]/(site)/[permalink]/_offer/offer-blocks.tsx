import { getTranslations } from 'next-intl/server';
import { stegaClean } from '@sanity/client/stega';
import { ChevronDown } from '#app/_ui/icon/drawn.server.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import type { OfferBlock, OfferPage } from '#lib/content/readers/offer.server.ts';
import { anchorsOfTexts } from '#lib/content/rich-text.ts';
import { readFares } from '#lib/timetable/fares.server.ts';
import { hopText } from '#lib/timetable/hop-text.ts';
import { fromPrice, fromPriceMark } from '#lib/timetable/from-price.ts';
import { readReturnPrices, returnPriceMark } from '#lib/offers/prices.server.ts';
import { readNetwork, readWays } from '#lib/reservations/cached-reads.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { Countdown } from './countdown.tsx';
import { GalleryBlock } from './gallery-block.tsx';
import { HeroBlock } from './hero-block.tsx';
import { FareRows } from './fare-rows.tsx';
import { returnText } from './return-text.ts';
import sectionStyles from '#app/_ui/page/section.module.css';
import styles from './offer-blocks.module.css';
import routePromoStyles from './route-promo.module.css';

type RoutePromoProps = { block: Extract<OfferBlock, { _type: 'routePromoBlock' }> };

type FareTableProps = { block: Extract<OfferBlock, { _type: 'fareTableBlock' }> };

type Props = { offer: OfferPage; bookable: boolean; now: Date };

/** The blocks of an offer in the editors' order; white and sand backgrounds separate them. */
export async function OfferBlocks({ offer, bookable, now }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.offers');
  const anchors = await anchorsOf(offer.blocks);
  return offer.blocks.map((block) => {
    switch (block._type) {
      case 'richTextBlock':
        return (
          <section key={block._key} className={styles.block}>
            <div className="wrap">
              <RichText
                value={block[`rich_${locale}`]}
                className={styles.prose}
                anchors={anchors.get(block._key)}
              />
            </div>
          </section>
        );
      case 'routePromoBlock':
        return bookable ? <RoutePromo key={block._key} block={block} /> : null;
      case 'faqBlock':
        return (
          <section key={block._key} className={styles.block} aria-labelledby={`faq-${block._key}`}>
            <div className={`wrap ${styles.split}`}>
              <h2 id={`faq-${block._key}`}>{t('questions')}</h2>
              <div>
                {(block.items ?? []).map((item) => (
                  <details key={item._key} className={styles.question}>
                    <summary>
                      {item[`question_${locale}`]}
                      <ChevronDown aria-hidden size={20} strokeWidth={1.75} />
                    </summary>
                    <p>{item[`answer_${locale}`]}</p>
                  </details>
                ))}
              </div>
            </div>
          </section>
        );
      case 'termsBlock':
        return (
          <section
            key={block._key}
            id="terms"
            className={`${styles.block} ${sectionStyles.sand}`}
            aria-labelledby={`terms-${block._key}`}
          >
            <div className={`wrap ${styles.split}`}>
              <h2 id={`terms-${block._key}`}>{t('terms')}</h2>
              <RichText
                value={block[`rich_${locale}`]}
                className={styles.terms}
                anchors={anchors.get(block._key)}
              />
            </div>
          </section>
        );
      case 'heroBlock':
        return <HeroBlock key={block._key} block={block} book={t('book')} bookable={bookable} />;
      case 'fareTableBlock':
        return <FareTable key={block._key} block={block} />;
      case 'galleryBlock':
        return <GalleryBlock key={block._key} block={block} name={t('gallery')} />;
      case 'countdownBlock':
        return <Countdown key={block._key} block={block} validTo={offer.validTo} now={now} />;
    }
  });
}

/** Headings of all texts of the page share one set of ids. */
async function anchorsOf(blocks: readonly OfferBlock[]) {
  const locale = await currentLocale();
  const texts = blocks.flatMap((block) =>
    block._type === 'richTextBlock' || block._type === 'termsBlock'
      ? [{ key: block._key, text: block[`rich_${locale}`] ?? [] }]
      : [],
  );
  const anchors = anchorsOfTexts(texts.map(({ text }) => text));
  return new Map(texts.map(({ key }, at) => [key, anchors[at]]));
}

/** The fares of the routes that an editor chose, at current prices. */
async function FareTable({ block }: FareTableProps) {
  const locale = await currentLocale();
  const travelClass = stegaClean(block.class) === 'VIP' ? 'VIP' : 'ECO';
  const [t, rows] = await Promise.all([
    getTranslations('common.offers'),
    readFares(block.routes ?? [], travelClass, locale),
  ]);
  return (
    <FareRows
      id={`fares-${block._key}`}
      title={block[`title_${locale}`] ?? ''}
      note={block[`note_${locale}`]}
      rows={rows}
      texts={{
        route: t('colRoute'),
        price: t('colPrice'),
        book: t('bookFare'),
        priceFrom: (price) => t('priceFrom', { price }),
        inBooking: t('priceInBooking'),
        away: t('pricesAway'),
        about: t(travelClass === 'VIP' ? 'perAdult_VIP' : 'perAdult_ECO'),
      }}
    />
  );
}

/** A route as a ticket stub: origin, destination, duration, "from" price, and a link to the prefilled search form. */
async function RoutePromo({ block }: RoutePromoProps) {
  const locale = await currentLocale();
  const { from, to, promo } = block;
  if (!from || !to) return null;
  const [t, network, answer, returns] = await Promise.all([
    getTranslations('common.offers'),
    readNetwork(),
    readWays(to),
    block.withReturn ? readReturnPrices({ from, to }) : [],
  ]);
  const nameOf = (code: string) => network?.ports.find((port) => port.code === code)?.name[locale] ?? code;
  const way = answer?.ways.find((candidate) => candidate.from === from);
  const lowest = way && fromPrice(way);
  const home = await getTranslations('common.destinations');
  return (
    <section className={routePromoStyles.promo}>
      <div className={`wrap ${routePromoStyles.ticket}`}>
        <div className={routePromoStyles.route}>
          <h2>{t('bookRoute', { from: nameOf(from), to: nameOf(to) })}</h2>
          {lowest ? (
            <p className="num" {...fromPriceMark(from, to)}>
              {hopText(home, 'hop', lowest, locale)}
            </p>
          ) : null}
          {returns.length > 0 ? (
            <p className="num" {...returnPriceMark({ from, to })}>
              {t('returnOfRoute', { prices: returnText(t, returns, locale) })}
            </p>
          ) : null}
          {block[`promo_${locale}`] ? <p>{block[`promo_${locale}`]}</p> : null}
        </div>
        <div className={routePromoStyles.stub}>
          {promo ? <p className={routePromoStyles.code}>{t('promo', { promo })}</p> : null}
          <ButtonLink href={paths.booking(locale, { from, to, ...(promo ? { promo } : {}) })}>
            {t('search')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

import { stegaClean } from '@sanity/client/stega';
import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import type { OfferBlock } from '#lib/content/readers/offer.server.ts';
import { readFares } from '#lib/timetable/fares.server.ts';
import { FareRows } from './fare-rows.tsx';

type Props = { block: Extract<OfferBlock, { _type: 'fareTableBlock' }> };

/** The fares of the routes that an editor chose, as they are sold at this moment. */
export async function FareTable({ block }: Props) {
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
      words={{
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

import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import { offerCatalog } from '#lib/timetable/offer-catalog.ts';
import { paths } from '#lib/routes/paths.ts';
import { siteUrl } from '#lib/address.server.ts';
import type { Network, Port, PriceList } from '#contracts/reservations/index.ts';
import { placeWords } from './place-words.ts';

type Props = { list: PriceList; network: Network; port: Port; path: string };

/** The prices of the page for search engines. */
export async function PricesJsonLd({ list, network, port, path }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.prices');
  return (
    <JsonLd
      data={offerCatalog({
        site: siteUrl(),
        path,
        name: t('metaTitle', { place: placeWords(port, locale) }),
        list,
        network,
        from: port.code,
        locale,
        bookingPath: (to) => paths.booking(locale, { from: port.code, to }),
      })}
    />
  );
}

import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { PageHead } from '#app/_ui/page/page-head.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { readRoutedPage } from '#lib/content/readers/page.server.ts';
import { readNetwork, readPriceList } from '#lib/reservations/cached-reads.server.ts';
import { priceView } from '#lib/timetable/price-view.ts';
import { isWithoutLines } from '#app/_ui/first-steps/progress.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { Discounts } from './discounts.tsx';
import { FareTable } from './fare-table.tsx';
import { IslandMatrix } from './island-matrix.tsx';
import { NoPrices } from './no-prices.tsx';
import { placeWords } from './place-words.ts';
import { PortChoice } from './port-choice.tsx';
import styles from './prices-view.module.css';
import { PricesJsonLd } from './prices-json-ld.tsx';
import { Tools } from './tools.tsx';
import { VehicleTable } from './vehicle-table.tsx';

/** The price list from one port, `null` for the first of the network (A1, D7). Every figure is the reservation service's. Awaited by its pages. */
export async function pricesView({ locale, port: code }: { locale: Locale; port: string | null }) {
  const [page, network, list, t] = await Promise.all([
    readRoutedPage('price-list', locale),
    readNetwork(),
    readPriceList(),
    getTranslations('common.prices'),
  ]);
  if (!page || isWithoutLines(network)) notFound();
  const [first] = network?.ports ?? [];
  const port = code === null ? first : network?.ports.find((each) => each.code === code);
  const from = port && port.code !== first?.code ? { from: port.code } : undefined;
  const path = paths.priceList(locale, from);
  if (!network || !port || !list) {
    const phone = await operatorPhone(locale);
    return (
      <>
        <PageHead path={path} title={page.title} lead={page.lead} />
        <NoPrices title={t('awayTitle')} text={t('awayText', { phone: phone.text })}>
          {{ href: phone.href, label: phone.text }}
        </NoPrices>
      </>
    );
  }
  const place = placeWords(port, locale);
  const view = priceView({ list, network, from: port.code, locale });
  return (
    <>
      <PageHead
        path={path}
        title={`${t('from')} ${place}`}
        heading={
          <PortChoice
            key={port.code}
            ports={network.ports.filter(({ destinations }) => destinations.length > 0)}
            current={port.code}
            first={first?.code}
          />
        }
        lead={page.lead}
        between={from ? [{ name: page.title, href: paths.priceList(locale) }] : []}
      >
        <Tools />
      </PageHead>
      {view.groups.length > 0 ? (
        <FareTable view={view} list={list} place={place} />
      ) : (
        <NoPrices title={t('noneTitle')} text={t('noneText')}>
          {{ href: paths.itineraries(locale), label: t('toItineraries') }}
        </NoPrices>
      )}
      <VehicleTable view={view} />
      <IslandMatrix list={list} network={network} from={port.code} locale={locale} />
      <Discounts list={list} />
      {page.body ? (
        <section className={`wrap ${styles.notes}`} aria-labelledby="good">
          <h2 id="good">{t('good')}</h2>
          <RichText value={page.body} locale={locale} />
        </section>
      ) : null}
      <PricesJsonLd list={list} port={port} network={network} path={path} />
    </>
  );
}

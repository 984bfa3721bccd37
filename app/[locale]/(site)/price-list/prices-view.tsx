import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { PageHead } from '#app/_ui/page/page-head.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { isWithoutLines } from '#app/_ui/first-steps/progress.ts';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { Download, Printer, ChevronDown } from '#app/_ui/icon/drawn.server.tsx';
import { SectionHead } from '#app/_ui/page/section-head.tsx';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { readRoutedPage } from '#lib/content/readers/page.server.ts';
import { readNetwork, readPriceList } from '#lib/reservations/cached-reads.server.ts';
import { priceView } from '#lib/timetable/price-view.ts';
import { paths } from '#lib/routes/paths.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { discountCards } from '#lib/timetable/discount-cards.ts';
import type { PriceList, Network, Port } from '#contracts/reservations/index.ts';
import { offerCatalog } from '#lib/timetable/offer-catalog.ts';
import { siteUrl } from '#lib/address.server.ts';
import { matrices, type Matrix } from '#lib/timetable/matrix.ts';
import { FareTable } from './fare-table.tsx';
import { unbroken } from '#foundation/text/unbroken.ts';
import { inSentence } from '#foundation/text/place-forms.ts';
import { portNames } from '#lib/reservations/port-names.ts';
import { PortChoice } from './port-choice.tsx';
import { VehicleTable } from './vehicle-table.tsx';
import { PrintButton } from './print-button.client.tsx';
import { Triangle } from './triangle.tsx';
import styles from './prices-view.module.css';
import discountsStyles from './discounts.module.css';
import islandMatrixStyles from './island-matrix.module.css';

/** A matrix of two ports and one price would only repeat the table. */
const WORTH_DRAWING = 3;

type IslandMatrixProps = { drawn: readonly Matrix[]; from: string };

type SectionLinksProps = { sections: readonly { id: string; title: string }[] };

type PricesJsonLdProps = { list: PriceList; network: Network; port: Port; path: string };

type Props = { title: string; text: string; children?: { href: string; label: string } };

/**
 * The price list from one port, `null` for the first of the network (A1, D7). Every figure is from the reservation
 * service. Its pages await it.
 */
export async function pricesView({ port: code }: { port: string | null }) {
  const locale = await currentLocale();
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
  const ports = portNames(network.ports, locale);
  const view = priceView({ list, network, from: port.code, locale });
  const drawn = matrices({ list, network, from: port.code, locale }).filter(
    ({ rows }) => rows.length >= WORTH_DRAWING,
  );
  const cards = discountCards(list, locale, t('freeOfCharge'));
  const sections = [
    { id: 'vehicles', title: t('vehicles'), isShown: view.groups.length > 0 },
    { id: 'islands', title: t('islandTitle'), isShown: drawn.length > 0 },
    { id: 'discounts', title: t('discounts'), isShown: cards.length > 0 },
    { id: 'good', title: t('good'), isShown: page.body !== null },
  ].filter(({ isShown }) => isShown);
  return (
    <>
      <PageHead
        path={path}
        title={`${t('from')} ${ports(port.code).accusative}`}
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
      />
      <SectionLinks sections={sections} />
      {view.groups.length > 0 ? (
        <FareTable view={view} list={list} ports={ports} from={port.code} />
      ) : (
        <NoPrices title={t('noneTitle')} text={t('noneText')}>
          {{ href: paths.itineraries(locale), label: t('toItineraries') }}
        </NoPrices>
      )}
      <VehicleTable view={view} />
      <Tools />
      <IslandMatrix drawn={drawn} from={port.code} />
      <Discounts cards={cards} />
      {page.body ? (
        <section className={`wrap ${styles.notes}`} aria-labelledby="good">
          <h2 id="good">{t('good')}</h2>
          <RichText value={page.body} />
        </section>
      ) : null}
      <PricesJsonLd list={list} port={port} network={network} path={path} />
    </>
  );
}

/** To what stands below the fares of passengers, which are many screens long on a phone. */
async function SectionLinks({ sections }: SectionLinksProps) {
  const t = await getTranslations('common.prices');
  return (
    <nav className={`wrap ${styles.sections}`} aria-label={t('sections')}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Replaces the table when there are no prices to show. */
function NoPrices({ title, text, children: way }: Props) {
  return (
    <section className={`wrap ${styles.none}`} aria-labelledby="no-prices">
      <h2 id="no-prices">{title}</h2>
      <p>{text}</p>
      {way ? <ButtonLink href={way.href}>{way.label}</ButtonLink> : null}
    </section>
  );
}

/** The list to take along: as a spreadsheet, or on paper. */
async function Tools() {
  const locale = await currentLocale();
  const t = await getTranslations('common.prices');
  return (
    <div className={`wrap ${styles.tools}`}>
      <a
        href={`/api/price-list/${locale}`}
        className={buttonClasses({ tone: 'line', small: true })}
        title={t('csvHint')}
        download
      >
        <Download aria-hidden className="icon" />
        {t('csv')}
      </a>
      <PrintButton>
        <Printer aria-hidden className="icon" />
        {t('print')}
      </PrintButton>
    </div>
  );
}

/** Who pays less, by how much, and with which proof: the same rules as in the price of a booking. */
async function Discounts({ cards }: { cards: ReturnType<typeof discountCards> }) {
  const t = await getTranslations('common.prices');
  if (cards.length === 0) return null;
  return (
    <section className={`far wrap ${discountsStyles.section}`} aria-labelledby="discounts">
      <SectionHead id="discounts" title={t('discounts')}>
        <p className={discountsStyles.note}>{t('largest')}</p>
      </SectionHead>
      <ul className={discountsStyles.cards}>
        {cards.map(({ id, title, amount, terms }) => (
          <li key={id}>
            <h3>{unbroken(title)}</h3>
            <p className={`num ${discountsStyles.amount}`}>{amount}</p>
            {terms ? <p>{unbroken(terms)}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The prices of the page for search engines. */
async function PricesJsonLd({ list, network, port, path }: PricesJsonLdProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.prices');
  return (
    <JsonLd
      data={offerCatalog({
        site: siteUrl(),
        path,
        name: t.markup('metaTitle', { place: inSentence(portNames([port], locale)(port.code)) }),
        list,
        network,
        from: port.code,
        locale,
        bookingPath: (to) => paths.booking(locale, { from: port.code, to }),
      })}
    />
  );
}

/** The prices between all ports of a line as a triangle; the port's other lines open on demand. */
async function IslandMatrix({ drawn, from }: IslandMatrixProps) {
  const t = await getTranslations('common.prices');
  const [main, ...others] = drawn;
  if (!main) return null;
  return (
    <section className={`far ${islandMatrixStyles.band}`} aria-labelledby="islands">
      <div className={`wrap ${islandMatrixStyles.inner}`}>
        <div className={islandMatrixStyles.text}>
          <h2 id="islands">{t('islandTitle')}</h2>
          <p>{t('islandText')}</p>
        </div>
        <Triangle matrix={main} from={from} />
        {others.length > 0 ? (
          <div className={islandMatrixStyles.others}>
            <h3>{t('otherLines')}</h3>
            {others.map((matrix) => (
              <details key={matrix.id}>
                <summary>
                  {matrix.name}
                  <ChevronDown aria-hidden size={20} strokeWidth={1.75} />
                </summary>
                <Triangle matrix={matrix} from={from} />
              </details>
            ))}
          </div>
        ) : null}
      </div>
    </section>
  );
}

import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { InitialTrip } from '#lib/booking/initial-trip.ts';
import { getNetwork } from '#lib/booking/reservations-client.server.ts';
import type { PassengerCounts } from '#lib/booking/state.ts';
import { athensDay } from '#lib/dates/athens.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import type { VehicleCategory } from '#reservations/contract/index.ts';
import { Notice } from '../frame/notice.tsx';
import { operatorPhone } from '../frame/operator-phone.server.ts';
import { SearchForm } from './search-form.client.tsx';
import styles from './search-card.module.css';

type Props = {
  locale: Locale;
  /** What a deep link prefills (C8); without it the traveller's last search in this tab comes back (C11). */
  initial?: InitialTrip;
  passengers?: PassengerCounts;
  vehicles?: readonly VehicleCategory[];
  promo?: string;
  /** The form was sent without something; say what. */
  check?: boolean;
};

/**
 * The search form as a ticket with a tear-off stub: for the home page (over the lower edge of its picture) and for /booking.
 * Takes the whole width of its container; lift it over a picture with a negative margin around it.
 */
export async function SearchCard({
  locale,
  initial,
  passengers,
  vehicles,
  promo = '',
  check = false,
}: Props) {
  const t = await getTranslations({ locale, namespace: 'common.booking.search' });
  const { common } = await getMessages({ locale });
  const network = await getNetwork(locale);
  if (network.kind !== 'ok') {
    const phone = await operatorPhone(locale);
    return (
      <div className={`${styles.card} ${styles.away}`}>
        <Notice tone="warn" title={t('awayTitle')}>
          <p>{t('awayText', { phone: phone.text })}</p>
        </Notice>
      </div>
    );
  }
  const islands: Readonly<Record<string, string>> = common.booking.search.island;
  const ports = network.value.ports.map((port) => ({
    code: port.code,
    island: port.island,
    islandName: islands[port.island] ?? port.name[locale],
    name: port.name,
    aliases: port.aliases,
    quays: port.quays.map((quay) => ({ name: quay.name })),
    // With a change of ship too; the search says which.
    destinations: [...port.destinations, ...(port.connections ?? [])],
  }));
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={{ common: { booking: { search: common.booking.search, party: common.booking.party } } }}
    >
      <SearchForm
        locale={locale}
        ports={ports}
        // The network may be some minutes old; the day must not be.
        today={athensDay(new Date())}
        horizon={network.value.horizon}
        action={paths.bookingSailings(locale)}
        manageHref={paths.manageBooking(locale)}
        initial={initial ?? null}
        passengers={passengers ?? { adults: 1, children: 0, infants: 0 }}
        vehicles={vehicles ?? []}
        promo={promo}
        check={check}
      />
    </NextIntlClientProvider>
  );
}

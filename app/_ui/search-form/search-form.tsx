import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getMessages, getTranslations } from 'next-intl/server';
import { getNetwork } from '#lib/reservations/cached-reads.server.ts';
import { readFormStart, startEvents } from '#lib/booking/form/form-start.ts';
import { transition } from '#lib/booking/form/machine.ts';
import { initialState, MAX_TRIPS } from '#lib/booking/form/state.ts';
import { missingOf } from '#lib/booking/form/validity.ts';
import { first, type RawQuery } from '#lib/booking/raw-query.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { paths } from '#lib/routes/paths.ts';
import { Notice } from '#app/_ui/notice/notice.tsx';
import { hubOf } from '#lib/timetable/crossings.ts';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { formTexts } from './form-texts.server.ts';
import { NativeForm } from './native-form.tsx';
import { SearchShell } from './search-shell.client.tsx';
import styles from './search-form.module.css';
import type { Network } from '#contracts/reservations/index.ts';
import type { SearchConcession, SearchFormPort } from './form-props.ts';

type Props = {
  /**
   * Values of a link (C8), or of an incomplete search (`check`). Without them, the traveller's last search in this tab
   * is restored (C11).
   */
  raw?: RawQuery;
  /** For the form's own page: load the enhanced form as soon as the page is idle. */
  eager?: boolean;
};

/** Initial rows for several legs where no script can add one. */
const ROWS = 3;

/**
 * The search form as a ticket with a tear-off stub: for the home page (over the lower edge of its picture) and for
 * /booking. Takes the whole width of its container; to overlap a picture, put a negative margin around it.
 */
export async function SearchForm({ raw = {}, eager = false }: Props) {
  const locale = await currentLocale();
  const network = await getNetwork();
  if (network.kind !== 'ok') {
    const t = await getTranslations('common.booking.search');
    const phone = await operatorPhone(locale);
    return (
      <div className={`${styles.card} ${styles.away}`}>
        <Notice tone="warn" title={t('awayTitle')}>
          <p>{t('awayText', { phone: phone.text })}</p>
        </Notice>
      </div>
    );
  }
  const messages = await getMessages();
  const form = {
    locale,
    ports: await portsOf(network.value, messages.common.booking.search.island),
    hub: hubOf(network.value.ports),
    claims: await claimsOf(network.value),
    // The network may be some minutes old; the day must be current.
    today: athensDay(new Date()),
    horizon: network.value.horizon,
    action: paths.bookingSailings(locale),
    formHref: paths.booking(locale),
    manageHref: paths.manageBooking(locale),
    start: readFormStart(raw),
    check: first(raw, 'check') !== undefined,
  };
  const state = startEvents(form.start).reduce(transition, initialState(form.today, form.ports));
  const rowCount = Math.max(ROWS, form.start.trips.length, Number(first(raw, 'rows')) || 0);
  return (
    <SearchShell {...form} messages={formTexts(messages)} eager={eager}>
      <NativeForm
        {...form}
        missing={form.check ? missingOf(state.trips) : []}
        rows={form.start.several ? Math.min(MAX_TRIPS, rowCount) : 0}
      />
    </SearchShell>
  );
}

/** The form's data of each port. `islands` are the names of the islands in the language of the page. */
async function portsOf(
  network: Network,
  islands: Readonly<Record<string, string>>,
): Promise<SearchFormPort[]> {
  const locale = await currentLocale();
  return network.ports.map((port) => ({
    code: port.code,
    island: port.island,
    islandName: islands[port.island] ?? port.name[locale],
    name: port.name,
    aliases: port.aliases,
    quays: port.quays.map((quay) => ({ name: quay.name })),
    // Includes destinations with a change of ship; the search shows which they are.
    destinations: [...port.destinations, ...(port.connections ?? [])],
  }));
}

/** The claims that travellers may have today, in the language of the page. */
async function claimsOf(network: Network): Promise<SearchConcession[]> {
  const locale = await currentLocale();
  return (network.entitlements ?? []).map(
    ({ code, name, percent, categories, companionOf, countsAs, proof }) => ({
      code,
      name: name[locale],
      percent,
      proof: proof[locale],
      categories,
      companionOf,
      countsAs: countsAs ?? null,
    }),
  );
}

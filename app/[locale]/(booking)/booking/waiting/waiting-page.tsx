import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { cookies } from 'next/headers';
import { searchRequestOf } from '#lib/booking/choose.ts';
import { sailingsPath } from '#lib/booking/paths.ts';
import { first, type RawQuery } from '#lib/booking/raw-query.ts';
import { searchSailings } from '#lib/reservations/client.server.ts';
import { readSearchQuery } from '#lib/booking/search-query.ts';
import { getEntry } from '#lib/booking/waiting/waiting-client.server.ts';
import { WAITING_COOKIE, waitingToken } from '#lib/booking/waiting/waiting-cookie.ts';
import { legOf } from '#lib/booking/waiting/waiting-form.ts';
import { waitingPath } from '#lib/booking/waiting-path.ts';
import { paths } from '#lib/routes/paths.ts';
import { EntryView } from './entry-view.tsx';
import { JoinView } from './join-view.tsx';
import { ShipFacts } from './ship-facts.tsx';
import { WaitingClosed } from './waiting-closed.tsx';

type Props = { raw: RawQuery };

/** The form to join the list of the ship in the address, or the place on it that `entry` names. */
export async function WaitingPage({ raw }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.waiting');
  const tripId = first(raw, 'trip') ?? '';
  const travelClass = first(raw, 'class') === 'VIP' ? 'VIP' : 'ECO';
  const read = readSearchQuery(raw);
  const query = read.kind === 'complete' ? read.query : null;
  const found = query && tripId ? await searchSailings(searchRequestOf(query), locale) : null;
  const leg = found?.kind === 'ok' ? legOf(found.value, tripId) : null;
  const search = query
    ? (waitingPath(locale, { tripId, class: travelClass, query }).split('?')[1] ?? '')
    : '';
  const others = query ? sailingsPath(locale, query) : paths.booking(locale);
  const closed = (why: 'noShip' | 'noEntry' | 'away') => (
    <>
      <title>{t('title')}</title>
      <WaitingClosed why={why} href={others} />
    </>
  );

  const id = first(raw, 'entry');
  if (id === undefined) {
    if (query && leg) return <JoinView class={travelClass} query={query} leg={leg} search={search} />;
    return closed(found?.kind === 'unreachable' ? 'away' : 'noShip');
  }
  const token = waitingToken((await cookies()).get(WAITING_COOKIE)?.value, id);
  const entry = token ? await getEntry(id, token, locale) : null;
  if (!token || !entry || entry.kind === 'refused') return closed('noEntry');
  if (entry.kind === 'unreachable') return closed('away');
  const said = first(raw, 'failed') ? 'failed' : first(raw, 'new') ? 'new' : null;
  return (
    <>
      <title>{t('title')}</title>
      <EntryView entry={entry.value} token={token} search={search} said={said} others={others}>
        {query && leg ? <ShipFacts class={travelClass} query={query} leg={leg} /> : null}
      </EntryView>
    </>
  );
}

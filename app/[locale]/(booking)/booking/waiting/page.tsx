import type { Metadata } from 'next';
import { FlowFrame } from '#app/[locale]/(booking)/booking/_shared/flow-frame.tsx';
import styles from './waiting.module.css';
import { type RawQuery, first } from '#lib/booking/raw-query.ts';
import { paths } from '#lib/routes/paths.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { cookies } from 'next/headers';
import { searchRequestOf } from '#lib/booking/choose.ts';
import { sailingsPath } from '#lib/booking/paths.ts';
import { searchSailings } from '#lib/reservations/client.server.ts';
import { readSearchQuery } from '#lib/booking/search-query.ts';
import { getEntry } from '#lib/booking/waiting/waiting-client.server.ts';
import { WAITING_COOKIE, waitingToken } from '#lib/booking/waiting/waiting-cookie.ts';
import { legOf } from '#lib/booking/waiting/waiting-form.ts';
import { waitingPath } from '#lib/booking/waiting-path.ts';
import { EntryView } from './entry-view.tsx';
import { JoinView, ShipFacts } from './join-view.tsx';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { IslandPicture } from '#app/[locale]/(booking)/booking/_shared/island-picture.tsx';
import { Notice } from '#app/_ui/notice/notice.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata(): Promise<Metadata> {
  // The form renders the title itself, because it must mention errors, also without a script.
  return { title: { absolute: '' }, robots: { index: false }, referrer: 'same-origin' };
}

/** The waiting list of a full ship: joining it, and the entry on it. */
export default async function WaitingListPage({ searchParams }: Props) {
  const raw = await searchParams;
  const query = new URLSearchParams(
    Object.entries(raw).flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each])),
  );
  return (
    <FlowFrame hrefOf={(language) => `${paths.bookingWaiting(language)}?${query}`}>
      <div className={`wrap ${layout.layout} ${styles.body}`}>
        <WaitingPage raw={raw} />
      </div>
    </FlowFrame>
  );
}

type WaitingPageProps = { raw: RawQuery };

/** The form to join the list of the ship in the address, or the entry with the id `entry`. */
async function WaitingPage({ raw }: WaitingPageProps) {
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
    if (!tripId) return <HowToJoin href={others} />;
    if (query && leg) return <JoinView class={travelClass} query={query} leg={leg} search={search} />;
    return closed(found?.kind === 'unreachable' ? 'away' : 'noShip');
  }
  const token = waitingToken((await cookies()).get(WAITING_COOKIE)?.value, id);
  const entry = token ? await getEntry(id, token, locale) : null;
  if (!token || !entry || entry.kind === 'refused') return closed('noEntry');
  if (entry.kind === 'unreachable') return closed('away');
  const outcome = first(raw, 'failed') ? 'failed' : first(raw, 'new') ? 'new' : null;
  return (
    <>
      <title>{t('title')}</title>
      <EntryView entry={entry.value} token={token} search={search} outcome={outcome} others={others}>
        {query && leg ? <ShipFacts class={travelClass} query={query} leg={leg} /> : null}
      </EntryView>
    </>
  );
}

type WaitingClosedProps = {
  /** No such ship in the address; no such entry in this browser; the service is unavailable. */
  why: 'noShip' | 'noEntry' | 'away';
  /** The next page: the sailings, or the search form. */
  href: string;
};

/** Explains why nothing can be shown, and what to do now. */
async function WaitingClosed({ why, href }: WaitingClosedProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.waiting');
  const phone = await operatorPhone(locale);
  return (
    <div className={styles.head}>
      <h1 className={layout.h1}>{t('heading')}</h1>
      <Notice tone="warn" title={t(`closed.${why}.title`)}>
        <p>{t(`closed.${why}.text`, { phone: phone.text })}</p>
      </Notice>
      <ButtonLink href={href} tone="line">
        {t('others')}
      </ButtonLink>
    </div>
  );
}

type HowToJoinProps = { /** The sailings, or the search form. */ href: string };

/** The page without a sailing in its address: how to get on a list. */
async function HowToJoin({ href }: HowToJoinProps) {
  const t = await getTranslations('common.booking.waiting');
  const sailings = await getTranslations('common.booking.sailings');
  return (
    <>
      <title>{t('title')}</title>
      <div className={styles.head}>
        <h1 className={layout.h1}>{t('heading')}</h1>
        <p className={layout.lede}>{t('how.lede')}</p>
      </div>
      <IslandPicture
        island="kos"
        className={`${styles.aside} ${styles.scene}`}
        sizes="(max-width: 991px) 100vw, 352px"
      />
      <div className={styles.rest}>
        <section>
          <h2 className={layout.h2}>{t('how.title')}</h2>
          <ol className={styles.steps}>
            <li>{t('how.step1')}</li>
            <li>{t('how.step2', { button: sailings('notify') })}</li>
            <li>{t('how.step3')}</li>
          </ol>
        </section>
        <ButtonLink href={href} tone="navy">
          {t('how.search')}
        </ButtonLink>
      </div>
    </>
  );
}

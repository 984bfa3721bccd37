import { CrossingMap } from '#app/[locale]/(booking)/booking/_shared/crossing-map.tsx';
import { CrossingPlaces } from '#app/[locale]/(booking)/booking/_shared/crossing-places.tsx';
import { CrossingTimes } from '#app/[locale]/(booking)/booking/_shared/crossing-times.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { randomUUID } from 'node:crypto';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { sailingsPath } from '#lib/booking/paths.ts';
import type { SearchQuery } from '#lib/booking/search-query.ts';
import type { JourneyLeg, TravelClass } from '#contracts/reservations/index.ts';
import { getNetwork } from '#lib/reservations/cached-reads.server.ts';
import card from '#app/[locale]/(booking)/booking/_shared/summary-card.module.css';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { JoinForm } from './join-form.client.tsx';
import styles from './waiting.module.css';
import { WhatNext } from './what-next.tsx';
import { datedDay } from '#lib/booking/request-day.server.ts';
import { PartyText } from '#app/[locale]/(booking)/booking/_shared/party-text.tsx';

type Props = {
  query: SearchQuery;
  leg: JourneyLeg;
  class: TravelClass;
  search: string;
};

/** How the waiting list works, for which ship, and the two fields of the form. On phones the ship is before the form. */
export async function JoinView({ query, leg, class: travelClass, search }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.waiting');
  const { waitingForm, unanswered, contactCode } = (await getMessages()).common.booking;
  return (
    <>
      <div className={styles.head}>
        <h1 className={layout.h1}>{t('heading')}</h1>
        <p className={layout.lede}>{t('lede')}</p>
      </div>
      <ShipFacts leg={leg} query={query} class={travelClass} />
      <div className={styles.rest}>
        {query.bounds.length > 1 ? <p className={styles.text}>{t('onlyThis')}</p> : null}
        <NextIntlClientProvider messages={{ common: { booking: { waitingForm, unanswered, contactCode } } }}>
          <JoinForm
            search={search}
            idempotencyKey={randomUUID()}
            canSplit={query.passengers.adults > 1}
            title={t('title')}
          />
        </NextIntlClientProvider>
        <p>
          <a href={sailingsPath(locale, query)} className={layout.link}>
            {t('others')}
          </a>
        </p>
      </div>
      <WhatNext />
    </>
  );
}

type ShipFactsProps = {
  leg: JourneyLeg;
  query: SearchQuery;
  class: TravelClass;
};

/** The full ship on its crossing, and the waiting party. */
export async function ShipFacts({ leg, query, class: travelClass }: ShipFactsProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.waiting');
  const network = await getNetwork();
  const { from, to, vessel } = leg;
  const ports = network.kind === 'ok' ? network.value.ports : [];
  const [start, end] = [from, to].map((call) => ports.find(({ code }) => code === call.port));
  return (
    <aside className={`${layout.aside} ${styles.aside}`} aria-label={t('ship')}>
      <div className={card.card}>
        {start && end ? <CrossingMap from={start} to={end} /> : null}
        <div className={`${card.body} ${styles.ship}`}>
          <p className={styles.day}>{datedDay(from.at, locale)}</p>
          <p className={`${styles.times} num`}>
            <CrossingTimes departsAt={from.at} arrivesAt={to.at} />
          </p>
          <p>
            <CrossingPlaces from={from} to={to} />
          </p>
          <p>{t('vessel', { ship: vessel.name[locale], class: t(`class.${travelClass}`) })}</p>
          <ul>
            <PartyText party={query} />
          </ul>
        </div>
      </div>
    </aside>
  );
}

import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { waitingEntryPath } from '#lib/booking/waiting-path.ts';
import { clock } from '#foundation/dates/format-day.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import type { WaitingEntry } from '#contracts/reservations/index.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { Notice } from '#app/_ui/notice/notice.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import styles from './waiting.module.css';
import { WhatNext } from './what-next.tsx';

type Props = {
  entry: WaitingEntry;
  token: string;
  search: string;
  /** Just joined, or an attempt to leave failed: shown once. */
  outcome: 'new' | 'failed' | null;
  /** Link to other sailings. */
  others: string;
  /** The ship and the party. */
  children: ReactNode;
};

/** An entry on the waiting list: its position, an offer if there is one, and the button to leave. */
export async function EntryView({ entry, token, search, outcome, others, children }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.waiting');
  const phone = await operatorPhone(locale);
  const { id, state, position, offers } = entry;
  const open = offers.find((offer) => offer.state === 'open');
  const taken = offers.find((offer) => offer.state === 'taken');
  const own = waitingEntryPath(locale, search, { id, token });
  // «Nothing more to do» doesn't apply any more when seats are on offer.
  const note = outcome === 'new' && state !== 'waiting' ? null : outcome;
  return (
    <>
      <div className={styles.head}>
        <h1 className={layout.h1}>{t(`state.${state}.heading`)}</h1>
        {note ? (
          <Notice tone={note === 'new' ? 'info' : 'warn'} title={t(`${note}.title`)} announce>
            <p>{t(`${note}.text`, { phone: phone.text })}</p>
          </Notice>
        ) : null}
        {position === null ? null : (
          <p className={styles.position}>
            <span>{t('position')}</span> <b className="num">{position}</b>
          </p>
        )}
        <p className={layout.lede}>
          {t(`state.${state}.text`, {
            day: datedDay(entry.expiresAt, locale),
            time: clock(entry.expiresAt),
          })}
        </p>
        {open ? <EntryOffer offer={open} isPart={state === 'waiting'} /> : null}
        {/^(lapsed|withdrawn|expired)$/.test(state) ? (
          <p>
            <a href={others} className={buttonClasses({ tone: 'navy' })}>
              {t('others')}
            </a>
          </p>
        ) : null}
        {taken ? (
          <p>
            <a
              href={managePath(locale, taken.reference, {}, { access: taken.accessToken })}
              className={buttonClasses({ tone: 'navy' })}
            >
              {t('toBooking')}
            </a>
          </p>
        ) : null}
      </div>
      {children}
      {state === 'waiting' || state === 'offered' ? (
        <div className={styles.rest}>
          <section className={styles.own}>
            <h2>{t('linkTitle')}</h2>
            <p>{t('linkText')}</p>
            <a href={own} className={layout.link}>
              {t('link')}
            </a>
          </section>
          <details className={styles.leave}>
            <summary>{t('leaveTitle')}</summary>
            <form method="post" action="/api/booking/waiting">
              <input type="hidden" name="locale" value={locale} />
              <input type="hidden" name="entry" value={id} />
              <input type="hidden" name="search" value={search} />
              <p>{t(state === 'offered' ? 'leaveOffered' : 'leaveText')}</p>
              <button className={buttonClasses({ tone: 'line' })}>{t('leave')}</button>
            </form>
          </details>
        </div>
      ) : null}
      {state === 'waiting' ? <WhatNext /> : null}
    </>
  );
}

type EntryOfferProps = {
  offer: WaitingEntry['offers'][number];
  /** The rest of the party is still waiting. */
  isPart: boolean;
};

/** Seats held until an instant, with the same link as in the email, to the travellers' page. */
async function EntryOffer({ offer, isPart }: EntryOfferProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.waiting.offer');
  const { reference, accessToken, until } = offer;
  return (
    <Notice tone="info" title={t('title', { day: datedDay(until, locale), time: clock(until) })}>
      <p>{t(isPart ? 'part' : 'text')}</p>
      <a
        href={managePath(locale, reference, {}, { access: accessToken })}
        className={buttonClasses({ tone: 'orange' })}
      >
        {t('take')}
      </a>
    </Notice>
  );
}

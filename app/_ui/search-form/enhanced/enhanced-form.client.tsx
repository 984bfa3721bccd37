'use client';

import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { fetched } from '#app/_ui/interaction/lazy-part.ts';
import { useFetched } from '#app/_ui/interaction/use-lazy-part.ts';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import type { BookingEvent } from '#lib/booking/form/events.ts';
import { readFormStart } from '#lib/booking/form/form-start.ts';
import { missingOf } from '#lib/booking/form/validity.ts';
import type { LiveFormProps } from '#app/_ui/search-form/form-props.ts';
import { MissingNotice } from '#app/_ui/search-form/missing-notice.tsx';
import { controlName, readControl } from '#app/_ui/search-form/control-name.ts';
import { fetchSelectors } from './sources.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { LegRows } from './leg-rows.tsx';
import { PartyFields } from './party-fields.tsx';
import { PromoField } from './promo-field.tsx';
import { rememberSearch } from '#lib/booking/form/recent-searches.ts';
import { TripFields } from './trip-fields.tsx';
import { useBookingForm } from './use-booking-form.ts';
import { WayChoice } from './way-choice.tsx';
import styles from '#app/_ui/search-form/search-form.module.css';

const searchAlert = fetched(() => import('./search-alert.client.tsx'));

/** The search form once its script is here. It sends the same address as the plain one that it takes over from. */
export function SearchForm({ messages, ...props }: LiveFormProps) {
  return (
    <NextIntlClientProvider locale={props.locale} messages={messages} timeZone="Europe/Athens">
      <LiveForm {...props} />
    </NextIntlClientProvider>
  );
}

function LiveForm({ taken, ...props }: Omit<LiveFormProps, 'messages'>) {
  const t = useTranslations('common.booking.search');
  const form = useRef<HTMLFormElement>(null);
  const [start] = useState(() => (taken.typed ? readFormStart(taken.typed) : props.start));
  const state = useBookingForm(props.today, props.ports, start, pressOf(taken));
  const [several, setSeveral] = useState(start.several || taken.control === 'way-many');
  const [checked, setChecked] = useState(props.check);
  const { send } = state;
  const { part: SearchAlert } = useFetched(searchAlert, state.alertOpen);
  const isChoosing = state.trips.some(({ activeControl }) => activeControl !== null);
  useEffect(() => {
    if (isChoosing) fetchSelectors();
  }, [isChoosing]);
  const closeAlert = useCallback(() => send({ type: 'alertClosed' }), [send]);
  useEffect(() => {
    // The field under the hand or the focus was replaced; its successor takes over.
    if (taken.control && !taken.pressed) focusControl(form.current, taken.control);
  }, [taken]);
  const [trip] = state.trips;
  if (!trip) return null;
  const legs = state.trips.length > 1 || (several && !trip.hasReturn);
  const missing = checked ? missingOf(state.trips) : [];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (state.isValid) return rememberSearch(state);
    event.preventDefault();
    setChecked(true);
    const [gap] = missingOf(state.trips);
    if (gap) focusControl(form.current, controlName(gap.trip, gap.field));
  };
  const fields = { ...props, state, missing };
  return (
    <form
      ref={form}
      className={styles.card}
      action={props.action}
      method="get"
      onSubmit={submit}
      aria-label={t('label')}
    >
      <div className={styles.top}>
        <WayChoice state={state} legs={legs} onLegs={setSeveral} />
        <PromoField promo={state.promo} onType={(promo) => send({ type: 'promoTyped', promo })} />
        <SiteLink href={props.manageHref} className={styles.mine}>
          {t('mine')}
        </SiteLink>
      </div>
      {legs ? <LegRows {...fields} /> : null}
      <div className={`${styles.row} ${legs ? styles.rest : trip.hasReturn ? '' : styles.single}`}>
        {legs ? null : <TripFields {...fields} trip={trip} />}
        <PartyFields {...fields} trip={trip} />
        <div className={styles.stub}>
          <button className={buttonClasses()} data-control="submit">
            {t('submit')}
          </button>
        </div>
      </div>
      <HiddenFields state={state} />
      <MissingNotice missing={missing} legs={state.trips.length > 1} />
      {SearchAlert && state.alertOpen ? (
        <SearchAlert message={state.alertMsg} textKey={state.alertTransKey} onClose={closeAlert} />
      ) : null}
    </form>
  );
}

/** A press on a field of the plain form opens its selector here. */
function pressOf(taken: LiveFormProps['taken']): BookingEvent[] {
  const control = taken.pressed ? readControl(taken.control) : null;
  return control ? [{ type: 'selectorToggled', ...control }] : [];
}

function focusControl(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[data-control="${name}"]`)?.focus();
}

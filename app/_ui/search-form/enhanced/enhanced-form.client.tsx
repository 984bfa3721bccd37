'use client';

import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { lazyPart } from '#app/_ui/interaction/lazy-part.ts';
import { useLazyPart } from '#app/_ui/interaction/use-lazy-part.ts';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import type { BookingEvent } from '#lib/booking/form/events.ts';
import { readFormStart, startEvents, type FormStart } from '#lib/booking/form/form-start.ts';
import { missingOf } from '#lib/booking/form/validity.ts';
import type { EnhancedFormProps } from '#app/_ui/search-form/form-props.ts';
import { MissingNotice } from '#app/_ui/search-form/missing-notice.tsx';
import { controlName, readControl } from '#app/_ui/search-form/control-name.ts';
import { fetchSelectors } from './sources.ts';
import { LegRows, TripFields } from './trip-fields.tsx';
import { PartyFields } from './party-fields.tsx';
import { rememberSearch } from '#lib/booking/form/recent-searches.ts';
import styles from '#app/_ui/search-form/search-form.module.css';
import cells from '#app/_ui/search-form/cells.module.css';
import promos from '#app/_ui/search-form/promo.module.css';
import type { BookingState, FormPort } from '#lib/booking/form/state.ts';
import { type BookingStore, createBookingStore } from '#lib/booking/form/store.client.ts';
import { useStore } from 'zustand';
import { readTrips, serialiseTrips } from '#lib/booking/form/session.ts';
import { SEARCH_KEY } from '#lib/booking/form/storage-keys.ts';
import { read, write } from '#lib/booking/form/browser-storage.ts';

const searchAlert = lazyPart(() => import('./search-alert.client.tsx'));

/** The search form once its script has loaded. It submits to the same address as the native form that it replaces. */
export function EnhancedForm({ messages, ...props }: EnhancedFormProps) {
  return (
    <NextIntlClientProvider locale={props.locale} messages={messages} timeZone="Europe/Athens">
      <LiveForm {...props} />
    </NextIntlClientProvider>
  );
}

function LiveForm({ handover, ...props }: Omit<EnhancedFormProps, 'messages'>) {
  const t = useTranslations('common.booking.search');
  const form = useRef<HTMLFormElement>(null);
  const [start] = useState(() => (handover.typed ? readFormStart(handover.typed) : props.start));
  const state = useBookingForm(props.today, props.ports, start, pressOf(handover));
  const [several, setSeveral] = useState(start.several || handover.control === 'way-many');
  const [checked, setChecked] = useState(props.check);
  const { send } = state;
  const { part: SearchAlert } = useLazyPart(searchAlert, state.alertOpen);
  const isChoosing = state.trips.some(({ activeControl }) => activeControl !== null);
  useEffect(() => {
    if (isChoosing) fetchSelectors();
  }, [isChoosing]);
  const closeAlert = useCallback(() => send({ type: 'alertClosed' }), [send]);
  useEffect(() => {
    // The focused or pressed field was replaced; the focus moves to its counterpart.
    if (handover.control && !handover.pressed) focusControl(form.current, handover.control);
  }, [handover]);
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
      <div className={`${cells.row} ${legs ? cells.rest : trip.hasReturn ? '' : cells.single}`}>
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

/** A click on a field of the native form opens its selector here. */
function pressOf(handover: EnhancedFormProps['handover']): BookingEvent[] {
  const control = handover.pressed ? readControl(handover.control) : null;
  return control ? [{ type: 'selectorToggled', ...control }] : [];
}

function focusControl(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[data-control="${name}"]`)?.focus();
}

/** The form's state as fields of the search address; `way` and `promo` have their own. */
function HiddenFields({ state }: { state: BookingState }) {
  const { trips, passengers, vehicles, pets, claims } = state;
  const lists = {
    vehicles: vehicles.join(','),
    pets: pets.join(','),
    claims: claims.map((claim) => claim ?? '-').join(','),
  };
  return (
    <>
      {trips.flatMap((trip) => [
        <input key={`from${trip.id}`} type="hidden" name="from" value={trip.fromPort ?? ''} />,
        <input key={`to${trip.id}`} type="hidden" name="to" value={trip.toPort ?? ''} />,
        <input key={`date${trip.id}`} type="hidden" name="date" value={trip.fromDate ?? ''} />,
        trip.hasReturn ? (
          <input key={`return${trip.id}`} type="hidden" name="return" value={trip.retDate ?? ''} />
        ) : null,
      ])}
      {Object.entries(passengers).map(([name, count]) => (
        <input key={name} type="hidden" name={name} value={count} />
      ))}
      {Object.entries(lists).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
    </>
  );
}

type Props = { promo: string; onType: (promo: string) => void };

/** Collapsed, because most travellers have no code; open when there is one, so that it is never submitted unseen. */
function PromoField({ promo, onType }: Props) {
  const t = useTranslations('common.booking.search');
  return (
    <details className={promos.promo}>
      <summary data-control="promo">{promo ? `${t('promo')}: ${promo}` : t('promoAsk')}</summary>
      <div className={promos.panel}>
        <label>
          {t('promo')}
          <input
            // Without a code the address has no parameter for it.
            name={promo ? 'promo' : undefined}
            value={promo}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => onType(event.target.value)}
          />
        </label>
        <small>{t('promoHint')}</small>
      </div>
    </details>
  );
}

type WayChoiceProps = { state: BookingStore; legs: boolean; onLegs: (legs: boolean) => void };

const ways = ['return', 'one', 'many'] as const;
const labelKeys = { return: 'withReturn', one: 'oneWay', many: 'many' } as const;

/** Return, one-way, or several legs. Switching back from several legs keeps the first one. */
function WayChoice({ state, legs, onLegs }: WayChoiceProps) {
  const t = useTranslations('common.booking.search');
  const { trips, send } = state;
  const [first, second] = trips;
  const chosen = legs ? 'many' : first?.hasReturn ? 'return' : 'one';
  const choose = (way: (typeof ways)[number]) => {
    if (!first) return;
    onLegs(way === 'many');
    if (way !== 'many' && second) send({ type: 'tripRemoved', trip: second.id });
    send({ type: 'returnSwitched', trip: first.id, hasReturn: way === 'return' });
    if (way === 'many') send({ type: 'tripAdded' });
  };
  return (
    <fieldset className={styles.ways}>
      <legend className="visually-hidden">{t('way')}</legend>
      {ways.map((way) => (
        <label key={way}>
          <input
            type="radio"
            name="way"
            value={way}
            data-control={`way-${way}`}
            checked={chosen === way}
            onChange={() => choose(way)}
          />
          {t(labelKeys[way])}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * The form's own store: prefilled from a link or from what was typed before the script loaded, else from this tab's
 * last search, and saved as it changes. `open` is the selector that has already been pressed.
 */
function useBookingForm(today: string, ports: readonly FormPort[], start: FormStart, open: BookingEvent[]) {
  const [store] = useState(() => {
    const events = startEvents(start);
    if (start.trips.length === 0)
      events.push({ type: 'sessionRestored', trips: readTrips(read('tab', SEARCH_KEY), today) });
    events.push({ type: 'autoOpenChanged', on: true }, ...open);
    return createBookingStore(today, ports, events);
  });
  useEffect(() => store.subscribe((state) => write('tab', SEARCH_KEY, serialiseTrips(state))), [store]);
  return useStore(store);
}

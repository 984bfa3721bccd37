'use client';

import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { BookingEvent } from '#lib/booking/form/events.ts';
import type { BookingState } from '#lib/booking/form/state.ts';
import { createBookingStore } from '#lib/booking/form/store.client.ts';
import type { SailingsState } from '#lib/booking/sailings-state.ts';

type Store = ReturnType<typeof createBookingStore>;
/** For what stands outside the page of sailings, such as the strip of days of a change. */
const elsewhere = createBookingStore('1970-01-01', []);
const Context = createContext<Store>(elsewhere);

type Props = { today: string; state: SailingsState; children: ReactNode };

/** The booking store on the page of sailings (C1, C7). The page itself is made of its address; the store follows each answer. */
export function SailingsStore({ today, state, children }: Props) {
  const [store] = useState(() =>
    createBookingStore(today, state.ports, [...searchOf(state), ...state.found]),
  );
  const search = JSON.stringify(state.trips);
  const shown = useRef(search);
  useEffect(() => {
    const { send } = store.getState();
    const isOther = shown.current !== search;
    shown.current = search;
    if (isOther) send({ type: 'portsLoaded', ports: state.ports });
    for (const event of [...(isOther ? searchOf(state) : []), ...state.found]) send(event);
  }, [store, state, search]);
  return <Context value={store}>{children}</Context>;
}

function searchOf({ trips: [initial, ...later] }: SailingsState): BookingEvent[] {
  return initial ? [{ type: 'initialTripGiven', initial, later }] : [];
}

function useSailings<T>(select: (state: BookingState) => T): T {
  return useStore(useContext(Context), select);
}

/** Says that routes or prices are on their way, or seats being held. */
export function useLoading(): (what: 'routes' | 'prices' | 'reservation', loading: boolean) => void {
  const store = useContext(Context);
  return useCallback(
    (what, loading) => store.getState().send({ type: 'loadingChanged', what, loading }),
    [store],
  );
}

/** Boards or prices: marked while the next ones are on their way. */
export function Loading({ children }: { children: ReactNode }) {
  const busy = useSailings(({ routesLoading, pricesLoading }) => routesLoading || pricesLoading);
  return <div aria-busy={busy}>{children}</div>;
}

type ButtonProps = { label: string; holding: string; className: string };

/** The button that takes the seats: it says that it works, and a second press takes no second seats. */
export function HoldButton({ label, holding, className }: ButtonProps) {
  const isHolding = useSailings(({ reservationLoading }) => reservationLoading);
  const setLoading = useLoading();
  useEffect(() => {
    // The browser's Back button shows the page as it was left: with the seats being held.
    const onShow = () => setLoading('reservation', false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [setLoading]);
  return (
    <button
      className={className}
      aria-disabled={isHolding}
      onClick={(event) => {
        if (isHolding) event.preventDefault();
        else setLoading('reservation', true);
      }}
    >
      {isHolding ? holding : label}
    </button>
  );
}

'use client';

import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useStore } from 'zustand';
import type { BookingEvent } from '#lib/booking/form/events.ts';
import type { BookingState } from '#lib/booking/form/state.ts';
import { createBookingStore } from '#lib/booking/form/store.client.ts';
import type { SailingsState } from '#lib/booking/sailings-state.ts';

type Store = ReturnType<typeof createBookingStore>;
/** For components outside the sailings page, such as the day strip of a change. */
const elsewhere = createBookingStore('1970-01-01', []);
const Context = createContext<Store>(elsewhere);

type Props = { today: string; state: SailingsState; children: ReactNode };

/**
 * The booking store on the sailings page (C1, C7). The page itself is rendered from its address; the store follows each
 * result.
 */
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

/** Sets the loading state of routes, prices or the hold. */
export function useLoading(): (what: 'routes' | 'prices' | 'reservation', loading: boolean) => void {
  const store = useContext(Context);
  return useCallback(
    (what, loading) => store.getState().send({ type: 'loadingChanged', what, loading }),
    [store],
  );
}

/** Boards or prices: marked as busy while the next ones load. */
export function Loading({ children }: { children: ReactNode }) {
  const busy = useSailings(({ routesLoading, pricesLoading }) => routesLoading || pricesLoading);
  return <div aria-busy={busy}>{children}</div>;
}

type ButtonProps = { label: string; holding: string; className: string };

/** The button that holds the seats: it shows that it is working, and a second press holds no more seats. */
export function HoldButton({ label, holding, className }: ButtonProps) {
  const isHolding = useSailings(({ reservationLoading }) => reservationLoading);
  const setLoading = useLoading();
  // While the chosen sailing travels to its card, nothing listens to the store yet.
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // The browser's Back button restores the page as it was left: with the hold in progress.
    const onShow = () => setLoading('reservation', false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [setLoading]);
  return (
    <button
      className={className}
      aria-disabled={isHolding}
      onClick={(event) => {
        if (isHolding) return event.preventDefault();
        setLoading('reservation', true);
        render();
      }}
    >
      {isHolding ? holding : label}
    </button>
  );
}

'use client';
import { createStore } from 'zustand/vanilla';
import { transition } from './machine.ts';
import { initialState } from './state.ts';
import type { BookingEvent } from './events.ts';
import type { BookingState, FormPort } from './state.ts';

export interface BookingStore extends BookingState {
  send: (event: BookingEvent) => void;
}

/**
 * One store per provider: two forms on a page, or two requests on a server, never share state. `initial` events are
 * known from the start, such as a deep link. They are part of the initial state, because that is what the server
 * renders.
 */
export function createBookingStore(
  today: string,
  ports: readonly FormPort[],
  initial: readonly BookingEvent[] = [],
) {
  const start = initial.reduce(transition, initialState(today, ports));
  return createStore<BookingStore>()((set) => ({
    ...start,
    send: (event) => set((state) => transition(state, event)),
  }));
}
